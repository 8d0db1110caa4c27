// Decides which inputs a publish reads again, from the changes that webhooks name.
import { namesIn } from '../../src/api/envelope.ts';
import { API_BASE } from '../../src/lib/api-base.ts';
import type { RevisionOptions } from '../../src/lib/queries.ts';

/** The API paths that may have changed, each with the IDs of its changed entries. `undefined` means the whole path. */
export type Hints = ReadonlyMap<string, ReadonlySet<string> | undefined>;

export const NO_HINTS: Hints = new Map();
/** With more hints than this, reading everything is faster. */
const MOST_HINTS = 200;

export const hintOf = (path: string, id: string | undefined): Hints =>
  new Map([[path, id === undefined ? undefined : new Set([id])]]);

/**
 * Merges hints. Returns `undefined`, which means everything, if `one` or `other` is undefined, or if there are too many hints.
 */
export function joinedHints(one: Hints | undefined, other: Hints | undefined): Hints | undefined {
  if (!one || !other) return undefined;
  const joined = new Map(one);
  for (const [path, ids] of other) {
    const known = joined.get(path);
    joined.set(path, joined.has(path) ? known && ids && known.union(ids) : ids);
  }
  const count = [...joined.values()].reduce((sum, ids) => sum + (ids?.size ?? 1), 0);
  return count > MOST_HINTS ? undefined : joined;
}

/** An input: its address, and the content that was read at this address. */
export interface Input {
  readonly source: string;
  readonly value: unknown;
}

/**
 * Decides what a publish reads again. If a webhook names an entry that is known in all languages, only the lists and the API
 * pages with this entry are read again. For an entry that is new, the whole path is read. The number of visitors is never
 * read again: it would change every page. Browsers load that number themselves.
 */
export function readingOf(
  hints: Hints | undefined,
  inputs: readonly Input[],
): Pick<RevisionOptions, 'mayHaveChanged' | 'isNarrow'> {
  const isOf = (address: string, path: string): boolean => address.includes(`${API_BASE}/${path}`);
  const wanted = [...(hints ?? [])].map(([path, ids]) => {
    if (!ids) return { path };
    // Each language is checked, because an entry that gets its translation is new in one language.
    const languages = Map.groupBy(
      inputs.filter(({ source }) => isOf(source, path)),
      ({ source }) => source.slice(0, source.indexOf(API_BASE)),
    );
    const known = [...languages.values()].map((lists) => new Set(lists.flatMap(({ value }) => namesIn(value) ?? [])));
    return known.length > 0 && known.every((some) => ids.isSubsetOf(some)) ? { path, ids } : { path };
  });
  return {
    isNarrow: (source) => wanted.some(({ path, ids }) => ids !== undefined && isOf(source, path)),
    mayHaveChanged(address, value) {
      if (address.endsWith('/visitors_count/')) return false;
      if (!hints) return true;
      return wanted.some(
        ({ path, ids }) => isOf(address, path) && (!ids || (namesIn(value)?.some((id) => ids.has(id)) ?? true)),
      );
    },
  };
}
