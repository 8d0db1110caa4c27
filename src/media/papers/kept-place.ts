/**
 * Increase this number when the reader finds other facts or another text in the same file. Then the stored facts and texts of
 * earlier versions are not used.
 */
const VERSION = 8;

/** Where `CACHE_DIR` stores the facts of a file's inside, without the ending of the stored file. */
export const keptPlace = (hash: string): string => `papers/${hash.slice(0, 32)}.v${VERSION}`;
