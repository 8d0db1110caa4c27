const keptOf = new WeakMap<object, Map<string, string>>();

/**
 * Returns a cache for HTML that many pages share. The cache lives as long as the parameter `of`: the object with the
 * data from which the HTML is made.
 */
export function keptHtml(of: object): Map<string, string> {
  const known = keptOf.get(of) ?? new Map<string, string>();
  // In development, nothing is cached, so that edits show at once.
  if (import.meta.env.PROD) keptOf.set(of, known);
  return known;
}
