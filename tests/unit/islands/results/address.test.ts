import { afterEach, expect, it, vi } from 'vitest';
import type { Lang } from '~/i18n/lang';
import type { Asked } from '~/islands/results/address';
import { stubBrowser } from '../browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function at(path: string, lang?: Lang): Promise<typeof import('~/islands/results/address')> {
  stubBrowser(path, lang);
  return import('~/islands/results/address');
}
const readAt = async (path: string): Promise<Asked> => (await at(path)).readAsked();

const NOTHING: Asked = { words: '', filters: { kind: undefined, year: undefined, state: undefined }, page: 1 };

it.each([
  ['/search', NOTHING],
  ['/search/coal', { ...NOTHING, words: 'coal' }],
  ['/search/NIT%2045%2F2026', { ...NOTHING, words: 'NIT 45/2026' }],
  ['/search/NIT%2045/2026/', { ...NOTHING, words: 'NIT 45/2026' }],
  ['/search?q=+coal+', { ...NOTHING, words: 'coal' }],
  ['/hi/search/%E0%A4%95%E0%A5%8B%E0%A4%AF%E0%A4%B2%E0%A4%BE', { ...NOTHING, words: 'कोयला' }],
  ['/search/%E0%A4', { ...NOTHING, words: '%E0%A4' }],
  [
    '/search/coal?kind=penal-action&year=2024&state=closed&page=3',
    { words: 'coal', filters: { kind: 'penal-action', year: 2024, state: 'closed' }, page: 3 },
  ],
])('%s asks for what it says', async (path, asked) => expect(await readAt(path)).toEqual(asked));

it.each(['kind=%3Cb%3E', 'kind=', 'year=x', 'year=20266', 'year=-999', 'state=burning', 'page=-1', 'page=0', 'page=x'])(
  'what nobody knows counts as not asked: %s',
  async (query) => expect(await readAt(`/search?${query}`)).toEqual(NOTHING),
);

it.each([
  ['2.9', 2],
  ['50', 50],
  ['51', 50],
  ['1e9', 50],
  ['Infinity', 50],
])('page %s is page %i: each costs a question', async (page, read) =>
  expect((await readAt(`/search?page=${page}`)).page).toBe(read),
);

it.each<[Lang, string]>([
  ['en', '/search/coal?kind=tender&year=2026&state=open&page=2'],
  ['en', '/search/NIT%2045%2F2026'],
  ['en', '/search?q=..&kind=news&page=4'],
  ['en', '/search?q=index'],
  ['hi', '/hi/search?q=45%2Findex'],
  ['en', '/search?q=a%26b.html&kind=news'],
  ['en', '/search/index%20card'],
  ['hi', '/hi/search/%E0%A4%95%E0%A5%8B%E0%A4%AF%E0%A4%B2%E0%A4%BE?state=closed'],
])('in %s, %s is read and written without loss', async (lang, path) => {
  const { addressOf, readAsked } = await at(path, lang);
  expect(addressOf(readAsked())).toBe(path);
});

it.each([
  ['/search/coal?page=3', false],
  ['/search/coal?kind=x', false],
  ['/search/coal?kind=tender', true],
  ['/search/coal?year=2026', true],
  ['/search/coal?state=open', true],
  ['/search/coal?unit=', false],
  ['/search/coal?unit=Kelhar+area', true],
])('%s asks for a filter: %s', async (path, filters) => {
  const { isFiltered, readAsked } = await at(path);
  expect(isFiltered(readAsked())).toBe(filters);
});
