/** Returns a field of an unchecked JSON value, or undefined if the value has no such field. */
export const fieldOf = (value: unknown, name: string): unknown => (Object(value) as Record<string, unknown>)[name];
