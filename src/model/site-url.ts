import { environment } from '~/api/environment';
import { addressCode } from '~/media/address-code';

/** The full address of a path. */
export const siteUrl = (path: string): string => environment.SITE_URL + path;

/** Returns the address that a printed page shows: as text, and as the path of a QR code. */
export function onPaper(path: string): { address: string; code: string } {
  const address = siteUrl(path);
  return { address, code: addressCode(address) };
}
