import { decoded } from './decoded';

/** Returns the search query in the address of a results page, or an empty text on other pages. */
export function asked(): string {
  const named = new URLSearchParams(location.search).get('q');
  if (named !== null && /\/search\/?$/.test(location.pathname)) return named.trim();
  // The pattern accepts slashes, because a reference number in a query can contain an unescaped slash.
  const inPath = /\/search\/(.+?)\/?$/.exec(location.pathname)?.[1] ?? '';
  return decoded(inPath.replaceAll('+', ' ')).trim();
}
