const keptOf = new WeakMap<object, Map<string, string>>();

/** HTML that many pages share, by name: kept as long as the thing it was made of. */
export function keptHtml(of: object): Map<string, string> {
  const known = keptOf.get(of) ?? new Map<string, string>();
  // A development server shows what was edited.
  if (import.meta.env.PROD) keptOf.set(of, known);
  return known;
}
