import { expect, it } from 'vitest';
import type { Entry } from '~/search/entry';
import { ask, entry, indexOf, sampleEntries, searchOf } from './support.ts';

const tenders = (...titles: readonly string[]): Entry[] =>
  titles.map((title, index) =>
    entry(`/tenders#${index}`, title, { kind: 'tender', date: `2026-10-${String(28 - index)}` }),
  );
const titlesFor = async (query: string, entries: readonly Entry[]): Promise<string[]> => {
  const { hits } = await searchOf(indexOf(entries)).search(ask(query));
  return hits.map(({ title }) => title.text);
};

it('of titles that answer alike the one that has the small words of the query as well comes first', async () => {
  const entries = tenders('Wall at the road to Harsinga', 'Wall of Harsinga, by the road');
  expect(await titlesFor('wall by road of harsinga', entries)).toEqual([
    'Wall of Harsinga, by the road',
    'Wall at the road to Harsinga',
  ]);
});

it('a call that was repeated leaves room for the others', async () => {
  const call = 'Repair of Harsinga road';
  const entries = tenders(call, call, call, 'Repair of Harsinga road and its drains');
  expect((await titlesFor('harsinga road', entries)).slice(0, 2)).toEqual([
    call,
    'Repair of Harsinga road and its drains',
  ]);
});

it('a mistyped word is found in the titles of what the other words found, and marked there', async () => {
  const shelters = ['old', 'new', 'long', 'low'].map((which) => `Rain shelter on Harsinga road, ${which}`);
  const own = 'Restoration of rain damage to drains and walls of Harsinga road';
  const search = searchOf(indexOf([...sampleEntries(), ...tenders(...shelters, own)]));
  const { hits } = await search.search(ask('rain harsinga etsoration'));
  const { text, marks } = hits[0]?.title ?? { text: '', marks: [] };
  expect(text).toBe(own);
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['Restoration', 'rain', 'Harsinga']);
});
