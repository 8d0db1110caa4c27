import { foldLetters } from '~/search/letters';

/** What the visitor chose in each field of a filter. The names are those of the address. An empty text means no restriction. */
export type Filter = Record<'words' | 'state' | 'from' | 'to' | 'sort', string>;

/** The values of a row of a list. In every sort order, rows without a value come last. */
export interface Entry {
  /** The row's text, simplified by `fold`. */
  readonly text: string;
  readonly states: readonly string[];
  /** The day to compare with `from` and `to`; empty if the row has no day. */
  readonly day: string;
  readonly values: Readonly<Record<string, string | number | undefined>>;
}

/** Prepares a text for comparison: simplifies its letters, removes commas from numbers, and makes all dashes equal. */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\p{Pd}/gu, '-');

/** Returns the number at the start of a text, or undefined. Ignores commas: 12,34,567 is 1234567. */
export const numberIn = (text: string): number | undefined => {
  const [, digits] = /^[₹\s]*([\d,]+(\.\d+)?)/.exec(text) ?? [];
  return digits ? Number(digits.replaceAll(',', '')) : undefined;
};

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && time > 0 && new Date(time).toISOString().startsWith(text);
}

/** Reads a filter from an address or form. Ignores unknown values. */
export function readFilter(
  asked: { get: (name: keyof Filter) => string | null },
  states: readonly string[],
  columns: readonly string[],
): Filter {
  const read = (name: keyof Filter, isKnown: (text: string) => boolean): string => {
    const text = asked.get(name)?.trim() ?? '';
    return isKnown(text) ? text : '';
  };
  return {
    words: read('words', () => true),
    state: read('state', (text) => states.includes(text)),
    from: read('from', isDay),
    to: read('to', isDay),
    sort: read('sort', (text) => columns.includes(text.replace('-', ''))),
  };
}

export const isActive = (filter: Filter): boolean => Object.values(filter).some(Boolean);

/** Writes a filter into the query of an address. Keeps other parameters. */
export function queryOf(filter: Filter, query: string): string {
  const asked = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filter))
    if (value) asked.set(name, value);
    else asked.delete(name);
  return asked.size ? `?${asked}` : '';
}

type Matches = (text: string) => boolean;

/**
 * Returns the tests for a word, from exact to rough. A test checks whether a text matches the word. Both must be simplified by
 * `fold`.
 */
export type MatchersOf = (word: string) => readonly [Matches, ...Matches[]];

export const byLetters: MatchersOf = (word) => [(text) => text.includes(word)];

const MARKS_AT_ENDS = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * Common words that are left out: two rows may have the same meaning, but only one of them has such a word. The search has its
 * own list of common words (src/search/stop-words.ts), which is too large for this island.
 */
const BETWEEN = new Set(
  fold('के का की को से में पर लिए लिये हेतु वाला वाली ke ka ki ko se me mein par liye for of at in on to the and').split(' '),
);

/**
 * Returns the words of a filter: `written` is as the visitor wrote the word, and `word` is simplified by `fold`. A comma between
 * digits does not separate words.
 * Common words such as "for" are left out if the filter has other words.
 */
function wordsOf(text: string) {
  const all = text
    .split(/[\s;:]+|,(?!\d)/)
    .map((written) => ({ written, word: fold(written.replace(MARKS_AT_ENDS, '')) }))
    .filter(({ word }) => word);
  const telling = all.filter(({ word }) => !BETWEEN.has(word));
  return telling.length > 0 ? telling : all;
}

interface FilterOptions {
  readonly filter: Filter;
  readonly matchersOf: MatchersOf;
  /** True if all rows of the list have loaded. */
  readonly isWhole: boolean;
  readonly compare: (a: string, b: string) => number;
}

/** Returns the entries that match the most words. If these entries match half of the words or fewer, returns no entries. */
function nearest<Of extends Entry>(entries: readonly Of[], words: readonly Matches[]): Of[] {
  const counts = entries.map(({ text }) => words.filter((matches) => matches(text)).length);
  const most = Math.max(0, ...counts);
  return most > words.length / 2 ? entries.filter((_, index) => counts[index] === most) : [];
}

/**
 * Returns the matching entries in the chosen order. Equal entries keep their order. Each word has several tests: the first test
 * that at least one entry passes is used. If the whole list has loaded and entries match other words, a word that no entry
 * matches is ignored. If no entry of the whole list matches all words, returns the entries that match the most words.
 * `unknown` has the words that no entry matches exactly, and the words that a returned entry lacks.
 */
export function chosen<Of extends Entry>(
  entries: readonly Of[],
  { filter, matchersOf, isWhole, compare }: FilterOptions,
): { found: Of[]; unknown: string[] } {
  const words = wordsOf(filter.words).map(({ written, word }) => {
    const tests = matchersOf(word);
    const matches = tests.find((test) => entries.some(({ text }) => test(text)));
    return { written, matches: matches ?? (isWhole ? undefined : tests[0]), isExact: matches === tests[0] };
  });
  const known = words.flatMap(({ matches }) => matches ?? []);
  const isNone = words.length > 0 && known.length === 0;
  const others = entries.filter(
    ({ states, day }) =>
      !isNone &&
      (!filter.state || states.includes(filter.state)) &&
      (!filter.from || day >= filter.from) &&
      (!filter.to || (day && day <= filter.to)),
  );
  const all = others.filter(({ text }) => known.every((matches) => matches(text)));
  const found = all.length === 0 && isWhole ? nearest(others, known) : all;
  const column = filter.sort.replace('-', '');
  const direction = column === filter.sort ? 1 : -1;
  found.sort(({ values: { [column]: a } }, { values: { [column]: b } }) =>
    a === undefined || b === undefined
      ? Number(a === undefined) - Number(b === undefined)
      : direction * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))),
  );
  const isInAll = ({ matches, isExact }: (typeof words)[number]): boolean =>
    isExact && found.every(({ text }) => matches?.(text));
  return { found, unknown: words.flatMap((one) => (isInAll(one) ? [] : one.written)) };
}
