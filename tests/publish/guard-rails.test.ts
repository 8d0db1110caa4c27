import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownMark } from '../../scripts/build/build-lock.ts';
import { takeLock, takeLocks } from '../../scripts/build/publisher-lock.ts';
import { startPublisher } from '../../scripts/publish/publisher.ts';
import { throwAwayFolder } from '../support/fixture-site.ts';
import { samePort } from '../support/own-port.ts';
import { differences, publishedSite, SECRET, treeOf } from '../support/publisher.ts';
import { apiOn, put } from '../unit/content-api/small-content.ts';
import { entry, few, page } from './few-news.ts';

test(
  'nothing of a change is live while something else cannot be read; undoing waits for no API, and goes back twice',
  { timeout: 300_000 },
  async () => {
    const api = await apiOn(few, await samePort());
    const site = await publishedSite(api.url, { pauses: { first: 50, quiet: 20, clock: 50, patience: 100 } });
    await site.settled();
    const before = await treeOf(site.liveDir);
    api.misbehave({ path: 'sitemap/', body: '{"count": 3, "resu' });
    put(api.dir, 'en/news_and_updates', [entry(1, 'First, changed'), entry(2, 'Second')]);
    await site.send();
    const { failure, releases, waiting } = await site.settled();
    expect(failure?.message).toMatch(/sitemap.*expected JSON/);
    expect([differences(await treeOf(site.liveDir), before), releases.length, waiting]).toEqual([[], 1, 1]);
    api.behave();
    await expect.poll(() => page(site.liveDir, 'news.html'), { timeout: 90_000 }).toContain('First, changed');
    await expect.poll(() => site.publisher().status().failure, { timeout: 90_000 }).toBeUndefined();
    await site.settled();

    for (const title of ['One', 'Two', 'Three']) {
      put(api.dir, 'en/news_and_updates', [entry(1, title), entry(2, 'Second')]);
      await site.send('news_and_updates/');
      await site.settled();
    }
    api.misbehave({ path: '*', delayMs: 60_000 });
    await site.send();
    await expect.poll(() => site.publisher().status().state).toBe('publishing');
    expect((await site.operate('roll-back')).status).toBe(200);
    expect(await page(site.liveDir, 'news.html')).toContain('Two');
    expect(site.publisher().status()).toMatchObject({ state: 'held', failure: undefined });
    expect((await site.operate('roll-back')).status).toBe(200);
    expect(await page(site.liveDir, 'news.html')).toContain('One');
  },
);

test('a second publisher does not touch the folder of the first, and says so', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const [liveDir, cacheDir] = [path.join(dir, 'live'), path.join(dir, 'cache')];
  await mkdir(liveDir);
  // Process 1 is always running. So a lock file with its number looks like the lock of a running publisher.
  const other = ownMark().replace(/^\d+/, '1');
  await writeFile(`${liveDir}.publisher`, other);
  const second = startPublisher({
    variables: {},
    liveDir,
    cacheDir,
    brotliQuality: 0,
    port: 0,
    host: '127.0.0.1',
    secrets: [SECRET],
    token: undefined,
    log: () => {},
  });
  await expect(second).rejects.toThrow(/Another publisher \(process 1\)/);
  expect(await readdir(liveDir)).toEqual([]);
  const journal = path.join(cacheDir, 'publish');
  await mkdir(journal, { recursive: true });
  await writeFile(`${journal}.publisher`, other);
  await expect(takeLocks(`${liveDir}-other`, journal)).rejects.toThrow(/Another publisher \(process 1\).*publish\./);
  await symlink(liveDir, `${liveDir}-link`);
  await expect(takeLock(`${liveDir}-link`)).rejects.toThrow(/Another publisher \(process 1\)/);
});

test('what was withdrawn does not come back, and its name is free for others', { timeout: 300_000 }, async () => {
  const listing = (...slugs: string[]) => slugs.map((slug) => ({ slug, title: slug, layout: 'table' }));
  const entries = Array.from({ length: 30 }, (_, id) => ({ id, title: `Form ${id}`, published_on: '2026-11-02' }));
  const merger = {
    slug: 'merger',
    title: 'Merger',
    body: '<p>Withdrawn words</p>',
    updated_at: '2026-11-02T10:00:00Z',
  };
  const content = {
    ...few,
    'en/data_listing': listing('forms'),
    'en/data_listing_detail__forms': entries,
    'en/pages': [merger],
    'en/pages__merger': merger,
  };
  const api = await apiOn(content, await samePort());
  const site = await publishedSite(api.url);
  await site.settled();
  put(api.dir, 'en/data_listing', []);
  put(api.dir, 'en/pages', []);
  await rm(path.join(api.dir, 'en/pages__merger.json'));
  await site.send();
  await site.settled();
  put(api.dir, 'en/data_listing', listing('forms'));
  put(api.dir, 'en/data_listing_detail__forms', [{ ...entries[0], title: 'The only form' }]);
  put(api.dir, 'en/pages', [merger]);
  put(api.dir, 'en/pages__merger', { ...merger, body: null });
  await site.send();
  expect((await site.settled()).failure).toBeUndefined();
  const live = await treeOf(site.liveDir);
  expect(live.get('data-listing/pages/forms.html')).toContain('The only form');
  const withWords = [...live]
    .filter(([file, text]) => file.endsWith('.html') && text.includes('Withdrawn words'))
    .map(([file]) => file);
  expect(withWords).toEqual([]);
});
