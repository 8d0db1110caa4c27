import { chosen, type Entry, type Filter } from './filter';
import { counted, words } from './words';

/** What has come of a list. */
export interface Come<Of> {
  readonly rows: readonly Of[];
  /** All of the list has come. */
  readonly isWhole: boolean;
  readonly isLoading: boolean;
  /** How many rows the list says that it has. */
  readonly total: number;
}

interface Found<Of> {
  readonly found: readonly Of[];
  readonly count: string;
  /** Says what of the list is not here. */
  readonly rest: string;
}

/** What a filter finds in the rows that have come, and how that is said; `many` is the message of this kind of list. */
export function foundIn<Of extends Entry>(
  { rows, isWhole, isLoading, total }: Come<Of>,
  filter: Filter,
  compare: (a: string, b: string) => number,
  many: string,
): Found<Of> {
  const found = chosen(rows, filter, compare);
  const all = isWhole ? rows.length : Math.max(total, rows.length + 1);
  return {
    found,
    count: counted(isWhole && !found[0] ? words.none : many, { found: found.length, all }),
    rest: isWhole ? '' : counted(isLoading ? words.loading : words.failed, { missing: all - rows.length }),
  };
}
