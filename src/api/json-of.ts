const known = new WeakMap<object, string>();

/** A part of an answer as JSON; worked out once for each object, so none of them may be changed. */
export function jsonOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const json = known.get(part) ?? JSON.stringify(part);
  known.set(part, json);
  return json;
}
