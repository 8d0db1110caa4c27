import { expect, it } from 'vitest';
import { ask, indexOf, sampleEntries, searchOf } from './support.ts';

const search = searchOf(indexOf(sampleEntries()));

it.each(['safety', 'tender', 'kelhar', 'nivida 2026', 'road'])(
  'the order does not depend on how many are asked for at once: %s',
  async (query) => {
    const { total, hits: all } = await search.search({ ...ask(query), count: 60 });
    expect(total).toBeGreaterThan(10);
    const urls = all.map(({ url }) => url);
    expect(new Set(urls).size).toBe(Math.min(60, total));
    const from = async (start: number, count: number): Promise<string[]> =>
      (await search.search({ ...ask(query), from: start, count })).hits.map(({ url }) => url);
    expect([...(await from(0, 10)), ...(await from(10, 10)), ...(await from(20, 40))]).toEqual(urls);
    expect(await from(5, 12)).toEqual(urls.slice(5, 17));
    expect(await from(total + 10, 10)).toEqual([]);
  },
);
