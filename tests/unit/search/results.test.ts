import { describe, expect, it } from 'vitest';
import { ask, entry, indexOf, searchOf, NOW } from './support.ts';

const tender = (number: number, title: string, closes: string, date = '2026-10-01') =>
  entry(`/tenders#${number}`, title, { kind: 'tender', closes, date, reference: `NIT-${number}/2026` });

describe('results', () => {
  const search = searchOf(
    indexOf([
      entry('/pages/pumps', 'Pumps', { body: 'How pumps are bought. '.repeat(20) }),
      entry('/hi/pages/pumps', 'पंप', { lang: 'hi', body: 'पंप की खरीद' }),
      tender(41, 'Supply of pumps', '2026-12-01T23:59:59+05:30'),
      tender(42, 'Repair of pumps', '2026-11-01T17:00:00+05:30'),
      tender(43, 'Hiring of pumps', '2024-11-01T17:00:00+05:30', '2024-10-01'),
      ...Array.from({ length: 12 }, (_, index) =>
        entry(`/news/${index}`, `Pump house ${index + 100} opens`, { kind: 'news', date: `2025-01-${index + 10}` }),
      ),
    ]),
  );
  const addresses = async (more: object): Promise<string[]> =>
    (await search.search({ ...ask('pump'), ...more })).hits.map(({ url }) => url);

  it('are counted by kind, year and state, and come ten at a time, each once', async () => {
    const { total, counts } = await search.search(ask('pump'));
    expect(total).toBe(16);
    expect(counts).toEqual({
      kinds: { page: 1, tender: 3, news: 12 },
      years: { 2024: 1, 2025: 12, 2026: 2 },
      states: { open: 1, closed: 2 },
      units: {},
    });
    const pages = [await addresses({}), await addresses({ from: 10 }), await addresses({ from: 20 })];
    expect(pages.map(({ length }) => length)).toEqual([10, 6, 0]);
    expect(new Set(pages.flat()).size).toBe(16);
  });

  it('can be those of one kind, one year, or those still open', async () => {
    expect(await addresses({ filters: { kind: 'tender' } })).toHaveLength(3);
    expect(await addresses({ filters: { year: 2024 } })).toEqual(['/tenders#43']);
    expect(await addresses({ filters: { state: 'open' } })).toEqual(['/tenders#41']);
    const closed = await search.search({ ...ask('pump'), filters: { kind: 'tender', state: 'closed' } });
    expect(closed.total).toBe(2);
    // Each count says how many results that choice gives, if all other choices stay as they are.
    expect(closed.counts).toEqual({
      kinds: { tender: 2 },
      years: { 2024: 1, 2026: 1 },
      states: { open: 1, closed: 2 },
      units: {},
    });
  });

  it('have what is open before what is closed, and the new before the old', async () => {
    const order = await addresses({ filters: { kind: 'tender' } });
    expect(order).toEqual(['/tenders#41', '/tenders#42', '/tenders#43']);
  });

  it('say which words of the query none of them has', async () => {
    const lacking = async (query: string) => (await search.search(ask(query))).lacking;
    expect(await lacking('NIT 99/2026')).toEqual(['99']);
    expect(await lacking('Pump 2019')).toEqual(['2019']);
    expect(await lacking('pumps 2024')).toEqual([]);
    expect(await lacking('NIT 41/2026')).toEqual([]);
    expect(await lacking('99')).toEqual([]);
  });

  it('say that a tender is closed from its second on', async () => {
    const stateAt = async (now: number) => (await search.search({ ...ask('NIT-41/2026'), now })).hits[0]?.state;
    const moment = Date.parse('2026-12-01T23:59:59+05:30');
    expect(await stateAt(moment - 1000)).toBe('open');
    expect(await stateAt(moment)).toBe('closed');
  });

  it('are those of the language of the page first', async () => {
    const first = async (lang: 'en' | 'hi') => (await search.search(ask('pump', lang))).hits[0]?.lang;
    expect([await first('en'), await first('hi')]).toEqual(['en', 'hi']);
  });

  it('are in no other language before all that have every word in that of the page, however much better they fit', async () => {
    const titles = ['Transport of coal by road, and of what else has to come to the mines of two areas', 'Roads'];
    const others = ['सड़क', 'सड़क मरम्मत'].map((title, at) => entry(`/hi/${at}`, title, { lang: 'hi', kind: 'job' }));
    const own = titles.map((title, at) => entry(`/${at}`, title, { kind: 'news', date: '2019-01-01' }));
    const { hits } = await searchOf(indexOf([...others, ...own])).search(ask('सड़क'));
    expect(hits.map(({ lang }) => lang)).toEqual(['en', 'en', 'hi', 'hi']);
  });
});

it('a word of a long text is found, and the excerpt around it is marked', async () => {
  const body = `${'Nothing to be seen here. '.repeat(30)}The annealing furnace was lit. ${'More of nothing. '.repeat(30)}`;
  const search = searchOf(indexOf([entry('/a', 'A page', { body }), entry('/b', 'Another')]));
  const { hits, words } = await search.search(ask('anneling furnace'));
  const [hit] = hits;
  expect(hit?.url).toBe('/a');
  const excerpt = await search.excerpt(hit?.textFile ?? '', words);
  const marked = excerpt.marks.map(([from, to]) => excerpt.text.slice(from, to));
  expect(marked).toEqual(['annealing furnace']);
  expect(excerpt.text).toMatch(/^….*….*$/);
  expect(excerpt.text.length).toBeLessThan(170);
});

it('a text is fetched only for a hit whose text has a word that neither its title nor its lead has', async () => {
  const body = `${'Shots are fired at noon. '.repeat(20)}Then dust settles.`;
  const search = searchOf(
    indexOf([entry('/a', 'Road blasting time', { body, kind: 'news', date: '2025-03-01' }), entry('/b', 'Zebra')]),
  );
  const textFile = async (query: string) => (await search.search(ask(query))).hits[0]?.textFile;
  expect(await textFile('blasting dust')).toBeDefined();
  // All words are in the title, the lead or the year, or match by the glossary. Only `zebra` is not in this entry.
  for (const query of ['blasting', 'blasting fired', 'blasting 2025', 'blasting सड़क', 'blasting road zebra'])
    expect(await textFile(query), query).toBeUndefined();
});

it('a query that finds nothing is told the nearest spelling that would, as a title writes it', async () => {
  const search = searchOf(
    indexOf([
      entry('/a', 'Scholarship for daughters'),
      entry('/b', 'छात्रवृत्ति', { lang: 'hi' }),
      entry('/c', 'बढ़ोतरी', { lang: 'hi' }),
    ]),
  );
  expect(await search.search(ask('schxlqrshzp'))).toMatchObject({ nearest: 'scholarship', total: 0 });
  expect((await search.search(ask('बढोमसी', 'hi'))).nearest).toBe('बढ़ोतरी');
  expect((await search.search(ask('scholarship'))).nearest).toBeUndefined();
  expect(await search.search(ask('qqqqqq'))).toMatchObject({ total: 0, hits: [], nearest: undefined });
  expect(await searchOf(indexOf([entry('/hi/k', 'कक्ष', { lang: 'hi' })])).search(ask('zzqqxx'))).toMatchObject({
    nearest: undefined,
  });
});

it('no other spelling is named where something has every word, nor one in the other script among words', async () => {
  const search = searchOf(indexOf([entry('/a', 'Transfer policy'), entry('/b', 'दर्ज', { lang: 'hi' })]));
  // The first query has a typing mistake. The others find the entry by the glossary.
  for (const query of ['trasnfer policy', 'tabadla', 'tabadla policy'])
    expect(await search.search(ask(query)), query).toMatchObject({ nearest: undefined, total: 1 });
  expect((await search.search(ask('drag qqqq policy'))).nearest).toBeUndefined();
});

it.each(['1910-05-01', '2060-05-01'])(
  'an entry of %s, which no id can say, has no date rather than a wrong one',
  async (date) => {
    const search = searchOf(indexOf([entry('/a', 'Old order', { kind: 'notice', date })]));
    const { hits, counts } = await search.search(ask('order'));
    expect(hits.map((hit) => hit.date)).toEqual([undefined]);
    expect(counts.years).toEqual({});
  },
);

it('a letter held down too long sounds like nothing', async () => {
  const search = searchOf(indexOf([entry('/pages/k', 'Ko kiya kya'), entry('/pages/q', 'Queue', { body: 'के को की' })]));
  expect((await search.search(ask('qqqqq'))).total).toBe(0);
});

it('six at most are suggested, for a word that is still being written, in either script', async () => {
  const titles = [
    'Recruitment of nurses',
    'Recruitment of clerks',
    'Recruitment rules',
    'Recreation',
    'Records',
    'Roads',
  ];
  const search = searchOf(
    indexOf([
      ...titles.map((title, index) => entry(`/${index}`, title)),
      ...titles.map((title, index) => entry(`/again/${index}`, `${title} again`)),
      entry('/hi/1', 'भर्ती नियम', { lang: 'hi' }),
    ]),
  );
  const suggested = await search.suggest(ask('recrui'));
  expect(suggested).toHaveLength(6);
  expect(suggested.every(({ title }) => title.text.startsWith('Recruitment'))).toBe(true);
  expect((await search.suggest(ask('bhart', 'hi'))).map(({ url }) => url)).toContain('/hi/1');
  expect((await search.suggest(ask('nurses rec'))).map(({ url }) => url)).toContain('/0');
  expect(await search.suggest(ask(''))).toEqual([]);
});

it('an empty site finds nothing', async () => {
  const results = await searchOf(indexOf([])).search({ ...ask('coal'), now: NOW });
  expect(results).toMatchObject({ total: 0, hits: [] });
});

describe('a number', () => {
  const search = searchOf(
    indexOf([
      entry('/a', 'Work one', { kind: 'tender', reference: 'NIT No. 045 / 2026-27' }),
      entry('/b', 'Work two', { kind: 'tender', reference: 'VCL/45/2025' }),
      entry('/c', 'Bills above ₹25,000'),
      // This entry has both numbers, but not next to each other.
      entry('/f', 'Shed 45', { kind: 'tender', date: '2026-11-01', reference: 'VCL/NIT/7/2026' }),
      entry('/d', 'Annual report 2024-25', { date: '2025-09-01' }),
      entry('/e', 'Annual report 2023-24', { date: '2024-09-01' }),
    ]),
  );
  it.each([
    ['45/2026', '/a'],
    ['NIT-45', '/a'],
    ['nit 45 2026', '/a'],
    ['निट ४५/२०२६', '/a'],
    ['VCL/45/2025', '/b'],
    ['25000', '/c'],
    ['२५,०००', '/c'],
    ['annual report 2023-24', '/e'],
    ['annual report 2024', '/d'],
  ])('is found as %s', async (query, url) => {
    expect((await search.search(ask(query))).hits[0]?.url).toBe(url);
  });
});

describe('a word', () => {
  it.each([
    ['ज़मीन', 'जमीन'],
    ['राष्‍ट्रपति', 'राष्ट्रपति'],
    ['क\u093cलम', '\u0958लम'],
    ['हिंदी', 'हिन्दी'],
    ['Café', 'CAFE'],
    ['ｃｏａｌ', 'coal'],
    ['tenders', 'Tender'],
    ['policy', 'Policies'],
    ['लोगों', 'लोग'],
    ['yojna', 'योजना'],
    ['vigyan', 'विज्ञान'],
    ['swachhata', 'स्वच्छता'],
    ['private', 'प्राइवेट'],
    ['bhartee', 'भर्ती'],
    ['jansunvai', 'जन सुनवाई'],
    ['house keeping', 'Housekeeping'],
    ['csr', 'Corporate Social Responsibility'],
  ])('written %s finds %s', async (query, title) => {
    const others = ['Mines', 'Roads', 'खदानें'].map((text, index) => entry(`/${index}`, text));
    const search = searchOf(indexOf([...others, entry('/this', title)]));
    expect((await search.search(ask(query))).hits[0]?.url).toBe('/this');
  });
});
