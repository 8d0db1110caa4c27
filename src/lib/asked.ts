/** Returns the query in the address of a results page, or an empty text on other pages. */
export function asked(): string {
  const named = new URLSearchParams(location.search).get('q');
  if (named !== null && /\/search\/?$/.test(location.pathname)) return named.trim();
  // A reference number may contain an unescaped slash.
  const inPath = /\/search\/(.+?)\/?$/.exec(location.pathname)?.[1] ?? '';
  try {
    return decodeURIComponent(inPath.replaceAll('+', ' ')).trim();
  } catch {
    return inPath; // if an escape is broken, use the text as it is
  }
}
