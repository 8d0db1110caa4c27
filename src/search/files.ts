// Defines the file names of the index, and reads the manifest (the list of all index files).
import { readerOf } from './bytes.ts';
import { contentHash } from './hash.ts';

export { MANIFEST } from './manifest-name.ts';

export const VERSION = 4;

/** The tables of the index. A table is cut into files. A file has the keys from its start to the next file's start. */
export const TABLES = ['terms', 'turned', 'cells'] as const;
export type TableName = (typeof TABLES)[number];
const LETTERS: Record<TableName, string> = { terms: 't', turned: 'u', cells: 'c' };

/** `start` has only digits, small letters, `<` and `>`. The hash changes the name when the content changes. */
export const fileName = (table: TableName, start: string, hash: string): string =>
  `${LETTERS[table]}${start.replace('<', '_').replace('>', '~')}-${hash}.${table === 'cells' ? 'txt' : 'bin'}`;

/** Returns the name of the file with the whole text of one entry. */
export const textFileName = (idText: string, hash: string): string => `x${idText}-${hash}.txt`;

/**
 * How many digits of the hash a file name has. Few, because hashes do not compress and are most of the manifest.
 * Four digits are enough for documents: if a cached file lacks a document, the library loads the file again.
 */
export const HASH_DIGITS: Readonly<Record<TableName | 'texts', number>> = {
  terms: 5,
  turned: 5,
  cells: 4,
  texts: 6,
};

/** Checks the content against the hash in the file name. The manifest has no hash, so the result is always true. */
export function isWhatNameSays(name: string, bytes: Uint8Array): boolean {
  const [, hash = ''] = /-(\w+)\./.exec(name) ?? [];
  return contentHash(bytes).startsWith(hash);
}

export interface Leaf {
  readonly start: string;
  readonly name: string;
}

/** The number of entries of one kind, language and year. */
export interface KindCount {
  /** One number for language and kind, as in an ID. */
  readonly segment: number;
  readonly year: number | undefined;
  readonly count: number;
}

/** A year is stored as years since 1900, which is before the first year of an ID. The number 0 means no date. */
const YEAR_ZERO = 1900;

/** Returns one base-36 digit for language and kind, and two for the year. The writer adds the count after them. */
export const kindCountText = (segment: number, year = YEAR_ZERO): string =>
  segment.toString(36) + (year - YEAR_ZERO).toString(36).padStart(2, '0');

function readKindCount(text: string): KindCount {
  const [segment = 0, year = 0, count = 0] = [text.slice(0, 1), text.slice(1, 3), text.slice(3)].map((part) =>
    parseInt(part, 36),
  );
  return { segment, year: year > 0 ? YEAR_ZERO + year : undefined, count };
}

export interface Manifest {
  readonly entries: number;
  /** The counts are only of kinds that the glossary names. */
  readonly kindCounts: readonly KindCount[];
  readonly tables: Readonly<Record<TableName, readonly Leaf[]>>;
  /** Entries that may still be open. Each line is the closing minute and the ID; the earliest closing is first. */
  readonly closings: readonly string[];
}

const LINE_END = 10;

/** Reads a manifest. README.md describes its format. */
export function readManifest(bytes: Uint8Array): Manifest {
  const reader = readerOf(bytes);
  const [version, entries = 0, ...counts] = reader.word(LINE_END).split(' ').map(Number);
  const isLikely = counts.length === TABLES.length && counts.every((count) => count <= bytes.length);
  if (version !== VERSION || !isLikely) throw new RangeError('not a manifest of this version');
  const kindCounts = reader.word(LINE_END).split(' ').filter(Boolean).map(readKindCount);
  const starts = counts.map((count) => {
    let before = '';
    return Array.from({ length: count }, () => {
      const line = reader.word(LINE_END);
      before = before.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1);
      return before;
    });
  });
  const leaves = TABLES.map((table, index) => {
    const [own, digits] = [starts[index] ?? [], HASH_DIGITS[table]];
    const pairs = Array.from({ length: Math.ceil((own.length * digits) / 2) }, reader.byte);
    const hashes = pairs.map((pair) => pair.toString(16).padStart(2, '0')).join('');
    return own.map((start, at) => ({
      start,
      name: fileName(table, start, hashes.slice(at * digits, (at + 1) * digits)),
    }));
  });
  const [terms = [], turned = [], cells = []] = leaves;
  const closings = new TextDecoder().decode(bytes.subarray(reader.at())).split('\n');
  return { entries, kindCounts, tables: { terms, turned, cells }, closings };
}

/** Returns the index of the file for a key: the last file with a start that is not after the key. */
export function leafIndex(leaves: readonly Leaf[], key: string): number {
  let [low, high] = [0, leaves.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((leaves[middle]?.start ?? '') <= key) low = middle;
    else high = middle;
  }
  return low;
}
