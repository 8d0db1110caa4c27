import { expect, it } from 'vitest';
import { intents, pageLangOf } from '../../../scripts/bench/search/intents.ts';
import type { Kind } from '~/search/ids';
import { inOrder, type Scored } from '~/search/order';
import type { Hit } from '~/search/results';
import { ask, entry, indexOf, sampleIndex, searchOf } from './support.ts';

const [QUERIES, MOST] = [200, 60];
const search = searchOf(sampleIndex());
/** The name of an entry in both languages. */
const nameOf = (url: string): string => url.replace(/^\/hi(?=\/|$)|\/page\/\d+(?=#)|[-_](?:en|hi)(?=\.\w+$)/g, '');

it('of 200 queries, none shows an entry twice, counts wrong, or moves what it has shown', async () => {
  const queries = intents.filter((_, index) => index % Math.floor(intents.length / QUERIES) === 0);
  const faults: string[] = [];
  for (const intent of queries) {
    const question = ask(intent.query, pageLangOf(intent));
    const { total, counts, hits: all } = await search.search({ ...question, count: MOST });
    const names = all.map(({ kind, url }) => `${kind} ${nameOf(url)}`);
    const byKind = Object.values(counts.kinds).reduce((sum, count) => sum + count, 0);
    const tens = [];
    for (let from = 0; from < Math.min(total, MOST); from += 10)
      tens.push(...(await search.search({ ...question, from })).hits.map(({ url }) => url));
    if (new Set(names).size < names.length) faults.push(`${intent.query}: an entry twice`);
    if (names.length !== Math.min(total, MOST) || byKind !== total)
      faults.push(`${intent.query}: ${total} are ${byKind}`);
    if (String(tens) !== String(all.map(({ url }) => url))) faults.push(`${intent.query}: another order`);
  }
  expect(queries.length).toBeGreaterThanOrEqual(QUERIES);
  expect(faults).toEqual([]);
});

it('any part of the results is the same part of all of them', async () => {
  const { total, hits } = await search.search({ ...ask('safety'), count: MOST });
  const part = async (from: number, count: number): Promise<string[]> =>
    (await search.search({ ...ask('safety'), from, count })).hits.map(({ url }) => url);
  expect(await part(5, 12)).toEqual(hits.slice(5, 17).map(({ url }) => url));
  expect(await part(total + 10, 10)).toEqual([]);
});

it('sorts by date, the undated last; what a kind names is sorted so already, and is too much to sort', async () => {
  const newest = await search.search({ ...ask('kelhar'), filters: { order: 'newest' }, count: 200 });
  const best = await search.search({ ...ask('kelhar'), count: 200 });
  const dates = newest.hits.map(({ date = '' }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.at(-1)).toBe('');
  expect(new Set(newest.hits.map(({ url }) => url))).toEqual(new Set(best.hits.map(({ url }) => url)));
  expect(best.hits.map(({ url }) => url)).not.toEqual(newest.hits.map(({ url }) => url));
  expect([newest.canSort, (await search.search(ask('tender'))).canSort]).toEqual([true, false]);
});

it('a page that stays open over new year answers with the new year', async () => {
  const reports = [2026, 2027].map((year) => entry(`/${year}`, `Report ${year}`));
  const { search: ofPage } = searchOf(indexOf(reports));
  const firstAt = async (day: string): Promise<string | undefined> =>
    (await ofPage({ ...ask('report this year'), now: Date.parse(day) })).hits[0]?.url;
  expect(await firstAt('2026-12-31T23:59:00+05:30')).toBe('/2026');
  expect(await firstAt('2027-01-01T00:01:00+05:30')).toBe('/2027');
});

const scored = (url: string, kind: Kind, score: number, isNamed = false): Scored => ({
  hit: { url, kind, title: { text: url, marks: [] } } as unknown as Hit,
  score,
  isNamed,
});
const orderOf = (...all: readonly Scored[]): string[] => inOrder(all).map(({ url }) => url);
const rows = [1, 2, 3].map((number) => scored(`/notices/page/2#entry-${number}`, 'notice', 10 - number));

it('a list comes before its rows, where at least three of them are found', () => {
  const list = scored('/notices', 'list', 1);
  expect(orderOf(...rows, list)[0]).toBe('/notices');
  expect(orderOf(...rows.slice(1), list)[0]).toBe('/notices/page/2#entry-2');
  const named = scored('/notices#entry-9', 'notice', 2, true);
  expect(orderOf(...rows, named, list).slice(0, 2)).toEqual(['/notices', '/notices#entry-9']);
});

it('the home page and other pages do not come before the pages below their address', () => {
  const below = ['/hi/tenders', '/hi/news', '/hi/help'].map((url) => scored(url, 'page', 9));
  expect(orderOf(...below, scored('/hi', 'page', 1)).at(-1)).toBe('/hi');
});
