import { isSafeAddress } from '~/lib/safe-address';

/**
 * True if the address of a result is a path of the site or a safe web address. False for other addresses, such as mail.
 */
export const isSafe = (url: string): boolean => isSafeAddress(url) && /^(https?:|\/)/i.test(url);
