import { environment } from '~/api/environment';

/** Adds a scheme to an address that begins with `www.`. */
export const withScheme = (address: string): string => (/^www\./i.test(address) ? `https://${address}` : address);

const home = new URL(environment.SITE_URL);

/** The path, if a full address is on this site; else `undefined`. It never begins with `//`. */
export function ownPath(address: string): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  const { host, pathname, search, hash, href } = new URL(address);
  const isFile = href.startsWith(`${environment.FILE_STORAGE_URL}/`);
  return host === home.host && !isFile ? pathname.replace(/^\/+/, '/') + search + hash : undefined;
}
