import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { API_BASE } from '../../../src/lib/api-base.ts';
import { apiOn, news, put, tender } from './small-content.ts';

const json = async (url: string): Promise<unknown> => (await fetch(url)).json();
const idsAt = async (url: string): Promise<unknown> => {
  const { results } = (await json(url)) as { results: { id: unknown }[] };
  return results.map(({ id }) => id);
};
const many = (count: number) => Array.from({ length: count }, (_, place) => news(place + 1));

test('a list is given in pages of twenty, each naming the next and the one before', async () => {
  const { url } = await apiOn({ 'en/news_and_updates': many(45) });
  const list = `${url}/en${API_BASE}/news_and_updates/`;
  const first = (await json(list)) as { count: number; next: string; previous: null; results: unknown[] };
  expect(first).toMatchObject({ count: 45, next: `${list}?page=2`, previous: null });
  expect(first.results).toHaveLength(20);
  const last = await json(`${list}?page=3`);
  expect(last).toMatchObject({ next: null, previous: `${list}?page=2`, results: many(45).slice(40) });
});

test('a page holds as many entries as asked for, up to a hundred', async () => {
  const { url } = await apiOn({ 'en/news_and_updates': many(120) });
  const list = `${url}/en${API_BASE}/news_and_updates/`;
  expect(await idsAt(`${list}?page=2&page_size=3`)).toEqual([4, 5, 6]);
  expect(await idsAt(`${list}?page_size=100`)).toHaveLength(100);
});

test.each(['page_size=101', 'page_size=0', 'page_size=ten', 'page=0', 'page=-1', 'page=', 'page=1.5'])(
  'a query that makes no sense (%s) is refused with a reason',
  async (query) => {
    const { url } = await apiOn({ 'en/news_and_updates': many(3) });
    const answer = await fetch(`${url}/en${API_BASE}/news_and_updates/?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ detail: expect.stringContaining(query.split('=')[0] ?? '') });
  },
);

test('a page after the last is not there, and an empty list has one empty page', async () => {
  const { url } = await apiOn({ 'en/news_and_updates': many(3), 'en/site_banners': [] });
  expect((await fetch(`${url}/en${API_BASE}/news_and_updates/?page=2`)).status).toBe(404);
  expect(await json(`${url}/en${API_BASE}/site_banners/`)).toEqual({
    count: 0,
    next: null,
    previous: null,
    results: [],
  });
});

test('news and vacancies can be asked for by kind', async () => {
  const { url } = await apiOn({
    'en/news_and_updates': [news(1), news(2, { kind: 'press-release' })],
    'en/recruitments': [
      { id: 7, category: 'recruitment' },
      { id: 8, category: 'apprenticeship-training' },
    ],
  });
  expect(await idsAt(`${url}/en${API_BASE}/news_and_updates/?kind=press-release`)).toEqual([2]);
  expect(await idsAt(`${url}/en${API_BASE}/recruitments/?category=recruitment`)).toEqual([7]);
});

test('tenders are asked for by the month they were published in', async () => {
  const { url } = await apiOn({ 'en/tenders-by-period': [tender(1), tender(2, { published_on: '2026-01-31' })] });
  const list = `${url}/en${API_BASE}/tenders-by-period/`;
  expect(await idsAt(`${list}?month=1&year=2026`)).toEqual([2]);
  expect(await idsAt(`${list}?month=11&year=2026`)).toEqual([1]);
  expect(await idsAt(`${list}?month=11&year=2025`)).toEqual([]);
  for (const query of ['', '?month=13&year=2026', '?month=1']) expect((await fetch(list + query)).status).toBe(400);
});

test('a single object is in results, and menus are bare arrays', async () => {
  const header = [{ title: 'About', url: '/about', url_type: 'internal' }];
  const { url } = await apiOn({
    'en/homepage': { title: 'Home' },
    'en/menus__header-menu': header,
    'en/menus__footer-menu': [],
    'en/sitemap': header,
    'hi/pages__safety': { slug: 'safety' },
    'en/news_and_updates': [news(812)],
  });
  expect(await json(`${url}/en${API_BASE}/homepage/`)).toEqual({ results: { title: 'Home' } });
  expect(await json(`${url}/en${API_BASE}/menus/header-menu/`)).toEqual(header);
  expect(await json(`${url}/en${API_BASE}/menus/`)).toEqual({ results: { header, footer: [] } });
  expect(await json(`${url}/en${API_BASE}/sitemap/`)).toEqual({ results: header });
  expect(await json(`${url}/hi${API_BASE}/pages/safety/`)).toEqual({ results: { slug: 'safety' } });
  expect(await json(`${url}/en${API_BASE}/news_and_updates/812/`)).toEqual({ results: news(812) });
});

test('missing content is a 404 with a reason', async () => {
  const { url } = await apiOn({ 'en/news_and_updates': [news(1)], 'hi/secret__file': [] });
  const paths = [
    `/hi${API_BASE}/news_and_updates/`,
    `/en${API_BASE}/news_and_updates/2/`,
    `/fr${API_BASE}/news_and_updates/`,
    `/hi${API_BASE}/secret/file/`,
    `/en${API_BASE}/pages/..%2F..%2Fsite/`,
    `/en${API_BASE}/pages/%2e%2e/`,
    '/',
  ];
  for (const path of paths) {
    const answer = await fetch(url + path);
    expect([path, answer.status, await answer.json()]).toEqual([path, 404, { detail: expect.any(String) }]);
  }
});

test('an address without its slash is sent on to the one with it, and keeps its query', async () => {
  const { url } = await apiOn({ 'en/news_and_updates': [news(1)] });
  const answer = await fetch(`${url}/en${API_BASE}/news_and_updates?kind=news`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`${url}/en${API_BASE}/news_and_updates/?kind=news`);
});

test('an answer the client has is not sent again until it changes', async () => {
  const { url, dir } = await apiOn({ 'en/news_and_updates': [news(1)] });
  const list = `${url}/en${API_BASE}/news_and_updates/`;
  const first = await fetch(list);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await fetch(list, { headers: { 'if-none-match': tag } });
    expect([tag, again.status, await again.text()]).toEqual([tag, 304, '']);
  }
  put(dir, 'en/news_and_updates', [news(1, { title: 'Another title' })]);
  const changed = await fetch(list, { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain('Another title');
});

test('a file that is being written does not take away what it held before', async () => {
  const { url, dir } = await apiOn({ 'en/news_and_updates': [news(1)] });
  const list = `${url}/en${API_BASE}/news_and_updates/`;
  expect(await idsAt(list)).toEqual([1]);
  writeFileSync(path.join(dir, 'en/news_and_updates.json'), '[{"id": 2, "ti');
  expect(await idsAt(list)).toEqual([1]);
  put(dir, 'en/news_and_updates', [news(2)]);
  expect(await idsAt(list)).toEqual([2]);
});

test('a file that never could be read is an error of the server, not an empty section', async () => {
  const { url } = await apiOn({ 'en/news_and_updates': '[{' });
  const answer = await fetch(`${url}/en${API_BASE}/news_and_updates/`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ detail: expect.stringContaining('en/news_and_updates.json cannot be read') });
});

test('search looks through the titles of the owner’s own list, or else of every list, whatever the case', async () => {
  const own = [
    { title: 'Safety Policy', url: '/pages/safety' },
    { title: 'Other', url: '/x', excerpt: 'On SAFETY' },
    { title: 'Tenders', url: '/tenders' },
  ];
  const { url } = await apiOn({ 'en/search-page': own, 'hi/news_and_updates': [news(1, { title: 'सुरक्षा सप्ताह' })] });
  expect(await json(`${url}/en${API_BASE}/search-page/?search=safety`)).toMatchObject({
    count: 2,
    results: own.slice(0, 2),
  });
  expect(await json(`${url}/en${API_BASE}/search-page/?search=`)).toMatchObject({ count: 0 });
  const found = await json(`${url}/hi${API_BASE}/search-page/?search=${encodeURIComponent('सुरक्षा')}`);
  expect(found).toMatchObject({ count: 1, results: [{ title: 'सुरक्षा सप्ताह' }] });
});

test('lists can be given in the form Wagtail gives them', async () => {
  const { url } = await apiOn({ 'en/news_and_updates': many(5) }, { wagtailLists: true });
  const answer = await json(`${url}/en${API_BASE}/news_and_updates/?limit=2&offset=2`);
  expect(answer).toEqual({ meta: { total_count: 5 }, items: [news(3), news(4)] });
});

test('a page of any site may read, and is told so before it sends', async () => {
  const { url } = await apiOn({ site: { visitors_count: 5, last_updated_date: '2026-11-18' } });
  const read = await fetch(`${url}${API_BASE}/last_updated_date/`, { headers: { origin: 'https://site.example' } });
  expect(read.headers.get('access-control-allow-origin')).toBe('*');
  const preflight = await fetch(`${url}${API_BASE}/submit_feedback/`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
});
