// Sorts the ten results of a page.
import type { Hit } from './results.ts';

/**
 * A hit's score is multiplied by this for each better hit with the same title. So many hits with equal titles do not push
 * other results down.
 */
const REPEATED = 0.9;
/**
 * If ten results have at least MANY_ROWS rows of a list and the list itself, the list gets the score of its best row, multiplied
 * by BEFORE_ROWS.
 */
const [MANY_ROWS, BEFORE_ROWS] = [3, 1.001];

/** A result with its score. Results that the query names come first. */
export interface Scored {
  readonly hit: Hit;
  readonly score: number;
  readonly isNamed: boolean;
}

const byScore = (a: Scored, b: Scored): number => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score;

/** The address of the list that has a result as a row, or above whose pages the result stands. */
const listOf = ({ url }: Hit): string => url.replace(url.includes('#') ? /(\/page\/\d+)?#.*$/ : /\/[^/]*$/, '');

/** Lets a list come before its own rows: who finds many rows of a list wants the list. */
function withLists(scored: readonly Scored[]): Scored[] {
  return scored.map((one) => {
    if (one.hit.kind !== 'list') return one;
    const [best, ...others] = scored.filter(({ hit }) => listOf(hit) === one.hit.url).sort(byScore);
    if (!best || others.length + 1 < MANY_ROWS || byScore(one, best) < 0) return one;
    return { ...best, hit: one.hit, score: best.score * BEFORE_ROWS };
  });
}

/** Returns results in the order in which a page shows them: the best first, lists before their rows, equal titles apart. */
export function inOrder(all: readonly Scored[]): Hit[] {
  const scored = withLists(all);
  const times = new Map<string, number>();
  const worth = (one: Scored): Scored => {
    const title = one.hit.title.text;
    const before = times.get(title) ?? 0;
    times.set(title, before + 1);
    return { ...one, score: one.score * REPEATED ** before };
  };
  return [...scored]
    .sort(byScore)
    .map(worth)
    .sort(byScore)
    .map(({ hit }) => hit);
}
