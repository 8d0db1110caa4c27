import { isObject } from './openapi.ts';

/** How a sentence names an entry: by its id where it has one. */
export function entryName(entry: unknown, place: number): string {
  const id = isObject(entry) ? (entry.id ?? entry.slug) : undefined;
  return typeof id === 'number' || typeof id === 'string' ? `entry ${id}` : `entry number ${place + 1}`;
}
