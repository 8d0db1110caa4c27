import { environment } from '~/api/environment';

/** Adds `https://` to an address that begins with `www.`. */
export const withScheme = (address: string): string => (/^www\./i.test(address) ? `https://${address}` : address);

const home = new URL(environment.SITE_URL);

/** The path of a full address on this site, never with `//` at its start. Returns `undefined` for other addresses. */
export function ownPath(address: string): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  const { host, pathname, search, hash, href } = new URL(address);
  const isFile = href.startsWith(`${environment.FILE_STORAGE_URL}/`);
  return host === home.host && !isFile ? pathname.replace(/^\/+/, '/') + search + hash : undefined;
}
