// The content type of each file ending: one table for every server and for storage.
import { getMimeType, mimes as known } from 'hono/utils/mime';

export const UNKNOWN_TYPE = 'application/octet-stream';

/** Light twins are pages, and so are the files that hold a page's difference from a frame. */
const page = known.html ?? UNKNOWN_TYPE;
const types: Readonly<Record<string, string>> = { ...known, lite: page, dcz: page };

export const contentTypeOf = (file: string): string => getMimeType(file, types) ?? UNKNOWN_TYPE;

/** Each content type with the endings of its files. */
export const endingsByType: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(Object.entries(types), ([, type]) => type)].map(([type, pairs]) => [
    type,
    pairs.map(([ending]) => ending),
  ]),
);
