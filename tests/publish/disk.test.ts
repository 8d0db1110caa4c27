import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ended, publisherProcess } from '../support/publisher-process.ts';
import { differences, treeOf } from '../support/publisher.ts';
import { samePort } from '../support/own-port.ts';
import { apiOn, news, put } from '../unit/content-api/small-content.ts';

const entry = (title: string) => [news(1, { title, body: '<p>Words</p>' })];
const content = { 'en/news_and_updates': entry('First'), 'hi/news_and_updates': entry('First') };

/** Limits the size of the files that a process may write. For this process, the limit is like a full disk. */
const limitFiles = (pid: number | undefined, bytes: number | 'unlimited'): void =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

test('a disk that takes no more leaves the site as it is, says so, and is got over', { timeout: 300_000 }, async () => {
  const api = await apiOn(content, await samePort());
  const publisher = await publisherProcess(api.url);
  const child = await publisher.start();
  await expect.poll(async () => (await publisher.status()).state, { timeout: 90_000 }).toBe('idle');
  const notCompressed = async (): Promise<string[]> => {
    const tree = await treeOf(publisher.liveDir);
    return [...tree.keys()].filter((name) => name.endsWith('.html') && !tree.has(`${name}.br`));
  };
  await expect.poll(notCompressed, { timeout: 90_000 }).toEqual([]);
  const before = await treeOf(publisher.liveDir);

  limitFiles(child.pid, 1000);
  put(api.dir, 'en/news_and_updates', entry('Second'));
  expect(await publisher.send('before it is full', 'news_and_updates/')).toBe(202);
  await expect.poll(async () => (await publisher.status()).state, { timeout: 90_000 }).toBe('failing');
  expect((await publisher.status()).failure?.message).toMatch(/EFBIG/);
  expect(differences(await treeOf(publisher.liveDir), before)).toEqual([]);
  limitFiles(child.pid, 0);
  expect(await publisher.send('when it is full', 'news_and_updates/'), 'the CMS sends it again').toBe(503);
  expect(differences(await treeOf(publisher.liveDir), before)).toEqual([]);

  limitFiles(child.pid, 'unlimited');
  const page = (): Promise<string> => readFile(path.join(publisher.liveDir, 'news.html'), 'utf8');
  await expect.poll(page, { timeout: 90_000 }).toContain('Second');
  await ended(child, 'SIGTERM');
});

test.each([
  ['LIVE_DIR', '/proc/live'],
  ['CACHE_DIR', '/proc/cache'],
])('a %s that nothing can be written to is said in one sentence', async (name, dir) => {
  const api = await apiOn(content, await samePort());
  const publisher = await publisherProcess(api.url, { [name]: dir });
  const child = await publisher.start(false);
  expect(child.stderr && (await text(child.stderr))).toBe(
    `${name} names "${dir}", expected a folder that can be written to, found ENOENT.\n`,
  );
});
