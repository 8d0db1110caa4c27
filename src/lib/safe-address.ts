/** Longer addresses do not work in all browsers and servers. */
const MOST_LETTERS = 2000;

/** False for an address with a user name or password, because they expose a secret or hide the real host. */
function isWithoutPassword(url: string): boolean {
  try {
    const { username, password } = new URL(url);
    return !username && !password;
  } catch {
    return false;
  }
}

/** True if a link to the address is safe: web, mail, telephone, or a path of the site. False for `//host`. */
export function isSafeAddress(url: string): boolean {
  if (url.length > MOST_LETTERS) return false;
  // Browsers remove tabs and read a backslash as a slash, so such addresses are refused.
  if (/[\p{Cc}\\]/u.test(url) || url.startsWith('//')) return false;
  const scheme = /^[^/?#:]*:/.exec(url)?.[0].toLowerCase();
  if (scheme === 'http:' || scheme === 'https:') return /^https?:\/\/[^/]/i.test(url) && isWithoutPassword(url);
  return scheme === undefined || scheme === 'mailto:' || scheme === 'tel:';
}
