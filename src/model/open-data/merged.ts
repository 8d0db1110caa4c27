// The types of open data values, and how the Open Contracting Data Standard merges values.
export type Json = string | number | undefined | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

const isObject = (value: Json): value is JsonObject => typeof value === 'object' && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/**
 * Merges two values by the rules of the standard. Fields of objects are merged by their names, and objects in lists by their
 * IDs. Any other value is replaced.
 */
export function merged(before: Json, after: Json): Json {
  if (after === undefined) return before;
  if (isList(before) && isList(after) && [...before, ...after].every((one) => isObject(one) && one.id !== undefined)) {
    const items = new Map([...before].map((one) => [(one as JsonObject).id, one]));
    for (const one of after) items.set((one as JsonObject).id, merged(items.get((one as JsonObject).id), one));
    return [...items.values()];
  }
  if (!isObject(before) || !isObject(after)) return after;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries([...names].map((name) => [name, merged(before[name], after[name])]));
}
