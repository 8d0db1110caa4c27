/** Increase this number when the same file gives other facts or another text. The kept ones are then not used. */
const VERSION = 8;

/** Where `CACHE_DIR` keeps what is known of the inside of a file, without its ending. */
export const keptPlace = (hash: string): string => `papers/${hash.slice(0, 32)}.v${VERSION}`;
