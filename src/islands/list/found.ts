import { chosen, type Entry, type Filter, type MatchersOf } from './filter';
import { counted, words } from './words';

/** The loaded part of a list. */
export interface Come<Of> {
  readonly rows: readonly Of[];
  /** True if all rows have loaded. */
  readonly isWhole: boolean;
  readonly isLoading: boolean;
  /** The number of all rows, as the page states it. */
  readonly total: number;
}

/** Returns the loaded rows that match a filter, with texts about their number. `many` is the text for this number. */
export function foundIn<Of extends Entry>(
  { rows, isWhole, isLoading, total }: Come<Of>,
  filter: Filter,
  compare: (a: string, b: string) => number,
  many: string,
  matchersOf: MatchersOf,
) {
  const { found, unknown } = chosen(rows, { filter, matchersOf, isWhole, compare });
  const all = isWhole ? rows.length : Math.max(total, rows.length + 1);
  return {
    found,
    /** The words that no loaded row has in the spelling of the visitor. */
    unknown,
    count: counted(isWhole && !found[0] ? words.none : many, { found: found.length, all }),
    /** A text about missing rows; empty if none is missing. */
    rest: isWhole ? '' : counted(isLoading ? words.loading : words.failed, { missing: all - rows.length }),
  };
}
