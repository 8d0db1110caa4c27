import { describe, expect, it } from 'vitest';
import type { Entry } from '~/search/entry';
import type { Filters, Results } from '~/search/results';
import { ask, entry, indexOf, searchOf } from './support.ts';

const KELHAR = 'Kelhar area\u001fकेल्हार क्षेत्र';
const tender = (number: number, date: string, unit?: string): Entry[] => [
  entry(`/tenders/${number}`, `Supply of pump ${number}`, { kind: 'tender', date, unit }),
  entry(`/hi/tenders/${number}`, `पंप ${number} की आपूर्ति`, { kind: 'tender', date, unit, lang: 'hi' }),
];
const ENTRIES = [
  ...tender(1, '2026-03-01', KELHAR),
  ...tender(2, '2026-03-31', KELHAR),
  ...tender(3, '2026-04-01', 'Rail siding'),
  ...tender(4, '2025-04-01'),
  entry('/hi/tenders/5', 'पंप घर', { kind: 'tender', date: '2026-04-02', unit: KELHAR, lang: 'hi' }),
  entry('/pages/pump', 'Pump'),
];

/** Asks for the pump by its name, and for all tenders by their kind: the first finds entries, the second blocks of them. */
describe.each(['pump', 'tender'])('filters of a search for %s', (query) => {
  const loaded: string[] = [];
  const search = searchOf(indexOf(ENTRIES), (name) => loaded.push(name));
  const find = (filters: Filters, lang: 'en' | 'hi' = 'en'): Promise<Results> =>
    search.search({ ...ask(query, lang), filters });
  const numbers = ({ hits }: Results): string[] => hits.map(({ url }) => url.replace(/.*\//, ''));

  it('keep to a unit, in both languages, newest first', async () => {
    for (const lang of ['en', 'hi'] as const) {
      const found = await find({ kind: 'tender', unit: 'Kelhar area' }, lang);
      expect(numbers(found).sort()).toEqual(['1', '2', '5']);
      expect(found.total).toBe(3);
      expect(found.counts.kinds).toEqual({ tender: 3 });
    }
    expect((await find({ unit: 'Nowhere' })).total).toBe(0);
  });

  it('count the units, each entry once, if asked to', async () => {
    const counts = {
      'Kelhar area': { said: 'Kelhar area', count: 3 },
      'Rail siding': { said: 'Rail siding', count: 1 },
    };
    expect((await find({ unit: '' })).counts.units).toEqual(counts);
    expect((await find({ unit: 'Rail siding' }, 'hi')).counts.units).toEqual({
      ...counts,
      'Kelhar area': { said: 'केल्हार क्षेत्र', count: 3 },
    });
    expect((await find({ unit: '', from: '2026-03-31', to: '2026-04-01' })).counts.units).toEqual({
      'Kelhar area': { said: 'Kelhar area', count: 1 },
      'Rail siding': { said: 'Rail siding', count: 1 },
    });
    expect((await find({})).counts.units).toEqual({});
  });

  it('keep to days, the first and the last included, and say how many there are', async () => {
    const found = await find({ from: '2026-03-31', to: '2026-04-01' });
    expect(numbers(found).sort()).toEqual(['2', '3']);
    expect(found.total).toBe(2);
    expect(found.counts.years).toEqual({ 2026: 2 });
    expect(numbers(await find({ to: '2025-12-31' }))).toEqual(['4']);
    expect(numbers(await find({ from: '2026-04-02' }))).toEqual(['5']);
    expect((await find({ kind: 'tender', from: '2026-01-01', to: '2026-12-31' })).total).toBe(4);
    expect((await find({ from: '2026-04-02', to: '2026-03-01' })).total).toBe(0);
  });

  it('keep to days and a unit together', async () => {
    expect(numbers(await find({ unit: 'Kelhar area', from: '2026-03-01', to: '2026-03-30' }))).toEqual(['1']);
  });
});

it('a unit is no word that is found', async () => {
  const search = searchOf(indexOf(ENTRIES));
  for (const query of ['kelhar area', 'u', 'siding'])
    expect((await search.search(ask(query))).hits.filter(({ kind }) => kind === 'tender')).toEqual([]);
});

it('units are read from a file that no word of the query is in', async () => {
  const more = Array.from({ length: 3000 }, (_, at) => entry(`/${at}`, `Stone ${at} word${at}x`));
  const loaded: string[] = [];
  const search = searchOf(indexOf([...ENTRIES, ...more]), (name) => loaded.push(name));
  await search.search(ask('pump'));
  const before = loaded.length;
  const { total } = await search.search({ ...ask('pump'), filters: { unit: 'Kelhar area' } });
  expect(total).toBe(3);
  expect(loaded.slice(before).some((name) => name.startsWith('t'))).toBe(true);
});
