// Matches on kind and year, which every ID holds: they need no posting lists.
import { kindOf, KINDS, yearOf, type Kind } from './ids.ts';
import { namesKind, SLIP_BESIDE, type Match } from './match.ts';
import type { Wanted } from './query.ts';

/** A query word, or two joined, with its matches. */
export interface Answered {
  readonly wanted: Wanted;
  readonly matches: readonly Match[];
}

/** The kinds that a word names, with the quality of each match, or the year. */
export interface Named {
  readonly kinds: ReadonlyMap<Kind, number>;
  readonly year: number | undefined;
}

const KIND_WORTH = 0.93;
export const YEAR_WORTH = 0.5;

export function namedBy({ wanted, matches }: Answered): Named {
  const kinds = new Map<Kind, number>();
  for (const { spine, quality } of matches) {
    const kind = namesKind(spine.surface) && quality > SLIP_BESIDE && KINDS[parseInt(spine.surface.charAt(1), 36)];
    if (kind) kinds.set(kind, Math.max(kinds.get(kind) ?? 0, quality));
  }
  return { kinds, year: wanted.isYear ? Number(wanted.text) : undefined };
}

/** The kinds that a query asks for if it says nothing but them and a year; else none. */
export function kindsAsked(named: readonly Named[]): ReadonlySet<Kind> {
  const isAll = named.every(({ kinds, year }) => kinds.size > 0 || year !== undefined);
  return new Set(isAll ? named.flatMap(({ kinds }) => [...kinds.keys()]) : []);
}

/** The worth of a named kind or year for an entry; 0 if its ID has neither. */
export function saidWorth({ kinds, year }: Named, id: number): number {
  const byKind = kinds.size > 0 ? (kinds.get(kindOf(id)) ?? 0) * KIND_WORTH : 0;
  return year !== undefined && yearOf(id) === year ? Math.max(byKind, YEAR_WORTH) : byKind;
}
