import { isSafeAddress } from '~/lib/safe-address';

/** Of what may be followed, a result is an address of the site or of another website: no mail, no telephone, no place in a page. */
export const isSafe = (url: string): boolean => isSafeAddress(url) && /^(https?:|\/)/i.test(url);
