import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { API_BASE } from '../../src/lib/api-base.ts';
import { readSiteRecord } from '../../scripts/serve/site-record.ts';
import { samePort } from '../support/own-port.ts';
import { differences, publishedSite, TOKEN, treeOf } from '../support/publisher.ts';
import { apiOn, put, tender } from '../unit/content-api/small-content.ts';
import { entry, few, page } from './few-news.ts';

test(
  'a change is live with its lists in both languages, and can be undone until it is told to go on',
  { timeout: 300_000 },
  async () => {
    const api = await apiOn(few, await samePort());
    let published = 0;
    const site = await publishedSite(api.url, { published: () => (published += 1) });
    expect(await site.settled()).toMatchObject({ state: 'idle', live: 1 });
    expect(published).toBe(1);
    const before = await treeOf(site.liveDir);
    const [, hash = 'none'] = /(sha256-[\w+/=]+)/.exec(await readFile(`${site.liveDir}.caddy`, 'utf8')) ?? [];
    expect(readSiteRecord(site.cacheDir)?.scriptHashes).toContain(`'${hash}'`);

    put(api.dir, 'en/news_and_updates', [entry(1, 'First, changed'), entry(3, 'Third')]);
    put(api.dir, 'hi/news_and_updates', [entry(1, 'पहला'), entry(3, 'तीसरा')]);
    expect(await site.send('news_and_updates/')).toBe(202);
    const { releases } = await site.settled();
    const [change] = releases.filter(({ why }) => why.includes('news_and_updates/'));
    expect(change?.added.toSorted()).toEqual(['/hi/news/3', '/news/3']);
    expect(change?.removed.toSorted()).toEqual(['/hi/news/2', '/news/2']);
    expect(change?.changed).toEqual(expect.arrayContaining(['/', '/hi', '/hi/news', '/news', '/news/1']));
    expect(await page(site.liveDir, 'news.html')).toContain('First, changed');
    expect(await page(site.liveDir, 'hi/news.html')).toContain('तीसरा');

    const ask = (address: string) =>
      fetch(`${site.publisher().url}${address}`, { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(published).toBe(2);
    expect((await ask('/status/roll-back/1')).status).toBe(200);
    expect(published).toBe(3);
    expect(differences(await treeOf(site.liveDir), before)).toEqual([]);
    expect((await ask('/status/roll-back/77')).status, 'a slip leaves it held').toBe(409);
    expect(await site.send()).toBe(202);
    expect(await site.settled()).toMatchObject({ state: 'held', waiting: 1 });
    await site.restart();
    await vi.waitFor(() => expect(site.publisher().status()).toMatchObject({ state: 'held', live: 3 }), 5000);
    expect(differences(await treeOf(site.liveDir), before)).toEqual([]);

    expect((await ask('/status/resume')).status).toBe(200);
    expect(await site.settled()).toMatchObject({ state: 'idle' });
    expect(await page(site.liveDir, 'news.html')).toContain('First, changed');
    expect(await (await ask('/status/roll-back/77')).json()).toEqual({
      message: expect.stringContaining('There is no release 77') as string,
    });
    expect((await site.settled()).state).toBe('idle');
  },
);

test('an entry that breaks stands as it was last published, over a restart as well', { timeout: 300_000 }, async () => {
  const api = await apiOn(few, await samePort());
  const site = await publishedSite(api.url);
  await site.settled();
  for (const title of ['Changed once', 'Changed twice']) {
    put(api.dir, 'en/news_and_updates', [entry(1, title), entry(2, 'Second')]);
    await site.send('news_and_updates/', 1);
    await site.settled();
  }
  const linked = '<p><a href="/pages/gone">Gone</a> <a href="/hi/news/1">First</a></p>';
  put(api.dir, 'en/news_and_updates', [
    { ...entry(1, 'Broken'), published_on: 'soon' },
    { ...entry(2, 'Second, changed'), body: linked },
  ]);
  await site.send('news_and_updates/');
  const { faults: found, health } = await site.settled();
  expect(found.filter(({ kind }) => kind === 'held-back')).toHaveLength(1);
  const open = health?.groups.find(({ name }) => name === 'held-back');
  expect(open?.rows).toMatchObject([{ section: 'news_and_updates', id: '1', title: 'Broken', lastGood: true }]);
  expect(health?.groups.find(({ name }) => name === 'dead-link')?.rows.map((row) => row.found)).toEqual([
    '/pages/gone',
  ]);
  for (const again of [() => Promise.resolve(), site.restart]) {
    await again();
    await site.settled();
    expect(await page(site.liveDir, 'news.html')).toContain('Changed twice');
    expect(await page(site.liveDir, 'news.html')).toContain('Second, changed');
  }
  put(api.dir, 'en/news_and_updates', [entry(1, 'Mended'), entry(2, 'Second')]);
  await site.send('news_and_updates/');
  const names = (await site.settled()).health?.groups.map(({ name }) => name);
  expect(
    names?.filter((name) => name === 'held-back' || name === 'dead-link'),
    'corrected, it disappears',
  ).toEqual([]);
});

test('a thousand webhooks in a second cost a handful of publishes', { timeout: 300_000 }, async () => {
  const api = await apiOn(few, await samePort());
  const site = await publishedSite(api.url);
  await site.settled();
  const statuses = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => {
      if (index % 100 === 0) put(api.dir, 'en/news_and_updates', [entry(1, `Title ${index}`)]);
      return site.send('news_and_updates/');
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([202]));
  const { releases } = await site.settled();
  expect(releases.length).toBeLessThan(20);
  expect(await page(site.liveDir, 'news.html')).toContain('Title 900');
});

/** Wrong answers of the API, each with the error message that it causes. */
const faults: readonly [string, Parameters<Awaited<ReturnType<typeof apiOn>>['misbehave']>[0], RegExp][] = [
  ['is down', { path: '*', reset: true }, /no answer/],
  ['says 500', { path: 'news_and_updates/*', status: 500 }, /news_and_updates.*found 500/],
  ['breaks off', { path: 'news_and_updates/*', body: '{"count": 2, "resu', reset: true }, /news_and_updates/],
  ['answers with something else', { path: 'news_and_updates/*', body: '<html>' }, /news_and_updates.*expected JSON/],
  [
    'is emptied',
    { path: 'news_and_updates/*', body: '{"count": 0, "next": null, "previous": null, "results": []}' },
    /expected about 30 entries/,
  ],
];

test(
  'whatever becomes of the API, the live site stays as it was, and a sentence says why',
  { timeout: 300_000 },
  async () => {
    const many = Array.from({ length: 30 }, (_, index) => entry(index + 1, `Entry ${index}`));
    const api = await apiOn({ ...few, 'en/news_and_updates': many, 'hi/news_and_updates': many }, await samePort());
    const site = await publishedSite(api.url);
    await site.settled();
    const before = await treeOf(site.liveDir);
    for (const [name, rule, said] of faults) {
      api.misbehave(rule);
      await site.send();
      await expect
        .poll(() => site.publisher().status().failure?.message ?? 'nothing', { timeout: 90_000 })
        .toMatch(said);
      expect(differences(await treeOf(site.liveDir), before), name).toEqual([]);
      expect((await fetch(`${site.publisher().url}/healthz`)).status).toBe(503);
      api.behave();
      await expect.poll(() => site.publisher().status().failure?.message ?? 'idle', { timeout: 90_000 }).toBe('idle');
    }
    expect(differences(await treeOf(site.liveDir), before)).toEqual([]);
  },
);

test('a change by the clock is published at its moment, without a webhook', { timeout: 300_000 }, async () => {
  const lists = (closes: string): Record<string, unknown> =>
    Object.fromEntries<unknown>(
      ['en', 'hi'].flatMap((lang): [string, unknown][] => [
        [
          `${lang}/tenders-static-data`,
          { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] },
        ],
        [`${lang}/tenders-by-period`, [tender(1, { published_on: '2026-11-02', closes_at: closes })]],
      ]),
    );
  const api = await apiOn({ ...few, ...lists('2030-11-02T17:00:00+05:30') }, await samePort());
  const site = await publishedSite(api.url);
  await site.settled();
  const closes = new Date(Date.now() + 10_000).toISOString();
  for (const [name, list] of Object.entries(lists(closes))) put(api.dir, name, list);
  await site.send();
  const { next } = await site.settled();
  expect(next).toBe(new Date(Date.parse(closes) + 1).toISOString());
  const open = await page(site.liveDir, 'index.html');
  await expect.poll(() => site.publisher().status().releases[0]?.why, { timeout: 90_000 }).toBe('The clock');
  expect(await page(site.liveDir, 'index.html')).not.toBe(open);
  expect(differences(await treeOf(site.liveDir), await site.plainBuild())).toEqual([]);
});

test('a tender that moves to another month is never without a page, if the webhook names it', async () => {
  const months = [11, 10].map((month) => ({ month, year: 2026, count: 1 }));
  const filed = (day: string) => ({ 'en/tenders-by-period': [tender(1, { published_on: day }), tender(2)] });
  const desk = { 'en/tenders-static-data': { title: 'Tenders', portals: [], periods: months } };
  const api = await apiOn({ ...few, ...desk, ...filed('2026-11-02') }, await samePort());
  // Nothing but the webhook makes it look.
  const site = await publishedSite(api.url, { pauses: { first: 50, quiet: 600_000, clock: 50 } });
  await site.settled();
  put(api.dir, 'en/tenders-by-period', filed('2026-10-02')['en/tenders-by-period']);
  await site.send('tenders-by-period/', 1);
  await expect.poll(() => site.publisher().status().live, { timeout: 90_000 }).toBe(2);
  expect(await page(site.liveDir, 'tenders/10/2026/1.html')).toContain('Tender 1');
  expect(site.logged.filter(({ event }) => event === 'publish failed')).toEqual([]);
});

test(
  'a live file that somebody changed or deleted is mended at the start, and a visit that was counted publishes nothing',
  { timeout: 300_000 },
  async () => {
    const api = await apiOn(few, await samePort());
    const site = await publishedSite(api.url);
    await site.settled();
    const before = await treeOf(site.liveDir);
    await writeFile(path.join(site.liveDir, 'news.html'), 'tampered');
    await writeFile(path.join(site.liveDir, 'left-behind.html.part'), 'half');
    await site.restart();
    const { releases } = await site.settled();
    expect(differences(await treeOf(site.liveDir), before)).toEqual([]);
    await fetch(`${api.url}${API_BASE}/visitors_count_update/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ counter: 1 }),
    });
    await site.send();
    expect((await site.settled()).releases).toEqual(releases);
  },
);
