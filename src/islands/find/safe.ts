import { isSafeAddress } from '~/lib/safe-address';

/** A safe result address: a path of the site or a web address. No mail, telephone or fragment. */
export const isSafe = (url: string): boolean => isSafeAddress(url) && /^(https?:|\/)/i.test(url);
