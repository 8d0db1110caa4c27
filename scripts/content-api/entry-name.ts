import { isObject } from './openapi.ts';

/** The id or slug of an entry, if an address can hold it. */
export function idOf(entry: unknown): string | undefined {
  const id = isObject(entry) ? (entry.id ?? entry.slug) : undefined;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
}

/** How a sentence names an entry: by its id where it has one. */
export const entryName = (entry: unknown, place: number): string => `entry ${idOf(entry) ?? `number ${place + 1}`}`;
