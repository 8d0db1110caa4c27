import { foldLetters } from '~/search/letters';

const NAMES = ['words', 'state', 'from', 'to', 'sort'] as const;

/** What a visitor asks of a list, as the address and the fields name it; an empty text asks nothing. */
export type Filter = Record<(typeof NAMES)[number], string>;

/** What a filter knows of a row. A value that is missing stands last in any order. */
export interface Entry {
  /** Its words, folded. */
  readonly text: string;
  readonly states: readonly string[];
  /** The day that `from` and `to` are about; empty where there is none. */
  readonly day: string;
  readonly values: Readonly<Record<string, string | number | undefined>>;
}

/** Words as they are compared: their letters, numbers without their commas, one kind of dash. */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\p{Pd}/gu, '-');

/** The number that a text begins with, grouped in whatever way: 12,34,567 is 1234567. */
export const numberIn = (text: string): number | undefined => {
  const [digits] = /^[\d,]+(\.\d+)?/.exec(text.trim()) ?? [];
  return digits ? Number(digits.replaceAll(',', '')) : undefined;
};

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && time > 0 && new Date(time).toISOString().startsWith(text);
}

/** A filter from an address or the fields of a form; what it does not know counts as not asked. */
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

export const isActive = (filter: Filter): boolean => NAMES.some((name) => filter[name] !== '');

/** The query of an address with the filter in it; what else it asks stays. */
export function queryOf(filter: Filter, query: string): string {
  const asked = new URLSearchParams(query);
  for (const name of NAMES)
    if (filter[name]) asked.set(name, filter[name]);
    else asked.delete(name);
  return asked.size ? `?${asked}` : '';
}

/** The entries that a filter lets through, in the order it asks for; equal ones stay as they came. */
export function chosen<Of extends Entry>(
  entries: readonly Of[],
  filter: Filter,
  compare: (a: string, b: string) => number,
): Of[] {
  const words = fold(filter.words).split(/\s+/);
  const found = entries.filter(
    ({ text, states, day }) =>
      words.every((word) => text.includes(word)) &&
      (!filter.state || states.includes(filter.state)) &&
      (!filter.from || day >= filter.from) &&
      (!filter.to || (day && day <= filter.to)),
  );
  const column = filter.sort.replace('-', '');
  const direction = column === filter.sort ? 1 : -1;
  return found.sort(({ values: { [column]: a } }, { values: { [column]: b } }) =>
    a === undefined || b === undefined
      ? Number(a === undefined) - Number(b === undefined)
      : direction * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))),
  );
}
