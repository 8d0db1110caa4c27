const keptOf = new WeakMap<object, Map<string, string>>();

/** A cache for HTML that many pages share. It lives as long as `of`, the object that the HTML shows. */
export function keptHtml(of: object): Map<string, string> {
  const known = keptOf.get(of) ?? new Map<string, string>();
  // No cache in development, so that edits show at once.
  if (import.meta.env.PROD) keptOf.set(of, known);
  return known;
}
