import { expect, it } from 'vitest';
import { heldOut, isSameTitle, WAYS, type HeldOut } from '../../../scripts/bench/search/held-out.ts';
import { randomFrom } from '../../support/random.ts';
import { ask, sampleEntries, sampleIndex, searchOf } from './support.ts';

/**
 * The seed is fixed, so a test that passed will pass again. The benchmark makes new queries at each run, and more of
 * them.
 */
const [SEED, QUERIES, FIRST] = [20_261_120, 250, 3];
const sample = sampleEntries();
const search = searchOf(sampleIndex());

it.each(WAYS)('three rare words of a title find it on the sample: $name, $target in a hundred', async (way) => {
  const asked = heldOut(sample, sample, way, QUERIES, randomFrom(SEED));
  const missed: string[] = [];
  for (const { query, title, titles } of asked) {
    const { hits } = await search.search(ask(query, way.lang));
    if (!hits.slice(0, FIRST).some((hit) => isSameTitle(titles, hit.title.text))) missed.push(`${query} (${title})`);
  }
  expect(asked.length).toBe(QUERIES);
  expect(100 - (100 * missed.length) / asked.length, missed.join('\n')).toBeGreaterThanOrEqual(way.target);
});

it('a query with one slip has a word that its title has not, and one without has none', () => {
  const [plain, slipped] = WAYS.map((way) => heldOut(sample, sample, way, QUERIES, randomFrom(SEED)));
  const strangers = ({ query, title }: HeldOut): string[] => {
    const own = new Set(title.toLowerCase().match(/[\p{L}\p{M}\u200c\u200d]+/gu));
    return query.split(' ').filter((word) => !own.has(word));
  };
  expect(slipped?.filter((one) => strangers(one).length === 0)).toEqual([]);
  expect(plain?.flatMap(strangers)).toEqual([]);
});

it('a title is not found by finding its beginning', () => {
  expect(isSameTitle(['Supply of pumps to the Kelhar mine'], 'Supply of pumps to the Kelhar mine')).toBe(true);
  expect(isSameTitle(['Supply of pumps to the Kelhar mine'], 'Supply of pumps to the Sonpahar mine')).toBe(true);
  expect(isSameTitle(['Supply of pumps to the Kelhar mine'], 'Supply of pumps')).toBe(false);
});
