import { describe, expect, it } from 'vitest';
import type { Hit, Question } from '~/search/results';
import { ask, entry, indexOf, searchOf } from './support.ts';

describe('the name of a kind', () => {
  /** The first day of a month, as `YYYY-MM-DD`. Month 0 is July 2023. */
  const monthOf = (index: number): string => new Date(Date.UTC(2023, 6 + index, 1)).toISOString().slice(0, 10);
  const search = searchOf(
    indexOf([
      entry('/pages/tenders', 'How tenders are made'),
      ...Array.from({ length: 400 }, (_, index) => {
        const date = monthOf(index % 40);
        const closes = `${index % 20 === 0 ? '2026-12' : date.slice(0, 7)}-20T17:00:00+05:30`;
        const title = `${index % 7 === 0 ? 'Tender for work' : 'Work'} ${1000 + index}`;
        return entry(`/t#${index}`, title, { kind: 'tender', date, closes, lang: index % 2 === 0 ? 'en' : 'hi' });
      }),
    ]),
  );
  const found = async (query: string, more: Partial<Question> = {}) => search.search({ ...ask(query), ...more });
  const everyHit = async (query: string, filters: Question['filters'] = {}): Promise<Hit[]> => {
    const hits: Hit[] = [];
    const { total } = await found(query, { filters });
    for (let from = 0; from < total; from += 10) hits.push(...(await found(query, { filters, from })).hits);
    return hits;
  };

  it('finds every one of them, and counts them by kind, year and state', async () => {
    const { total, counts } = await found('tender');
    expect({ total, counts }).toEqual({
      total: 401,
      counts: {
        kinds: { tender: 400, page: 1 },
        years: { 2023: 60, 2024: 120, 2025: 120, 2026: 100 },
        states: { open: 20, closed: 380 },
        units: {},
      },
    });
    const hits = await everyHit('tender');
    expect(new Set(hits.map(({ id }) => id)).size).toBe(401);
    expect(hits.filter(({ state }) => state === 'open')).toHaveLength(20);
  });

  it.each(['tender 2024', 'निविदा 2024'])(
    'with a year finds those of that year, the newest first (%s)',
    async (query) => {
      const { total, counts } = await found(query);
      expect([total, counts.years]).toEqual([120, { 2024: 120 }]);
      const hits = await everyHit(query);
      expect(new Set(hits.map(({ url }) => url)).size).toBe(120);
      expect(hits.every(({ date }) => date?.startsWith('2024'))).toBe(true);
      const closed = hits.filter(
        ({ state, title, lang }) => state === 'closed' && title.marks.length === 0 && lang === 'en',
      );
      expect(closed.map(({ date }) => date)).toEqual(
        closed
          .map(({ date }) => date)
          .toSorted()
          .toReversed(),
      );
    },
  );

  it('has the same of a year, and of those closed, when these are chosen beside it', async () => {
    expect(await everyHit('tender', { kind: 'tender', year: 2023 })).toHaveLength(60);
    const closed = await everyHit('tender', { state: 'closed', year: 2025 });
    expect(new Set(closed.map(({ id }) => id)).size).toBe(120 - 10);
    expect(closed.every(({ state, date }) => state === 'closed' && date?.startsWith('2025'))).toBe(true);
  });

  it('beside a word that tells more is no reason to show the others', async () => {
    expect((await found('tender 1399')).total).toBe(1);
    expect((await everyHit('tender made')).map(({ url }) => url)).toEqual(['/pages/tenders']);
  });
});
