import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSiteRecord } from '../../scripts/serve/site-record.ts';
import { samePort } from '../support/own-port.ts';
import { differences, publishedSite, treeOf } from '../support/publisher.ts';
import { apiOn, put, tender } from '../unit/content-api/small-content.ts';
import { entry, few, page, timesIn } from './few-news.ts';

/** Changed pages are live before the search index, and removals come after it. `oldIndex` lists the files of the old index. */
async function expectOrder(liveDir: string, oldIndex: readonly string[]): Promise<void> {
  const placedAt = timesIn(liveDir);
  const coming = (await readdir(path.join(liveDir, 'find'))).filter((name) => !oldIndex.includes(name));
  const times = await Promise.all(coming.map((name) => placedAt(`find/${name}`)));
  expect(times.length).toBeGreaterThan(2);
  for (const name of ['news/1.html', 'news.html', 'index.html'])
    expect(await placedAt(name), name).toBeLessThan(Math.min(...times));
  // The time of a folder changes when a file in it is added or removed. So it shows when the page was removed.
  expect(await placedAt('news')).toBeGreaterThanOrEqual(await placedAt('find/manifest.bin'));
  // Links in an old pack (zip file) lead to files of the pack. So pages are removed without waiting for the new packs.
  expect(await placedAt('packs/whole-site-text.en.zip')).toBeGreaterThan(await placedAt('news'));
}

test(
  'a change is live in both languages and in order, can be undone, and a thousand webhooks cost a handful of publishes',
  { timeout: 300_000 },
  async () => {
    const api = await apiOn(few, await samePort());
    let published = 0;
    const site = await publishedSite(api.url, { published: () => (published += 1) });
    expect(await site.settled()).toMatchObject({ state: 'idle', live: 1 });
    expect(published).toBe(1);
    const before = await treeOf(site.liveDir);
    const index = await readdir(path.join(site.liveDir, 'find'));
    const [, hash = 'none'] = /(sha256-[\w+/=]+)/.exec(await readFile(`${site.liveDir}.caddy`, 'utf8')) ?? [];
    expect(readSiteRecord(site.cacheDir)?.scriptHashes).toContain(`'${hash}'`);

    put(api.dir, 'en/news_and_updates', [entry(1, 'First, changed'), entry(3, 'Third')]);
    put(api.dir, 'hi/news_and_updates', [entry(1, 'पहला'), entry(3, 'तीसरा')]);
    expect(await site.send('news_and_updates/')).toBe(202);
    const { releases } = await site.settled();
    await expectOrder(site.liveDir, index);
    const [change, ...more] = releases.filter(({ why }) => why.includes('news_and_updates/'));
    expect(more, 'one publish').toEqual([]);
    expect(change?.added.toSorted()).toEqual(['/hi/news/3', '/news/3']);
    expect(change?.removed.toSorted()).toEqual(['/hi/news/2', '/news/2']);
    expect(change?.changed).toEqual(expect.arrayContaining(['/', '/hi', '/hi/news', '/news', '/news/1']));
    expect(await page(site.liveDir, 'news.html')).toContain('First, changed');
    expect(await page(site.liveDir, 'hi/news.html')).toContain('तीसरा');

    expect(published).toBe(2);
    expect((await site.operate('roll-back/1')).status).toBe(200);
    expect(published).toBe(3);
    expect(differences(await treeOf(site.liveDir), before)).toEqual([]);
    expect((await site.operate('roll-back/77')).status, 'a slip leaves it held').toBe(409);
    expect(await site.send()).toBe(202);
    expect(await site.settled()).toMatchObject({ state: 'held', waiting: 1 });
    await site.restart();
    await vi.waitFor(() => expect(site.publisher().status()).toMatchObject({ state: 'held', live: 3 }), 5000);
    expect(differences(await treeOf(site.liveDir), before)).toEqual([]);

    expect((await site.operate('resume')).status).toBe(200);
    expect(await site.settled()).toMatchObject({ state: 'idle' });
    expect(await page(site.liveDir, 'news.html')).toContain('First, changed');
    expect(await (await site.operate('roll-back/77')).json()).toEqual({
      message: expect.stringContaining('There is no release 77') as string,
    });
    const { state, live: last = 0 } = await site.settled();
    expect(state).toBe('idle');

    const statuses = await Promise.all(
      Array.from({ length: 1000 }, (_, number) => {
        if (number % 100 === 0) put(api.dir, 'en/news_and_updates', [entry(1, `Title ${number}`)]);
        return site.send('news_and_updates/');
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([202]));
    const { live = 0 } = await site.settled();
    expect(live - last, 'publishes').toBeLessThan(19);
    expect(await page(site.liveDir, 'news.html')).toContain('Title 900');
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
  'whatever becomes of the API, the live site stays as it was and says why; a list halves only if an operator allows it',
  { timeout: 300_000 },
  async () => {
    const many = Array.from({ length: 30 }, (_, index) => entry(index + 1, `Entry ${index + 1}`));
    const api = await apiOn({ ...few, 'en/news_and_updates': many }, await samePort());
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

    put(api.dir, 'en/news_and_updates', many.slice(0, 5));
    expect(await site.send('news_and_updates/')).toBe(202);
    await expect
      .poll(() => site.publisher().status().failure?.message ?? 'nothing', { timeout: 90_000 })
      .toMatch(/expected about 30 entries, as last time, found 5.*allow-shrink/);
    expect(differences(await treeOf(site.liveDir), before)).toEqual([]);
    expect(await page(site.liveDir, 'news/30.html')).toContain('Entry 30');
    await site.operate('allow-shrink');
    await vi.waitFor(
      () => expect(site.publisher().status()).toMatchObject({ state: 'idle', failure: undefined }),
      20_000,
    );
    await expect(page(site.liveDir, 'news/30.html')).rejects.toThrow('ENOENT');
    put(api.dir, 'en/news_and_updates', []);
    await site.send('news_and_updates/');
    expect((await site.settled()).state, 'five may become none: it is no long list').toBe('idle');
  },
);

test(
  'what the clock changes is live at its moment, and a tender that moves to another month is never without a page',
  { timeout: 300_000 },
  async () => {
    const months = [11, 10].map((month) => ({ month, year: 2026, count: 1 }));
    const far = '2030-11-02T17:00:00+05:30';
    const lists = (day: string, closes: string): Record<string, unknown> =>
      Object.fromEntries<unknown>(
        ['en', 'hi'].flatMap((lang): [string, unknown][] => [
          [`${lang}/tenders-static-data`, { title: 'Tenders', portals: [], periods: months }],
          [
            `${lang}/tenders-by-period`,
            [tender(1, { published_on: day, closes_at: closes }), tender(2, { closes_at: far })],
          ],
        ]),
      );
    const api = await apiOn({ ...few, ...lists('2026-11-02', far) }, await samePort());
    // Nothing but the webhook and the clock makes it look.
    const site = await publishedSite(api.url, { pauses: { first: 50, quiet: 600_000, clock: 50 } });
    await site.settled();
    const closes = new Date(Date.now() + 10_000).toISOString();
    for (const [name, list] of Object.entries(lists('2026-11-02', closes))) put(api.dir, name, list);
    await site.send();
    const { next } = await site.settled();
    expect(next).toBe(new Date(Date.parse(closes) + 1).toISOString());
    const open = await page(site.liveDir, 'index.html');
    await expect.poll(() => site.publisher().status().releases[0]?.why, { timeout: 90_000 }).toBe('The clock');
    expect(await page(site.liveDir, 'index.html')).not.toBe(open);
    expect(differences(await treeOf(site.liveDir), await site.plainBuild())).toEqual([]);

    const { live = 0 } = await site.settled();
    for (const [name, list] of Object.entries(lists('2026-10-02', closes))) put(api.dir, name, list);
    await site.send('tenders-by-period/', 1);
    await expect.poll(() => site.publisher().status().live, { timeout: 90_000 }).toBe(live + 1);
    expect(await page(site.liveDir, 'tenders/10/2026/1.html')).toContain('Tender 1');
    expect(site.logged.filter(({ event }) => event === 'publish failed')).toEqual([]);
  },
);
