import { afterEach, expect, it, vi } from 'vitest';
import type { Lang } from '~/i18n/lang';
import type { Asked } from '~/islands/results/address';
import type { Source } from '~/islands/results/found';
import { API_BASE } from '~/lib/api-base';
import { stubBrowser } from '../browser.ts';

const API = `https://api.example/en${API_BASE}/search-page/`;
const ASKED: Asked = { words: 'coal & stone', filters: {}, page: 1 };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Makes the search in the owner's API, which answers with these pages. `asked` are the requested addresses. */
async function sourceOf(pages: readonly unknown[], lang: Lang = 'en'): Promise<{ source: Source; asked: string[] }> {
  stubBrowser('/search', lang);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const page = pages[Number(new URL(address).searchParams.get('page')) - 1];
    return Promise.resolve(page === undefined ? new Response('{}', { status: 404 }) : Response.json(page));
  });
  const { fromApi } = await import('~/islands/results/from-api');
  return { source: fromApi(API), asked };
}

const pageOf = (from: number, to: number, next: string | null): unknown => ({
  count: 57,
  next,
  results: Array.from({ length: to - from + 1 }, (_, index) => ({ title: `Found ${from + index}`, url: '/tenders' })),
});
const twenties = [pageOf(1, 20, '?page=2'), pageOf(21, 40, '?page=3'), pageOf(41, 57, null)];

it.each([
  [1, 1, 20, true],
  [1, 2, 40, true],
  [2, 2, 20, true],
  [3, 3, 17, false],
  [1, 3, 57, false],
  [1, 50, 57, false],
])('pages %i to %i of 57 by 20 are %i, and that there are more is %s', async (first, last, length, hasMore) => {
  const { source, asked } = await sourceOf(twenties);
  const answer = await source(ASKED, first, last);
  expect(answer).toMatchObject({ total: 57, hasMore, page: Math.min(last, 3), found: { length } });
  expect(new Set(answer.found.map(({ title }) => title.text)).size).toBe(length);
  expect(asked[0]).toBe(`${API}?search=coal%20%26%20stone&page=${first}`);
});

it('a page that fails is no answer, nor is one of another form', async () => {
  const { source } = await sourceOf([twenties[0], undefined]);
  await expect(source(ASKED, 1, 2)).rejects.toThrow('404');
  for (const wrong of [null, [], {}, { results: 7 }]) {
    const other = await sourceOf([wrong]);
    await expect(other.source(ASKED, 1, 1)).rejects.toThrow('no list');
  }
});

it('results without title or address are left out, and fields that are no text count as missing', async () => {
  const results = [
    7,
    null,
    { title: 'No address' },
    { title: 7, url: '/x' },
    { title: 'T', url: '/x', excerpt: 7, type: [] },
  ];
  const { source } = await sourceOf([{ results }]);
  expect(await source(ASKED, 1, 1)).toEqual({
    found: [{ url: '/x', title: { text: 'T', marks: [] }, text: { text: '', marks: [] }, kind: '' }],
    total: 1,
    page: 1,
    hasMore: false,
  });
});

it.each<[Lang, string, string]>([
  ['en', '/en/tenders/', '/tenders'],
  ['hi', '/en/tenders/', '/hi/tenders'],
  ['hi', 'https://elsewhere.example/x', 'https://elsewhere.example/x'],
])('in %s, %s leads to %s', async (lang, url, to) => {
  const { source } = await sourceOf([{ results: [{ title: 'T', url }] }], lang);
  expect((await source(ASKED, 1, 1)).found[0]?.url).toBe(to);
});

it.each<[Lang, string, string]>([
  ['en', 'tenders-by-period', 'Tender'],
  ['hi', 'tenders-by-period', 'निविदा'],
  ['hi', 'news_and_updates', 'समाचार'],
  ['en', 'photo-gallery-details', 'Photo album'],
  ['en', 'data_listing_detail', 'Notice'],
  ['en', 'penal_actions', 'Penal action'],
  ['hi', 'Press release', 'प्रेस विज्ञप्ति'],
  ['en', 'event', 'Event'],
  ['en', 'Events', 'Event'],
  ['en', 'Annual report', 'Annual report'],
  ['en', 'Filed cases', 'Filed cases'],
  ['hi', 'दस्तावेज़', 'दस्तावेज़'],
  ['en', 'constructor', 'constructor'],
  ['en', '', ''],
])('in %s, the type “%s” is called “%s”', async (lang, type, kind) => {
  const { source } = await sourceOf([{ results: [{ title: 'T', url: '/x', type }] }], lang);
  expect((await source(ASKED, 1, 1)).found[0]?.kind).toBe(kind);
});
