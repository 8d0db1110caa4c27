import { segmentOf, kindOf, yearOf, type Kind } from '../ids.ts';
import { kindCountText } from '../files.ts';

/**
 * Counts the entries by kind, language and year, for kinds that the glossary names. A query that names only a kind
 * needs only these counts, and no list of entries for its words.
 */
export function openKindCounts(named: ReadonlySet<Kind>) {
  const counts = new Map<string, number>();
  function add(id: number, more: 1 | -1): void {
    if (!named.has(kindOf(id))) return;
    const name = kindCountText(segmentOf(id), yearOf(id));
    const count = (counts.get(name) ?? 0) + more;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  }
  return {
    give: (id: number) => add(id, 1),
    take: (id: number) => add(id, -1),
    text: () =>
      [...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, count]) => name + count.toString(36))
        .join(' '),
  };
}
