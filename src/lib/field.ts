/** A field of an unchecked JSON value; `undefined` if it does not exist. */
export const fieldOf = (value: unknown, name: string): unknown => (Object(value) as Record<string, unknown>)[name];
