import { expect, it } from 'vitest';
import { heldOut, isSame, WAYS } from '../../../scripts/bench/search/held-out.ts';
import { randomFrom } from '../../support/random.ts';
import { ask, indexOf, sampleEntries, searchOf } from './support.ts';

/** Always the same, so that a test that passed passes: the bench asks afresh at each run, and more. */
const [SEED, QUERIES, FIRST] = [20_261_120, 250, 3];
const sample = sampleEntries();
const search = searchOf(indexOf(sample));

it.each(WAYS)('three rare words of a title find it on the sample: $name, $target in a hundred', async (way) => {
  const asked = heldOut(sample, sample, way, QUERIES, randomFrom(SEED));
  const missed: string[] = [];
  for (const { query, title } of asked) {
    const { hits } = await search.search(ask(query, way.lang));
    const isIt = (text: string): boolean => isSame(title.slice(0, text.length), text);
    if (!hits.slice(0, FIRST).some((hit) => isIt(hit.title.text))) missed.push(`${query} (${title})`);
  }
  expect(asked.length).toBe(QUERIES);
  expect(100 - (100 * missed.length) / asked.length, missed.join('\n')).toBeGreaterThanOrEqual(way.target);
});
