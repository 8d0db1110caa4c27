// Filters the results. Counts the results that each value of a filter would give.
import { dayNumber, dayOf, firstIdOf, kindOf, segmentOf, shownIn, UNDATED_DAYS, yearOf } from './ids.ts';
import type { Evaluation } from './evaluate.ts';
import type { Library } from './library.ts';
import type { Ranked } from './rank.ts';
import type { Filters, Results } from './results.ts';
import { nameIn } from './unit.ts';

type Counts = Record<string, number>;
const countIn = (counts: Counts, name: string | number | undefined, count: number): void => {
  if (name !== undefined) counts[name] = (counts[name] ?? 0) + count;
};

/** Returns the entries of a block, or a single entry, one by one. */
const each = (one: Ranked, ids: readonly number[]): Ranked[] =>
  ids.map((id) => ({ ...one, id, upTo: undefined, count: 1 }));

type Ids = ReadonlySet<number>;

/**
 * Leaves out entries of other days. The entries of a block are loaded only if a part of the block is outside the days. The
 * `known` entries are separate results, so they are not taken from blocks.
 */
async function inDays(
  library: Library,
  ranked: readonly Ranked[],
  { from, to }: Filters,
  known: Ids,
): Promise<readonly Ranked[]> {
  if (from === undefined && to === undefined) return ranked;
  const first = to === undefined ? UNDATED_DAYS : dayNumber(Date.parse(to));
  const last = from === undefined ? Infinity : dayNumber(Date.parse(from));
  const parts = ranked.map(async (one) => {
    const { id, upTo } = one;
    if (upTo === undefined) return dayOf(id) >= first && dayOf(id) <= last ? [one] : [];
    const segment = segmentOf(id);
    const [low, high] = [Math.max(id, firstIdOf(segment, first)), Math.min(upTo, firstIdOf(segment, last + 1) - 1)];
    if (low > high) return [];
    return low === id && high === upTo ? [one] : each(one, await library.idsBetween(low, high, known, Infinity));
  });
  return (await Promise.all(parts)).flat();
}

/** Filters the results, and counts for each filter value. Units are loaded only if the filter has a unit. */
export async function filtered(
  library: Library,
  { ranked, stateOf, lang }: Evaluation,
  filters: Filters,
): Promise<{ chosen: readonly Ranked[]; counts: Results['counts'] }> {
  const known = new Set(ranked.flatMap(({ id, upTo }) => (upTo === undefined ? id : [])));
  const ofDays = await inDays(library, ranked, filters, known);
  const unitOf = new Map(
    (filters.unit === undefined ? [] : await library.units()).map(([id, unit]) => [shownIn(id, lang), unit]),
  );
  const sorted = [...unitOf.keys()].sort((a, b) => a - b);
  const idsIn = ({ id, upTo }: Ranked): number[] =>
    upTo === undefined ? [id] : sorted.filter((own) => own >= id && own <= upTo && !known.has(own));
  const isOfUnit = (id: number): boolean => nameIn(unitOf.get(id) ?? '', 'en') === filters.unit;
  const [kinds, years, states]: [Counts, Counts, { open: number; closed: number }] = [{}, {}, { open: 0, closed: 0 }];
  const units: Record<string, { said: string; count: number }> = {};
  const countUnit = (id: number): void => {
    const unit = unitOf.get(id);
    if (unit !== undefined) (units[nameIn(unit, 'en')] ??= { said: nameIn(unit, lang), count: 0 }).count += 1;
  };
  const chosen = ofDays.flatMap((whole) => {
    const [kind, year, state] = [kindOf(whole.id), yearOf(whole.id), stateOf(whole)];
    const [isOfKind, isOfYear, isInState] = [
      (filters.kind ?? kind) === kind,
      (filters.year ?? year) === year,
      (filters.state ?? state) === state,
    ];
    const isAll = isOfKind && isOfYear && isInState;
    if (isAll && filters.unit !== undefined) for (const id of idsIn(whole)) countUnit(id);
    return (filters.unit ? each(whole, idsIn(whole).filter(isOfUnit)) : [whole]).filter(({ count }) => {
      if (isOfYear && isInState) countIn(kinds, kind, count);
      if (isOfKind && isInState) countIn(years, year, count);
      if (isOfKind && isOfYear && state) states[state] += count;
      return isAll;
    });
  });
  return { chosen, counts: { kinds, years, states, units } };
}
