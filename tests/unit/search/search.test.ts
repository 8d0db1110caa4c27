import { describe, expect, it } from 'vitest';
import { ask, entry, indexOf, sampleIndex, searchOf } from './support.ts';

describe('a query', () => {
  const search = searchOf(sampleIndex());
  const titles = async (query: string, lang: 'en' | 'hi' = 'en'): Promise<string[]> =>
    (await search.search(ask(query, lang))).hits.map(({ title }) => title.text);

  it.each(['निविदा', 'निविदाएँ', 'nivida', 'niveeda', 'nibida', 'tender', 'tenders'])(
    'finds tenders as %s, in the language of the page first',
    async (query) => {
      const { hits } = await search.search(ask(query, 'hi'));
      expect(hits.map(({ lang }) => lang)).toEqual(hits.map(() => 'hi'));
      expect(hits.filter(({ kind }) => kind === 'tender').length).toBeGreaterThan(5);
    },
  );

  it('finds what is written in the other language', async () => {
    expect(await titles('jeevan pramanpatra')).toContain('Life certificate for pensioners');
    expect(await titles('jeevan pramanpatra', 'hi')).toContain('पेंशनभोगियों हेतु जीवन प्रमाणपत्र');
    expect(await titles('सूचना का अधिकार', 'en')).toContain('Right to Information');
  });

  it.each(['VCL/AML/26-27/0105', '26-27/0105', 'AML 0105', 'aml/२६-२७/०१०५'])(
    'finds a reference number as %s',
    async (query) => {
      const { hits } = await search.search(ask(query));
      expect(hits[0]?.reference).toBe('VCL/AML/26-27/0105');
    },
  );
});

it('an entry is marked where it answers, and says when it closed', async () => {
  const search = searchOf(
    indexOf([
      entry('/t#1', 'Supply of pumps', { kind: 'tender', date: '2026-01-05', closes: '2026-02-01T17:00:00+05:30' }),
      entry('/t#2', 'Repair of pumps', { kind: 'tender', date: '2025-01-05', closes: '2026-12-01T17:00:00+05:30' }),
    ]),
  );
  const { hits, total } = await search.search(ask('pump'));
  expect(total).toBe(2);
  expect(hits.map(({ title, state, closes }) => ({ title, state, closes }))).toEqual([
    { title: { text: 'Repair of pumps', marks: [[10, 15]] }, state: 'open', closes: Date.UTC(2026, 11, 1, 11, 30) },
    { title: { text: 'Supply of pumps', marks: [[10, 15]] }, state: 'closed', closes: Date.UTC(2026, 1, 1, 11, 30) },
  ]);
});
