/** A field of a JSON value that nobody has checked yet; `undefined` where the value has none. */
export const fieldOf = (value: unknown, name: string): unknown => (Object(value) as Record<string, unknown>)[name];
