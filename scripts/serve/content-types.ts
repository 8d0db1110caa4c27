// Says what kind of file an ending means: the same table for every server and for storage.
import { getMimeType, mimes } from 'hono/utils/mime';

export const UNKNOWN_TYPE = 'application/octet-stream';

export const contentTypeOf = (file: string): string => getMimeType(file) ?? UNKNOWN_TYPE;

/** Each content type with the endings of its files. */
export const endingsByType: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(Object.entries(mimes), ([, type]) => type)].map(([type, pairs]) => [
    type,
    pairs.map(([ending]) => ending),
  ]),
);
