import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publishedSite } from '../support/publisher.ts';
import { samePort } from '../support/own-port.ts';
import { apiOn, put } from '../unit/content-api/small-content.ts';
import { entry } from './few-news.ts';

/** Returns a function that tells when a file was put in place, in milliseconds. */
const timesIn =
  (liveDir: string) =>
  async (name: string): Promise<number> =>
    (await stat(path.join(liveDir, name))).ctimeMs;

test('changed pages are live before the search index, and removals come after it', async () => {
  const api = await apiOn(
    {
      'en/news_and_updates': [entry(1, 'First'), entry(2, 'Second')],
      'hi/news_and_updates': [entry(1, 'पहला'), entry(2, 'दूसरा')],
    },
    await samePort(),
  );
  const site = await publishedSite(api.url);
  await site.settled();
  const index = new Set(await readdir(path.join(site.liveDir, 'find')));
  put(api.dir, 'en/news_and_updates', [entry(1, 'First, changed')]);
  put(api.dir, 'hi/news_and_updates', [entry(1, 'पहला')]);
  await site.send('news_and_updates/');
  const { releases } = await site.settled();
  const placedAt = timesIn(site.liveDir);
  const coming = (await readdir(path.join(site.liveDir, 'find'))).filter((name) => !index.has(name));
  const times = await Promise.all(coming.map((name) => placedAt(`find/${name}`)));
  expect(times.length).toBeGreaterThan(2);
  for (const name of ['news/1.html', 'news.html', 'index.html'])
    expect(await placedAt(name)).toBeLessThan(Math.min(...times));
  // The time of a folder changes when a file in it is added or removed. So it shows when the page was removed.
  expect(await placedAt('news')).toBeGreaterThanOrEqual(await placedAt('find/manifest.bin'));
  // Links in an old pack (zip file) lead to files of the pack. So pages are removed without waiting for the new packs.
  expect(await placedAt('packs/whole-site-text.en.zip')).toBeGreaterThan(await placedAt('news'));
  expect(releases.filter(({ why }) => why.includes('news_and_updates/'))).toEqual([
    expect.objectContaining({
      changed: expect.arrayContaining(['/news/1']) as string[],
      removed: ['/hi/news/2', '/news/2'],
    }),
  ]);
});

test(
  'the first page of a long list does not wait for its further ones, but for one that it leads to anew',
  { timeout: 300_000 },
  async () => {
    const long = (length: number) => Array.from({ length }, (_, index) => entry(1000 - index, `Entry ${index}`));
    const api = await apiOn({ 'en/news_and_updates': long(146) }, await samePort());
    const site = await publishedSite(api.url);
    await site.settled();
    const placedAt = timesIn(site.liveDir);
    const publishLonger = async (length: number): Promise<void> => {
      put(api.dir, 'en/news_and_updates', [entry(2000 + length, `Entry of ${length}`), ...long(length - 1)]);
      await site.send('news_and_updates/');
      await site.settled();
      expect(await readFile(path.join(site.liveDir, 'news.html'), 'utf8')).toContain(`Entry of ${length}`);
    };

    await publishLonger(149);
    const further = Math.min(...(await Promise.all([2, 3].map((number) => placedAt(`news/page/${number}.html`)))));
    for (const name of ['news/2149.html', 'news.html', 'index.html'])
      expect(await placedAt(name), name).toBeLessThan(further);

    await publishLonger(151);
    expect(await placedAt('news/page/6.html')).toBeLessThan(await placedAt('news.html'));
  },
);
