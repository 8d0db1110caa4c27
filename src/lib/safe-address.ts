/** A name or a password in an address is a secret that everybody would read, or a host that pretends to be another. */
function isWithoutPassword(url: string): boolean {
  try {
    const { username, password } = new URL(url);
    return !username && !password;
  } catch {
    return false;
  }
}

/** An address that may be followed: of the web, of post or telephone, or a path of the site. `//host` is none of these. */
export function isSafeAddress(url: string): boolean {
  // Browsers drop tabs and take a backslash for a slash: what is checked must be what is followed.
  if (/[\p{Cc}\\]/u.test(url) || url.startsWith('//')) return false;
  const scheme = /^[^/?#:]*:/.exec(url)?.[0].toLowerCase();
  if (scheme === 'http:' || scheme === 'https:') return /^https?:\/\/[^/]/i.test(url) && isWithoutPassword(url);
  return scheme === undefined || scheme === 'mailto:' || scheme === 'tel:';
}
