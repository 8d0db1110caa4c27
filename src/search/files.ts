// Defines the file names of the index, and reads the manifest (the list of all index files).
import { readerOf } from './bytes.ts';
import { contentHash } from './hash.ts';
import { ID_DIGITS } from './ids.ts';
import { MOMENT_DIGITS } from './moments.ts';

export { MANIFEST } from './manifest-name.ts';

export const VERSION = 9;

/**
 * The tables of the index. Each table is divided into files. A file holds the keys from its own `start` up to the
 * `start` of the next file.
 */
export const TABLES = ['terms', 'turned', 'cells'] as const;
export type TableName = (typeof TABLES)[number];
const LETTERS: Record<TableName, string> = { terms: 't', turned: 'u', cells: 'c' };

/**
 * Returns a file name. It contains a hash of the content, so that new content gets a new name. `start` has only digits, small
 * letters, `<` and `>`.
 */
export const fileName = (table: TableName, start: string, hash: string): string =>
  `${LETTERS[table]}${start.replace('<', '_').replace('>', '~')}-${hash}.${table === 'cells' ? 'txt' : 'bin'}`;

/** Returns the name of the file with the whole text of one entry. */
export const textFileName = (idText: string, hash: string): string => `x${idText}-${hash}.txt`;

/** The number of hash digits in a file name. The number is small, because hashes do not compress. */
export const HASH_DIGITS: Readonly<Record<TableName | 'texts', number>> = {
  terms: 5,
  turned: 5,
  cells: 6,
  texts: 6,
};

/** A documents file begins with an ID and a tab. */
const FIRST_ID = new RegExp(`^[0-9a-z]{${ID_DIGITS}}\t`);
const LINE_END = 10;

/** A terms file begins with so many bytes of the hash of all that follows, because it shares the hash in its name. */
export const CHECK_BYTES = 3;

const digitsOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * True if the content is that of the file. Always true for the manifest. A file of words is checked by its first bytes, and a
 * file of results by its begin and its end, because their names have hashes that they share. The file of a text must match the
 * hash in its name.
 */
export function isWhatNameSays(name: string, bytes: Uint8Array): boolean {
  const [, letter = '', start = '', hash = ''] = /^(.)([^-]*)-(\w+)\./.exec(name) ?? [];
  if (letter === LETTERS.terms || letter === LETTERS.turned)
    return (
      contentHash(bytes.subarray(CHECK_BYTES)).slice(0, 2 * CHECK_BYTES) === digitsOf(bytes.subarray(0, CHECK_BYTES))
    );
  if (letter !== LETTERS.cells) return contentHash(bytes).startsWith(hash);
  const first = String.fromCharCode(...bytes.subarray(0, ID_DIGITS + 1));
  return FIRST_ID.test(first) && first.startsWith(start) && bytes.at(-1) === LINE_END;
}

/**
 * Neighbouring files share a hash, because hashes do not compress: about three files of words, and about four files of results. If
 * one of them changes, all of them get another name.
 */
const SHARING: Readonly<Record<TableName, number>> = { terms: 3, turned: 2, cells: 4 };
/** At most twice as many files share a hash. */
const MOST_TIMES = 2;

/**
 * Returns the number of the hash of each file. A new hash begins where the last letter of `start` says so. So a file that is added
 * or removed does not change the groups after it.
 */
export function hashNumbers(table: TableName, starts: readonly string[]): number[] {
  let [number, sharing] = [-1, 0];
  const usual = SHARING[table];
  return starts.map((start) => {
    const isNew = sharing === MOST_TIMES * usual || start.charCodeAt(start.length - 1) % usual === 0;
    [number, sharing] = isNew || number < 0 ? [number + 1, 1] : [number, sharing + 1];
    return number;
  });
}

export interface Leaf {
  readonly start: string;
  readonly name: string;
}

/** The number of entries of one segment and year. */
export interface KindCount {
  /** The part of an ID for language, kind, and whether the entry has a translation. */
  readonly segment: number;
  readonly year: number | undefined;
  readonly count: number;
}

/** A year is stored as the number of years since 1900. No ID has the year 1900, so the number 0 means no date. */
const YEAR_ZERO = 1900;

/** Returns two base-36 digits for the segment, and two for the year. The count follows them in the manifest. */
export const kindCountText = (segment: number, year = YEAR_ZERO): string =>
  [segment, year - YEAR_ZERO].map((part) => part.toString(36).padStart(2, '0')).join('');

function readKindCount(text: string): KindCount {
  const [segment = 0, year = 0, count = 0] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)].map((part) =>
    parseInt(part, 36),
  );
  return { segment, year: year > 0 ? YEAR_ZERO + year : undefined, count };
}

export interface Manifest {
  readonly entries: number;
  /** The number of entries of each segment and year. Only kinds that the glossary names are counted. */
  readonly kindCounts: readonly KindCount[];
  readonly tables: Readonly<Record<TableName, readonly Leaf[]>>;
  /** Tenders and jobs that may still be open. The earliest closing is first. */
  readonly closings: readonly Closing[];
}

interface Closing {
  /** The moment of closing, as `momentText` writes it. */
  readonly moment: string;
  readonly id: number;
}

/**
 * Reads a line of entries that close at the same time: the closing time, the first ID, and a digit for each further ID. This
 * digit is the distance from the previous ID.
 */
function readClosings(line: string): Closing[] {
  const [moment, steps] = [line.slice(0, MOMENT_DIGITS), line.slice(MOMENT_DIGITS + ID_DIGITS)];
  let id = parseInt(line.slice(MOMENT_DIGITS, MOMENT_DIGITS + ID_DIGITS), 36);
  return Array.from(`0${steps}`, (step) => ({ moment, id: (id += parseInt(step, 36)) }));
}

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
    const numbers = hashNumbers(table, own);
    const pairs = Array.from({ length: Math.ceil(((1 + (numbers.at(-1) ?? -1)) * digits) / 2) }, reader.byte);
    const hashes = digitsOf(Uint8Array.from(pairs));
    return own.map((start, at) => {
      const from = (numbers[at] ?? 0) * digits;
      return { start, name: fileName(table, start, hashes.slice(from, from + digits)) };
    });
  });
  const [terms = [], turned = [], cells = []] = leaves;
  const closings = new TextDecoder()
    .decode(bytes.subarray(reader.at()))
    .split('\n')
    .filter(Boolean)
    .flatMap(readClosings);
  return { entries, kindCounts, tables: { terms, turned, cells }, closings };
}

/** Returns the index of the file for a key. It is the last file with a `start` that is not greater than the key. */
export function leafIndex(leaves: readonly Leaf[], key: string): number {
  let [low, high] = [0, leaves.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((leaves[middle]?.start ?? '') <= key) low = middle;
    else high = middle;
  }
  return low;
}
