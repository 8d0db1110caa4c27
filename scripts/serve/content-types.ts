// Holds the content type of each file ending. All web servers and the storage use this table.
import { getMimeType, mimes as known } from 'hono/utils/mime';

export const UNKNOWN_TYPE = 'application/octet-stream';

/** The type of pages. The light version of a page (`.lite`) and its `.dcz` file have this type too. */
const page = known.html ?? UNKNOWN_TYPE;
const types: Readonly<Record<string, string>> = {
  ...known,
  lite: page,
  dcz: page,
  rules: 'application/speculationrules+json',
};

export const contentTypeOf = (file: string): string => getMimeType(file, types) ?? UNKNOWN_TYPE;

/** Each content type with the endings of its files. */
export const endingsByType: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(Object.entries(types), ([, type]) => type)].map(([type, pairs]) => [
    type,
    pairs.map(([ending]) => ending),
  ]),
);
