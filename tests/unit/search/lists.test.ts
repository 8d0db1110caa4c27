import { describe, expect, it } from 'vitest';
import type { Entry } from '~/search/entry';
import type { Lang } from '~/search/ids';
import { ask, entry, indexOf, searchOf } from './support.ts';

const inBoth = (path: string, [en, hi]: readonly [string, string], more: Partial<Entry>): Entry[] => [
  entry(path, en, more),
  entry(`/hi${path}`, hi, { ...more, lang: 'hi' }),
];
const month = (number: number, year: number, names: readonly [string, string]): Entry[] =>
  inBoth(`/tenders/${number}/${year}`, [`${names[0]} ${year}`, `${names[1]} ${year}`], {
    ...{ kind: 'list', body: 'All tenders published', date: `${year}-0${number}-01` },
  });
const tenders = Array.from({ length: 30 }, (_, at) =>
  entry(`/tenders/3/2026/${at}`, `Tender for pump ${at}, Kelhar`, {
    kind: 'tender',
    date: '2026-03-10',
    closes: '2026-12-20',
  }),
);
const search = searchOf(
  indexOf([
    ...inBoth('/tenders', ['Tenders', 'निविदाएँ'], { kind: 'list', words: 'open Kelhar cancelled खुली नई' }),
    ...inBoth('/jobs', ['Recruitment', 'भर्ती'], { kind: 'list', words: 'open खुली नई' }),
    ...inBoth('/penal-action', ['Penal action', 'दंडात्मक कार्रवाई'], { kind: 'list' }),
    ...inBoth('/tenders/awarded', ['Contracts awarded', 'जारी कार्यादेश'], { kind: 'list' }),
    ...inBoth('/tenders/cancelled', ['Cancelled and dropped', 'निरस्त एवं वापस ली गई'], {
      kind: 'list',
      words: 'Kelhar tenders',
    }),
    ...inBoth('/news', ['News', 'समाचार'], { kind: 'list' }),
    ...inBoth('/tenders/11/2026', ['November 2026', 'नवंबर 2026'], { kind: 'list', words: 'Nov', date: '2026-11-01' }),
    ...month(3, 2026, ['March', 'मार्च']),
    ...month(3, 2025, ['March', 'मार्च']),
    ...month(4, 2026, ['April', 'अप्रैल']),
    ...tenders,
    entry('/jobs/7', 'Junior overman', { kind: 'job' }),
    entry('/news/7', 'A medal for the rescue team', { kind: 'news' }),
    entry('/coal', 'The company, its contractors and कोयला in all the years from then to now'),
  ]),
);
const firstOf = async (query: string, lang: Lang = 'en'): Promise<string | undefined> =>
  (await search.search(ask(query, lang))).hits[0]?.url;

describe('a list that a query names comes first', () => {
  it.each([
    ['tender', 'en', '/tenders'],
    ['open tenders', 'en', '/tenders'],
    ['tenders 2026', 'en', '/tenders'],
    ['kelhar tenders', 'en', '/tenders'],
    ['tendr', 'en', '/tenders'],
    ['nivida', 'hi', '/hi/tenders'],
    ['खुली निविदा', 'hi', '/hi/tenders'],
    ['naukri', 'hi', '/hi/jobs'],
    ['bharti 2026', 'en', '/jobs'],
    ['blacklisted companies', 'en', '/penal-action'],
    ['tenders of march 2026', 'en', '/tenders/3/2026'],
    ['tenders of march 26', 'en', '/tenders/3/2026'],
    ['मार्च 26 के टेंडर', 'hi', '/hi/tenders/3/2026'],
    ['निविदा मार्च 2025', 'hi', '/hi/tenders/3/2025'],
    ['march tenders', 'en', '/tenders/3/2026'],
    ['jobs march 2026', 'en', '/jobs'],
    ['march 2026 ki bharti', 'hi', '/hi/jobs'],
    ['new vacancies', 'en', '/jobs'],
    ['news november 2026', 'en', '/news'],
    ['tenders for zinc', 'en', '/tenders'],
    ['टेंडर', 'hi', '/hi/tenders'],
    ['cancelled tenders kelhar', 'en', '/tenders/cancelled'],
    ['who got the tender', 'en', '/tenders/awarded'],
    ['theka kisko mila', 'hi', '/hi/tenders/awarded'],
    ['ठेका किसे मिला', 'hi', '/hi/tenders/awarded'],
    ['ठेका किस को मिला', 'hi', '/hi/tenders/awarded'],
  ] as const)('%s (%s)', async (query, lang, url) => expect(await firstOf(query, lang)).toBe(url));
});

it.each([
  ['holidays this year', 'en'],
  ['is saal ki chhuttiyon ki suchi', 'hi'],
  ['इस वर्ष की छुट्टियाँ', 'hi'],
] as const)('“this year” means its number: %s', async (query, lang) => {
  const holidays = searchOf(
    indexOf([2025, 2026, 2027].flatMap((year) => inBoth(`/${year}`, [`Holidays ${year}`, `अवकाश सूची ${year}`], {}))),
  );
  expect((await holidays.search(ask(query, lang))).hits[0]?.url).toMatch(/\/2026$/);
});

it('a year ends at midnight in India', async () => {
  const reports = searchOf(
    indexOf([2025, 2026].flatMap((year) => inBoth(`/${year}`, [`Trees ${year}`, `पेड़ ${year}`], {}))),
  );
  const first = async (query: string, now: string): Promise<string | undefined> =>
    (await reports.search({ ...ask(query), now: Date.parse(now) })).hits[0]?.url;
  expect(await first('trees this year', '2025-12-31T23:59:00+05:30')).toBe('/2025');
  expect(await first('this year trees', '2026-01-01T00:01:00+05:30')).toBe('/2026');
});

it('a plural does not bring its list before an entry with every word in its title', async () => {
  const papers = searchOf(
    indexOf([
      entry('/list', 'Awards and certificates', { kind: 'list' }),
      entry('/form', 'Caste certificate format', { kind: 'notice' }),
    ]),
  );
  expect((await papers.search(ask('caste certificates'))).hits[0]?.url).toBe('/form');
  expect((await papers.search(ask('birth certificates'))).hits[0]?.url).toBe('/list');
});

it('a query for what is open finds the open tender before a closed one', async () => {
  const belts = searchOf(
    indexOf([
      entry('/closed', 'Conveyor belt', { kind: 'tender', date: '2026-01-01', closes: '2026-02-01' }),
      entry('/open', 'Supply of a conveyor belt, 1,600 mm, for the coal handling plant', {
        kind: 'tender',
        date: '2026-10-01',
        closes: '2026-12-20',
      }),
    ]),
  );
  const urlsOf = async (query: string) => (await belts.search(ask(query))).hits.map(({ url }) => url);
  for (const query of ['conveyor belt tender', 'open conveyor belt'])
    expect((await urlsOf(query))[0], query).toBe('/closed');
  for (const query of ['conveyor belt tender open', 'चालू conveyor belt टेंडर'])
    expect((await urlsOf(query))[0], query).toBe('/open');
});

it.each(['pump 7 tender', 'company', 'contractor', 'koyla', 'junior overman job', 'who got the medal'])(
  'a list that a query does not name does not: %s',
  async (query) => {
    const { hits } = await search.search(ask(query));
    expect(hits[0]?.kind).not.toBe('list');
  },
);

it.each([
  ['nivida 2026', 'nivi', '/tenders'],
  ['tenders of march 2026', 'tenders of mar', '/tenders/3/2026'],
  ['naukri 2026', 'nauk', '/jobs'],
])('what was suggested stays while one types on: %s', async (query, from, url) => {
  for (let length = from.length; length <= query.length; length += 1) {
    const suggested = await search.suggest(ask(query.slice(0, length)));
    expect(
      suggested.map((hit) => hit.url),
      query.slice(0, length),
    ).toContain(url);
  }
});

it('words that no result shows find it, and a day is found as people say it', async () => {
  const { hits } = await searchOf(
    indexOf([
      entry('/a', 'Supply of lamps', { kind: 'tender', words: '7 December 07 Dec' }),
      entry('/b', 'Supply of belts', { kind: 'tender', words: '8 December 08 Dec' }),
      entry('/c', 'Seventy lamps', { body: 'In December, 7 of 70' }),
    ]),
  ).search(ask('7 december'));
  expect(hits[0]).toMatchObject({ url: '/a', lead: { text: '' } });
  for (const query of ['december 7', '7 dec', '07 दिसंबर'])
    expect(
      (
        await searchOf(indexOf([entry('/a', 'Lamps', { words: '7 December 07 Dec' }), entry('/b', 'Belts')])).search(
          ask(query),
        )
      ).hits[0]?.url,
      query,
    ).toBe('/a');
});

it('a page is found by a synonym of a word that stands only in its text', async () => {
  const entries = [
    entry('/pages/bids', 'How to bid', { body: 'Earnest money is paid on the portal.' }),
    entry('/b', 'Emblem of the company'),
  ];
  expect((await searchOf(indexOf(entries)).search(ask('EMD'))).hits[0]?.url).toBe('/pages/bids');
});
