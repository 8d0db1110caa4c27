// Matches query words with the kind and the year of an entry. Every ID contains kind and year, so the index needs no
// list of entries for such words.
import { CLOSING_KINDS, kindOf, KINDS, yearOf, type Kind } from './ids.ts';
import { namesKind, SLIP_BESIDE, type Match } from './match.ts';
import type { Wanted } from './query.ts';

/** A query word with its matches. */
export interface Answered {
  readonly wanted: Wanted;
  readonly matches: readonly Match[];
}

/**
 * The kinds that a word names, with the quality of each match. `year` is set if the word is a year. `isTime` is true for a
 * year, for the name of a month, and for "new".
 */
export interface Named {
  readonly kinds: ReadonlyMap<Kind, number>;
  readonly year: number | undefined;
  readonly isTime: boolean;
  /** True if the word asks for open tenders or jobs: "open" or चालू, beside a word that names such a kind. */
  readonly isOpen: boolean;
}

/** Words for what is open now. */
const OPEN = /^(?:open|live|khul[aei]|खुल[ाेी]|chalu|चालू)$/;

/**
 * Words of time: months in English and Hindi, as they are typed. Long names are here by their coarse key. The keys of short names
 * are also keys of other words ("junior", "fibre").
 */
const TIMES: ReadonlySet<string> = new Set(
  'new jan january janwari janvari जनवरी feb february farvari फरवरी march मार्च april अप्रैल may मई june जून july julai जुलाई aug ajst sep sept oct nov dec sptnbr stnbr aktbr nbnbr dsnbr'.split(
    ' ',
  ),
);

/** True for "new" and for the name of a month. `keys` are the coarse keys of the word. */
export const isTimeWord = (text: string, keys: readonly string[]): boolean =>
  [text, ...keys].some((one) => TIMES.has(one));

const KIND_WORTH = 0.93;
export const YEAR_WORTH = 0.5;

function namedBy({ wanted, matches }: Answered): Named {
  const kinds = new Map<Kind, number>();
  for (const { spine, quality } of matches) {
    const kind = namesKind(spine.surface) && quality > SLIP_BESIDE && KINDS[parseInt(spine.surface.charAt(1), 36)];
    if (kind) kinds.set(kind, Math.max(kinds.get(kind) ?? 0, quality));
  }
  const isTime = wanted.isYear || isTimeWord(wanted.text, wanted.keys);
  return { kinds, year: wanted.isYear ? Number(wanted.text) : undefined, isTime, isOpen: OPEN.test(wanted.text) };
}

/** Returns what each word names. "Open" counts only beside the name of a kind that closes: in "open cast" it means something else. */
export function namedIn(answered: readonly Answered[]): Named[] {
  const named = answered.map(namedBy);
  const canBeOpen = named.some(({ kinds }) => CLOSING_KINDS.some((kind) => kinds.has(kind)));
  return named.map((one) => ({ ...one, isOpen: one.isOpen && canBeOpen }));
}

/** Returns the kinds that a query names. The set is empty if a query word names neither a kind nor a year. */
export function kindsAsked(named: readonly Named[]): ReadonlySet<Kind> {
  const isAll = named.every(({ kinds, year }) => kinds.size > 0 || year !== undefined);
  return new Set(isAll ? named.flatMap(({ kinds }) => [...kinds.keys()]) : []);
}

/** Returns the worth of a named kind, year or "open" for an entry. Returns 0 if the entry is nothing of these. */
export function saidWorth({ kinds, year, isOpen }: Named, id: number, isEntryOpen: boolean): number {
  const byKind = kinds.size > 0 ? (kinds.get(kindOf(id)) ?? 0) * KIND_WORTH : 0;
  if (isOpen && isEntryOpen) return KIND_WORTH;
  return year !== undefined && yearOf(id) === year ? Math.max(byKind, YEAR_WORTH) : byKind;
}
