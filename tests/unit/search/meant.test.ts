import { describe, expect, it } from 'vitest';
import type { Entry } from '~/search/entry';
import type { Lang } from '~/search/ids';
import { ask, entry, indexOf, searchOf } from './support.ts';

const found = async (entries: readonly Entry[], query: string, lang: Lang = 'en') => {
  const { hits, ...results } = await searchOf(indexOf(entries)).search(ask(query, lang));
  return { ...results, urls: hits.map(({ url }) => url) };
};

describe('a short word', () => {
  const tender = entry('/tenders#1', 'Supply of pumps', { kind: 'tender', date: '2026-11-01' });

  it('that the glossary knows is not taken for a longer one that sounds like it', async () => {
    expect((await found([tender, entry('/a', 'Night duty')], 'NIT')).urls).toEqual(['/tenders#1']);
  });

  it('in capitals is not taken for another that sounds like it', async () => {
    const entries = [entry('/a', 'ECI replaces an observer'), entry('/b', 'Another page')];
    expect(await found(entries, 'ESI')).toMatchObject({ total: 0, nearest: undefined });
    expect((await found(entries, 'esi')).urls).toEqual(['/a']);
    expect((await found(entries, 'ECI')).urls).toEqual(['/a']);
  });

  it('in capitals is the names of its letters in Hindi, and no word that sounds like it', async () => {
    const entries = [
      entry('/hi/a', 'ऐसी इकाइयाँ', { lang: 'hi' }),
      entry('/hi/b', 'ईएसआई अंशदान', { lang: 'hi' }),
      entry('/hi/c', 'जन सुनवाई', { lang: 'hi' }),
    ];
    expect((await found(entries, 'ESI')).urls).toEqual(['/hi/b']);
    expect((await found(entries, 'esi', 'hi')).urls).toContain('/hi/a');
    // If all words are in capitals, the capitals have no meaning. A single word in capitals is read letter by letter.
    expect((await found(entries, 'JAN SUNWAI')).urls).toEqual(['/hi/c']);
    expect((await found(entries, 'JAN')).urls).toEqual([]);
  });

  it('of the glossary finds its synonyms, although an index word has the same consonants', async () => {
    const entries = [entry('/a', 'Right to Information'), entry('/b', 'RTI in practice'), entry('/c', 'Right turn')];
    expect((await found(entries, 'RTI')).urls.toSorted()).toEqual(['/a', '/b']);
  });
});

it.each(['asdfgh', 'blorptang', 'xyzzy'])('nonsense (%s) is not told of a word that looks otherwise', async (query) => {
  const entries = ['ESDJ pump', 'Blasting time', 'CCI report'].map((title, at) => entry(`/${at}`, title));
  expect(await found(entries, query)).toMatchObject({ total: 0, nearest: undefined });
});

it('a mistyped word is put right although it sounds like one of the other language', async () => {
  const entries = [
    entry('/hi/a', 'नगर में रेटैनिनग दीवार', { lang: 'hi' }),
    entry('/b', 'Retaining wall at Nagar'),
    entry('/c', 'Rating of suppliers'),
  ];
  expect((await found(entries, 'retainijg nagar')).urls[0]).toBe('/b');
});

it('a word of two parts is found when written apart, though each part sounds like another word', async () => {
  const entries = [
    entry('/hi/a', 'शुद्धिपत्र: अंतिम तिथि बढ़ाई गई', { lang: 'hi' }),
    entry('/hi/b', 'प्रवेश पत्र और बीज', { lang: 'hi' }),
    entry('/c', 'Seed for shade trees'),
    entry('/d', 'Part of the shade', { body: 'seed and part' }),
  ];
  for (const query of ['शुद्धि पत्र', 'shuddhi patra']) expect((await found(entries, query, 'hi')).urls[0]).toBe('/hi/a');
});

describe('a word that begins with a slip', () => {
  const roads = Array.from({ length: 40 }, (_, at) => entry(`/road/${at}`, `Road damages, part ${at} of Kelhar`));
  const asked = async (query: string): Promise<{ first: string | undefined; turned: number }> => {
    const names: string[] = [];
    const search = searchOf(indexOf([...roads, entry('/one', 'Road damages, Tharolla')]), (name) => names.push(name));
    const { hits } = await search.search(ask(query));
    return { first: hits[0]?.url, turned: names.filter((name) => name.startsWith('u')).length };
  };

  it('is asked for by its end where the others tell little', async () => {
    expect(await asked('road damages aharolla')).toMatchObject({ first: '/one' });
    expect((await asked('road damages aharolla')).turned).toBeGreaterThan(0);
  });

  it('costs no more where the others tell enough', async () => {
    expect((await asked('tharolla damages zzyzx')).turned).toBe(0);
  });
});

it('a text in the language of the page that has the words as they were asked comes before titles in the other', async () => {
  const entries = [
    entry('/hi/a', 'GST परिपत्र', { lang: 'hi' }),
    entry('/b', 'Terms of payment', { body: 'The rate is before GST, which is paid as due.' }),
  ];
  expect((await found(entries, 'GST')).urls).toEqual(['/b', '/hi/a']);
  expect((await found(entries, 'GST', 'hi')).urls).toEqual(['/hi/a', '/b']);
});

it('a Hindi title with every word, typed in Latin letters, comes before an English page whose translation has them', async () => {
  const entries = [
    entry('/a', 'Drains', { body: 'How to ask for one.' }),
    entry('/hi/a', 'नाली', { lang: 'hi', body: 'दीवार की मरम्मत और रात की रोशनी' }),
    entry('/hi/b', 'नाली की दीवार', { lang: 'hi', kind: 'news' }),
  ];
  expect((await found(entries, 'naali diwar')).urls).toEqual(['/hi/b', '/a']);
});

it('a page is found by its keywords before the texts that mention them', async () => {
  const entries = [
    entry('/a', 'Areas and mines', { keywords: 'Kelhar Amlighat' }),
    entry('/b', 'Old Kelhar, a mine of the past', { kind: 'album', date: '2026-11-01' }),
    entry('/c', 'How to write one', { keywords: 'tender bid', body: 'tender bid' }),
    entry('/tenders#1', 'Supply of pumps', { kind: 'tender', date: '2026-11-01' }),
  ];
  expect((await found(entries, 'kelhar mine')).urls).toEqual(['/a', '/b']);
  // A keyword that names a kind does not bring a page before the entries of this kind.
  expect((await found(entries, 'bids')).urls).toEqual(['/tenders#1', '/c']);
});

it('a keyword that the text has too does not hide the part of the text with it', async () => {
  const body = `${'How to ask for a paper of the company. '.repeat(10)}The fees are ten rupees.`;
  const { hits } = await searchOf(indexOf([entry('/a', 'Papers', { keywords: 'fees', body })])).search(ask('fees'));
  expect(hits[0]?.textFile).toMatch(/^x/);
});

it('for a query of only a kind, entries in the language of the page come first, also if others are newer', async () => {
  const entries = [
    entry('/tenders#1', 'Supply of pumps', { kind: 'tender', date: '2026-01-01' }),
    entry('/hi/tenders#2', 'टायरों की आपूर्ति', { lang: 'hi', kind: 'tender', date: '2026-11-01' }),
  ];
  expect((await found(entries, 'tender')).urls).toEqual(['/tenders#1', '/hi/tenders#2']);
});

it('the operation of a sub-station is no treatment', async () => {
  const entries = [entry('/a', 'Operation and upkeep of the sub-station'), entry('/b', 'Treatment of pensioners')];
  expect((await found(entries, 'ilaj')).urls).toEqual(['/b']);
});

it('a form is asked for in Hindi by a word that sounds like a firm', async () => {
  const entries = [entry('/hi/a', 'प्रपत्र', { lang: 'hi' }), entry('/hi/b', 'सड़क', { lang: 'hi' })];
  expect((await found(entries, 'फारम', 'hi')).urls).toEqual(['/hi/a']);
  expect((await found(entries, 'सड़क की फर्म', 'hi')).urls).toEqual(['/hi/b']);
});

it.each(['ban', 'बैन'])('a list is found by a short synonym in its own script (%s)', async (query) => {
  const list = entry('/hi/a', 'दंडात्मक कार्रवाई', { lang: 'hi', kind: 'list' });
  const order = entry('/hi/b', 'एक ठेकेदार', { lang: 'hi', kind: 'penal-action' });
  expect((await found([list, order], query, 'hi')).urls).toEqual(['/hi/a', '/hi/b']);
});

it('an entry of the kind in the query comes before a text that mentions it, in either language', async () => {
  const entries = [
    entry('/hi/a', 'मुख पृष्ठ', { lang: 'hi', body: 'समाचार, निविदाएँ और नौकरियाँ' }),
    entry('/tenders#1', 'Supply of pumps', { kind: 'tender', date: '2026-11-01' }),
  ];
  expect((await found(entries, 'निविदा', 'hi')).urls).toEqual(['/tenders#1', '/hi/a']);
  expect((await found(entries, 'nivida', 'hi')).urls).toEqual(['/tenders#1', '/hi/a']);
});

it('for a query of only kind and year, open entries come first, whatever their titles', async () => {
  const tender = (number: number, title: string, more: Partial<Entry>): Entry =>
    entry(`/tenders#${number}`, title, { kind: 'tender', ...more });
  const entries = [
    tender(1, 'Tender 2026 for pumps', { date: '2026-01-02', closes: '2026-02-02T17:00:00+05:30' }),
    tender(2, 'Tender 2026 for boots', { date: '2025-12-30', closes: '2026-02-02T17:00:00+05:30' }),
    tender(3, 'Supply of lamps', { date: '2026-11-01', closes: '2026-12-20T17:00:00+05:30' }),
    tender(4, 'Repair of a wall', { date: '2026-05-01', closes: '2026-06-20T17:00:00+05:30' }),
  ];
  expect((await found(entries, 'tendar 2026')).urls.slice(0, 3)).toEqual(['/tenders#3', '/tenders#4', '/tenders#1']);
});

it('an entry with the very words comes before one of the page’s language where only one of them sounds alike', async () => {
  const entries = [
    entry('/a', 'Finding your way', { body: 'The company is limited' }),
    entry('/hi/c', 'लिमिटेड का व्यय', { lang: 'hi' }),
    entry('/b', 'An account', { body: 'A limited vyay' }),
  ];
  expect((await found(entries.slice(0, 2), 'vyay limited')).urls).toEqual(['/hi/c', '/a']);
  // An entry that has both words exactly comes first, even if only its text has them.
  expect((await found(entries.slice(1), 'vyay limited')).urls).toEqual(['/b', '/hi/c']);
});

it('a question is answered by a page before a notice about one of its words', async () => {
  const entries = [
    entry(
      '/notice',
      'Blasting at the Sonpahar mine: haul road four closed for one hour, turn back at the eastern gate',
      {
        kind: 'notice',
        body: 'Houses are not affected.',
      },
    ),
    entry('/page', 'Living beside a mine', { body: 'Blasting shakes houses that are closer than 500 metres.' }),
    ...Array.from({ length: 10 }, (_, at) => entry(`/${at}`, `Blasting record, pit ${at}`)),
  ];
  const first = async (query: string) => (await found(entries, query)).urls[0];
  expect(await first('blasting houses')).toBe('/notice');
  expect(await first('when blasting houses')).toBe('/page');
  expect(await first('blasting houses kab')).toBe('/page');
});
