import { expect, it } from 'vitest';
import { golden, isExpected } from '../../../scripts/bench/search/golden.ts';
import { ask, sampleIndex, searchOf } from './support.ts';

const [TARGET, FIRST] = [0.98, 3];

it('the right entry is among the first three, in every spelling of a query', async () => {
  const search = searchOf(sampleIndex());
  const missed: string[] = [];
  for (const { lang, query, expected } of golden) {
    const { hits } = await search.search(ask(query, lang));
    if (!hits.slice(0, FIRST).some((hit) => isExpected(hit, expected))) missed.push(`${lang} ${query}`);
  }
  expect(golden.length).toBeGreaterThanOrEqual(250);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual((1 - TARGET) * golden.length);
});

it.each(['bidder', 'jobseeker', 'journalist', 'villager', 'employee'])('a %s asks in both languages', (who) => {
  const own = golden.filter((one) => one.who === who);
  expect(new Set(own.map(({ lang }) => lang))).toEqual(new Set(['en', 'hi']));
  expect(own.length).toBeGreaterThanOrEqual(30);
});
