// The names of the files of an index, and how the manifest says them.
import { readerOf } from './bytes.ts';
import { contentHash } from './hash.ts';

export { MANIFEST } from './manifest-name.ts';

export const VERSION = 4;

/** Each table is cut into files; a file has the keys from its start up to the start of the next. */
export const TABLES = ['terms', 'turned', 'cells'] as const;
export type TableName = (typeof TABLES)[number];
const LETTERS: Record<TableName, string> = { terms: 't', turned: 'u', cells: 'c' };

/** A name changes with its file's content; starts are of digits, small letters, `<` and `>`. */
export const fileName = (table: TableName, start: string, hash: string): string =>
  `${LETTERS[table]}${start.replace('<', '_').replace('>', '~')}-${hash}.${table === 'cells' ? 'txt' : 'bin'}`;

/** The whole text of one entry. */
export const textFileName = (idText: string, hash: string): string => `x${idText}-${hash}.txt`;

/**
 * How much of a hash a name has. They are most of the manifest, as nothing makes them smaller. Four digits are enough for
 * documents: who finds that one is missing in a file asks for that file anew.
 */
export const HASH_DIGITS: Readonly<Record<TableName | 'texts', number>> = {
  terms: 5,
  turned: 5,
  cells: 4,
  texts: 6,
};

/** Whether a file's bytes are those it was named for. The manifest has one name for all that it ever is. */
export function isWhatNameSays(name: string, bytes: Uint8Array): boolean {
  const [, hash = ''] = /-(\w+)\./.exec(name) ?? [];
  return contentHash(bytes).startsWith(hash);
}

export interface Leaf {
  readonly start: string;
  readonly name: string;
}

/** So many entries of a kind in a language are of a year, or without a date. */
export interface KindCount {
  /** The language and kind, as ids have it. */
  readonly segment: number;
  readonly year: number | undefined;
  readonly count: number;
}

/** Years are counted from before any that an id can say; 0 says that there is none. */
const YEAR_ZERO = 1900;

/** What comes before the count: a digit of base 36 for the language and kind, two for the year. */
export const kindCountText = (segment: number, year = YEAR_ZERO): string =>
  segment.toString(36) + (year - YEAR_ZERO).toString(36).padStart(2, '0');

function readKindCount(text: string): KindCount {
  const [segment = 0, year = 0, count = 0] = [text.slice(0, 1), text.slice(1, 3), text.slice(3)].map((part) =>
    parseInt(part, 36),
  );
  return { segment, year: year > 0 ? YEAR_ZERO + year : undefined, count };
}

export interface Manifest {
  /** How many entries there are. */
  readonly entries: number;
  /** Of the kinds that the glossary names. */
  readonly kindCounts: readonly KindCount[];
  readonly tables: Readonly<Record<TableName, readonly Leaf[]>>;
  /** What can still be open: lines of the minute of closing and the id, the soonest first. */
  readonly closings: readonly string[];
}

const LINE_END = 10;

/**
 * A line of counts, a line of those by kind and year, a line for each start (how much it shares with the one before it, and
 * the rest), the hashes, the closings.
 */
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

/** Where in a table a key would be: the last leaf that does not start after it. */
export function leafIndex(leaves: readonly Leaf[], key: string): number {
  let [low, high] = [0, leaves.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((leaves[middle]?.start ?? '') <= key) low = middle;
    else high = middle;
  }
  return low;
}
