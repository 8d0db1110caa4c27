import { expect, it } from 'vitest';
import type { Entry } from '~/search/entry';
import { ask, entry, indexOf, searchOf } from './support.ts';

const pump: Entry[] = [
  entry('/tenders/11/2026/7', 'Supply of pumps', { kind: 'tender', date: '2026-11-02', closes: '2026-12-01' }),
  entry('/hi/tenders/11/2026/7', 'पंपों की आपूर्ति', {
    ...{ lang: 'hi', kind: 'tender', date: '2026-11-03', closes: '2026-12-01', body: 'जलमग्न' },
  }),
];
const others: Entry[] = [
  entry('/news/1', 'Pump house opens', { kind: 'news', date: '2026-01-01' }),
  entry('/hi/news/2', 'पंप घर', { lang: 'hi', kind: 'news', date: '2026-01-02' }),
];
const search = searchOf(indexOf([...pump, ...others]));

it.each([
  ['pumps supply', 'en', '/tenders/11/2026/7'],
  ['pumps supply', 'hi', '/hi/tenders/11/2026/7'],
  ['पंपों की आपूर्ति', 'en', '/tenders/11/2026/7'],
  ['pampon apurti', 'hi', '/hi/tenders/11/2026/7'],
  // One word stands only in the title in English, the other only in the text in Hindi.
  ['supply जलमग्न', 'en', '/tenders/11/2026/7'],
] as const)(
  'an entry is found by words of either language, once and in that of the page: %s on %s',
  async (...asked) => {
    const [query, lang, url] = asked;
    const { hits } = await search.search(ask(query, lang));
    expect(hits[0]?.url).toBe(url);
    expect(hits.filter((hit) => hit.url.endsWith('/tenders/11/2026/7'))).toHaveLength(1);
  },
);

it.each(['en', 'hi'] as const)('results, counts and suggestions have it once (%s)', async (lang) => {
  const { total, counts, hits } = await search.search(ask('pump', lang));
  expect({ total, counts }).toEqual({
    total: 3,
    counts: { kinds: { tender: 1, news: 2 }, years: { 2026: 3 }, states: { open: 1, closed: 0 }, units: {} },
  });
  expect(hits).toHaveLength(3);
  expect(await search.suggest(ask('pump', lang))).toHaveLength(3);
  const ofKind = await search.search(ask('tender', lang));
  expect([ofKind.total, ofKind.hits.length, ofKind.counts.kinds]).toEqual([1, 1, { tender: 1 }]);
});

it('rows of a list are one entry although they stand on different pages of it; files, if they share a name', async () => {
  const both = (en: string, hi: string, more: Partial<Entry>) =>
    searchOf(indexOf([entry(en, 'Blasting time', more), entry(hi, 'विस्फोटन का समय', { ...more, lang: 'hi' })])).search(
      ask('blasting'),
    );
  const [en, hi] = ['https://files.example/time-en.pdf', 'https://files.example/time-hi.pdf'];
  expect(await both('/news/page/2#news-7', '/hi/news#news-7', { kind: 'news' })).toMatchObject({ total: 1 });
  expect(await both(en, hi, { kind: 'file', shared: 'news 7 time.pdf' })).toMatchObject({ total: 1 });
  expect(await both(en, hi, { kind: 'file' })).toMatchObject({ total: 2 });
});

it('has the day of its translation if the English entry has none', async () => {
  const undated = pump.map((one) => (one.lang === 'en' ? { ...one, date: undefined } : one));
  expect((await searchOf(indexOf(undated)).search(ask('pump'))).counts.years).toEqual({ 2026: 1 });
});

it('an entry stays, with its words, when its translation goes or comes', async () => {
  const index = indexOf(pump);
  const urls = async () => (await searchOf(index).search(ask('pump'))).hits.map(({ url }) => url);
  index.update({ remove: pump.slice(0, 1) });
  expect(await urls()).toEqual(['/hi/tenders/11/2026/7']);
  index.update({ put: pump.slice(0, 1) });
  expect(await urls()).toEqual(['/tenders/11/2026/7']);
  expect([...index.files().keys()].toSorted()).toEqual([...indexOf(pump).files().keys()].toSorted());
});

it('two entries of one language that share a name are two', async () => {
  const files = ['a-en.pdf', 'a-hi.pdf'].map((name) =>
    entry(`https://files.example/${name}`, 'Order', { kind: 'file', shared: 'order' }),
  );
  expect(await searchOf(indexOf(files)).search(ask('order'))).toMatchObject({ total: 2 });
});
