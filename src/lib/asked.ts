/** The words that are asked for by the address of a page of results; empty on every other page. */
export function asked(): string {
  const named = new URLSearchParams(location.search).get('q');
  if (named !== null && /\/search\/?$/.test(location.pathname)) return named.trim();
  // A slash of a reference number may stand as it is.
  const inPath = /\/search\/(.+?)\/?$/.exec(location.pathname)?.[1] ?? '';
  try {
    return decodeURIComponent(inPath.replaceAll('+', ' ')).trim();
  } catch {
    return inPath; // half an escape: the words as they stand
  }
}
