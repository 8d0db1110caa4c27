import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEdges, type EdgesOptions } from '../../../scripts/deploy/edges.ts';
import { startSiteServer } from '../../../scripts/serve/server.ts';
import { EDGE_TOKEN, openTestEdge } from '../../support/edge.ts';
import { throwAwayFolder, writeFiles } from '../../support/fixture-site.ts';
import { facts } from '../../support/served.ts';

const PAUSES = { again: 50, first: 5, longest: 20 };

/** A served folder with these files, until the test ends. */
async function originOf(files: Record<string, string>) {
  const { dir, remove } = await throwAwayFolder();
  await writeFiles(dir, files);
  const server = await startSiteServer({ dir, facts, port: 0 });
  onTestFinished(async () => {
    await server.close();
    await remove();
  });
  return { dir, url: server.url, write: (more: Record<string, string>) => writeFiles(dir, more) };
}

function edgesFor(dir: string, urls: readonly string[], more: Partial<EdgesOptions> = {}) {
  const logged: Record<string, unknown>[] = [];
  const edges = openEdges({
    urls,
    liveDir: dir,
    siteUrl: 'https://site.example',
    token: EDGE_TOKEN,
    isPurged: false,
    log: (line) => void logged.push(line),
    pauses: PAUSES,
    ...more,
  });
  onTestFinished(() => edges.close());
  return {
    edges,
    logged,
    liveEverywhere: () => expect.poll(() => edges.status().liveAt, { timeout: 10_000 }).toBeTruthy(),
  };
}

const files = { 'index.html': 'old home', 'news.html': 'old news', 'news/1.html': 'one', '404.html': 'not found' };

const pages = (count: number): string[] => Array.from({ length: count }, (_, index) => `page/${index}.html`);

test('all edges show a changed page, and no removed one, before the site counts as live everywhere', async () => {
  const origin = await originOf({ ...files, 'news/2.html': 'two' });
  const [one, other] = [await openTestEdge(origin.url), await openTestEdge(origin.url)];
  for (const edge of [one, other]) for (const at of ['/', '/news', '/news/1', '/news/2']) await edge.visit(at);
  const { edges, liveEverywhere } = edgesFor(origin.dir, [one.url, other.url]);
  await origin.write({ 'news.html': 'new news', 'gone/news/2.txt': 'Withdrawn' });
  for (const file of ['news/1.html', 'news/2.html']) await rm(path.join(origin.dir, file));
  edges.filesChanged(['news.html', 'news/1.html', 'news/2.html']);
  expect(edges.status().liveAt).toBeUndefined();
  await liveEverywhere();
  for (const edge of [one, other]) {
    expect(await edge.visit('/news')).toEqual({ status: 200, text: 'new news' });
    expect((await edge.visit('/news/1')).status).toBe(404);
    expect((await edge.visit('/news/2')).status).toBe(410);
    expect(await edge.visit('/')).toEqual({ status: 200, text: 'old home' });
    expect(new Set(edge.takePurges())).toEqual(new Set(['/news', '/news/1', '/news/2']));
  }
});

test('an edge that is down is named as late, with the reason, and gets everything when it is back', async () => {
  const origin = await originOf(files);
  const [up, down] = [await openTestEdge(origin.url), await openTestEdge(origin.url)];
  await down.visit('/news');
  await down.stop();
  const { edges, logged, liveEverywhere } = edgesFor(origin.dir, [up.url, down.url], {
    pauses: { ...PAUSES, longest: 1000, first: 600 },
  });
  await origin.write({ 'news.html': 'new news' });
  edges.filesChanged(['news.html']);
  await expect.poll(() => edges.status().edges.map(({ late }) => late), { timeout: 10_000 }).toEqual([0, 1]);
  await expect
    .poll(() => logged.map(({ event, edge }) => [event, edge]), { timeout: 10_000 })
    .toEqual([['edge late', down.url]]);
  const [, status] = edges.status().edges;
  expect(status?.reason).toMatch(/^PURGE \/news: expected an answer, found: /);
  expect(Date.parse(status?.since ?? '')).toBeLessThanOrEqual(Date.now());
  await origin.write({ 'index.html': 'new home' });
  edges.filesChanged(['index.html']);
  await down.startAgain();
  await liveEverywhere();
  expect((await down.visit('/news')).text).toBe('new news');
  expect((await down.visit('/')).text).toBe('new home');
});

test('an edge that says it has forgotten a page, and has not, is late until it shows the new page', async () => {
  const origin = await originOf(files);
  let forgets = false;
  const edge = await openTestEdge(origin.url, { forgets: () => forgets });
  await edge.visit('/news');
  const { edges, liveEverywhere } = edgesFor(origin.dir, [edge.url]);
  await origin.write({ 'news.html': 'new news' });
  edges.filesChanged(['news.html']);
  await expect
    .poll(() => edges.status().edges[0]?.reason, { timeout: 10_000 })
    .toBe('GET /news: expected the 8 bytes of the new page, found 8 other bytes.');
  expect(edges.status()).toMatchObject({ liveAt: undefined, isAlarm: false });
  forgets = true;
  await liveEverywhere();
  expect((await edge.visit('/news')).text).toBe('new news');
});

test('a removed page whose address has another answer is not waited for', async () => {
  const origin = await originOf({ ...files, 'search.html': 'all searches', 'search/coal.html': 'coal' });
  const edge = await openTestEdge(origin.url);
  await edge.visit('/search/coal');
  const { edges, liveEverywhere } = edgesFor(origin.dir, [edge.url]);
  await rm(path.join(origin.dir, 'search/coal.html'));
  edges.filesChanged(['search/coal.html']);
  await liveEverywhere();
  expect(await edge.visit('/search/coal')).toEqual({ status: 200, text: 'all searches' });
});

test('an address that never shows its page does not hold up the changes of others', async () => {
  const origin = await originOf(files);
  const edge = await openTestEdge(origin.url, { forgets: (at) => at !== '/news/1' });
  for (const at of ['/news', '/news/1']) await edge.visit(at);
  const { edges } = edgesFor(origin.dir, [edge.url], { pauses: { ...PAUSES, first: 60_000, longest: 60_000 } });
  await origin.write({ 'news.html': 'new news', 'news/1.html': 'new one' });
  edges.filesChanged(['news/1.html']);
  await expect.poll(() => edges.status().edges[0]?.reason, { timeout: 10_000 }).toBeTruthy();
  edges.filesChanged(['news.html']);
  await expect.poll(async () => (await edge.visit('/news')).text, { timeout: 10_000 }).toBe('new news');
  expect(edges.status().liveAt).toBeUndefined();
});

test('an old page that comes into the cache during the purge is forgotten too', async () => {
  const origin = await originOf({ ...files, ...Object.fromEntries(pages(400).map((name) => [name, 'old'])) });
  const [isRead, isFree] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const last = '/page/399';
  const edge = await openTestEdge(origin.url, {
    beforeKeeping(at) {
      if (at !== last) return Promise.resolve();
      isRead.resolve(undefined);
      return isFree.promise;
    },
  });
  const visit = edge.visit(last);
  await isRead.promise;
  const { edges, liveEverywhere } = edgesFor(origin.dir, [edge.url]);
  await origin.write(Object.fromEntries(pages(400).map((name) => [name, 'new'])));
  edges.filesChanged(pages(400));
  await expect.poll(() => edge.takePurges().includes(last), { timeout: 10_000 }).toBe(true);
  isFree.resolve(undefined);
  await visit;
  await liveEverywhere();
  expect((await edge.visit(last)).text).toBe('new');
});

test.each([true, false])('very many pages are forgotten, at once if the edge can do that: %s', async (knowsAll) => {
  const origin = await originOf(Object.fromEntries(pages(600).map((name) => [name, 'old'])));
  const edge = await openTestEdge(origin.url, { knowsAll });
  await edge.visit('/page/500');
  const { edges, liveEverywhere } = edgesFor(origin.dir, [edge.url]);
  await origin.write(Object.fromEntries(pages(600).map((name) => [name, 'new'])));
  edges.filesChanged(pages(600));
  await liveEverywhere();
  expect((await edge.visit('/page/500')).text).toBe('new');
  if (knowsAll) expect(new Set(edge.takePurges())).toEqual(new Set(['/*']));
});

test('light pages and compressed files are forgotten with their page, and error pages are not asked for', async () => {
  const origin = await originOf(files);
  const edge = await openTestEdge(origin.url);
  const { edges, liveEverywhere } = edgesFor(origin.dir, [edge.url]);
  edges.filesChanged(['index.html.lite', 'news/1.html.lite.br', 'news.html.gz', 'hi/404.html', '404.html', 'feed.xml']);
  await liveEverywhere();
  expect(new Set(edge.takePurges())).toEqual(new Set(['/', '/feed.xml']));
});

test('an edge that refuses the token is late, and an alarm after some time', async () => {
  const origin = await originOf(files);
  const edge = await openTestEdge(origin.url);
  const { edges } = edgesFor(origin.dir, [edge.url], { token: 'another', alarmAfter: 200 });
  edges.filesChanged(['news.html']);
  await expect.poll(() => edges.status().edges[0]?.reason).toBe('PURGE /news: expected status 200, found 403.');
  await expect.poll(() => edges.status().isAlarm).toBe(true);
});

test('nothing is live everywhere while a publish goes on', async () => {
  const origin = await originOf(files);
  const edge = await openTestEdge(origin.url);
  const { edges, liveEverywhere } = edgesFor(origin.dir, [edge.url]);
  edges.filesChanged(['news.html']);
  await liveEverywhere();
  expect(edges.status(true).liveAt).toBeUndefined();
});

test('edges that a CDN purges are only read back', async () => {
  const origin = await originOf(files);
  const edge = await openTestEdge(origin.url);
  await edge.visit('/news');
  const { edges, liveEverywhere } = edgesFor(origin.dir, [edge.url], { isPurged: true });
  await origin.write({ 'news.html': 'new news' });
  edges.filesChanged(['news.html']);
  await expect.poll(() => edges.status().edges[0]?.reason, { timeout: 10_000 }).toMatch(/found 8 other bytes/);
  expect(edge.takePurges()).toEqual([]);
  edge.forget('/news');
  await liveEverywhere();
});
