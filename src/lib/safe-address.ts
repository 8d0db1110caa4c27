/** Longer addresses do not work in all browsers and servers. */
const MOST_LETTERS = 2000;

/** The URL parser needs a host to parse a path. Any host is possible. */
const HOST = 'http://a';

function parsed(url: string): URL | undefined {
  try {
    return new URL(url, HOST);
  } catch {
    return undefined;
  }
}

/**
 * True if a link to the address is safe, and the address is valid: web, mail, telephone, or a path of the site. False
 * for `//host`. False for an address with a user name or password, because it shows a secret or hides the real host.
 */
export function isSafeAddress(url: string): boolean {
  if (url.length > MOST_LETTERS) return false;
  // Browsers remove tabs and read a backslash as a slash, so such addresses are refused.
  if (/[\p{Cc}\\]/u.test(url) || url.startsWith('//')) return false;
  const whole = parsed(url);
  if (!whole || whole.username || whole.password) return false;
  const scheme = /^[^/?#:]*:/.exec(url)?.[0].toLowerCase();
  if (scheme === 'http:' || scheme === 'https:') return /^https?:\/\/[^/]/i.test(url);
  return scheme === undefined || scheme === 'mailto:' || scheme === 'tel:';
}
