import { expect, onTestFinished, test } from 'vitest';
import { startSiteServer } from '../../scripts/serve/server.ts';
import { EDGE_TOKEN, openTestEdge } from '../support/edge.ts';
import { ended, publisherProcess } from '../support/publisher-process.ts';
import { SAME_BUNDLE, samePort } from '../support/own-port.ts';
import { facts } from '../support/served.ts';
import { apiOn, put } from '../unit/content-api/small-content.ts';
import { entry, few } from './few-news.ts';

test('a publish is live everywhere when each edge of EDGE_URLS shows it', { timeout: 300_000 }, async () => {
  const api = await apiOn(few, await samePort());
  // The edge needs an origin, and the publisher needs the edge.
  let origin = '';
  const edge = await openTestEdge(() => origin, { host: new URL(SAME_BUNDLE.SITE_URL).host });
  const site = await publisherProcess(api.url, { EDGE_URLS: edge.url, PURGE_TOKEN: EDGE_TOKEN });
  const server = await startSiteServer({ dir: site.liveDir, facts, port: 0 });
  onTestFinished(() => server.close());
  origin = server.url;
  const child = await site.start(false);
  const liveAt = async (): Promise<string | undefined> => (await site.status().catch(() => undefined))?.edges?.liveAt;
  await expect.poll(liveAt, { timeout: 120_000 }).toBeTruthy();
  const before = await liveAt();
  expect((await edge.visit('/news')).text).not.toContain('First, changed');
  edge.takePurges();

  put(api.dir, 'en/news_and_updates', [entry(1, 'First, changed'), entry(2, 'Second')]);
  expect(await site.send('changed', 'news_and_updates/')).toBe(202);
  await expect.poll(async () => (await edge.visit('/news')).text, { timeout: 90_000 }).toContain('First, changed');
  await expect.poll(async () => ((await liveAt()) ?? '') > (before ?? ''), { timeout: 90_000 }).toBe(true);
  expect(edge.takePurges()).toEqual(expect.arrayContaining(['/', '/news', '/news/1']));
  await ended(child, 'SIGTERM');
});

test('a publisher with edges and without a token does not start', async () => {
  const site = await publisherProcess('http://127.0.0.1:9', { EDGE_URLS: 'http://127.0.0.1:9' });
  const child = await site.start(false);
  const said: unknown[] = await Array.fromAsync(child.stderr ?? []);
  expect(said.map(String).join('')).toContain('EDGE_URLS is set, but PURGE_TOKEN is missing');
});
