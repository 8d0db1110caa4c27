import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deploy } from '../../../scripts/deploy/deploy.ts';
import { throwAwayFolder, writeFiles } from '../../support/fixture-site.ts';
import { openStorage, type Storage } from '../../support/storage.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00+05:30');
const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'hi.html': 'मुखपृष्ठ',
  'hi/404.html': 'नहीं मिला',
  'news.html': 'list',
  'news.html.br': 'compressed',
  'news/1.html': 'first',
  'sitemap.xml': '<urlset/>',
  'm/photo.0a1b.avif': new Uint8Array(100).fill(7),
  's/start.2c3d.js': 'start()',
  'icon.svg': '<svg/>',
};

interface Site {
  readonly dir: string;
  readonly storage: Storage;
  readonly purgeFile: string;
  readonly run: (more?: {
    now?: number;
    purgeUrl?: string;
  }) => Promise<{ sent: number; removed: number; purged: number }>;
}

async function siteToDeploy(): Promise<Site> {
  const folder = await throwAwayFolder();
  onTestFinished(() => folder.remove());
  const storage = await openStorage();
  const dir = path.join(folder.dir, 'site');
  const purgeFile = path.join(folder.dir, 'purge.txt');
  await writeFiles(dir, files);
  return {
    dir,
    storage,
    purgeFile,
    async run({ now = NOW, purgeUrl } = {}) {
      const purge = { siteUrl: 'https://site.example', file: purgeFile, url: purgeUrl, token: 'a-token' };
      return deploy({ dir, bucket: storage.bucket, now, purge });
    },
  };
}

const changesIn = (asked: readonly string[]): string[] =>
  asked.filter((one) => !one.startsWith('GET ') && !one.endsWith('deployed.json'));

/** Starts a server that receives purge requests. A test chooses the status of its answers. */
async function openCdn(): Promise<{ url: string; taken: unknown[]; answerWith: (status: number) => void }> {
  const taken: unknown[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      taken.push({ authorization: request.headers.authorization, ...(JSON.parse(body) as object) });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answerWith: (next) => (status = next),
  };
}

test('sends every file once, under the address visitors ask for, with what servers say of it', async () => {
  const { storage, run } = await siteToDeploy();
  expect(await run()).toEqual({ sent: 10, removed: 0, purged: 8 });
  const headersOf = async (key: string) => {
    const { status, headers } = await fetch(`${storage.url}/${key}`);
    return [status, headers.get('content-type'), headers.get('cache-control'), headers.get('content-encoding')];
  };
  const immutable = 'public, max-age=31536000, immutable';
  expect(await headersOf('news/1')).toEqual([200, 'text/html; charset=utf-8', 'no-cache', null]);
  expect(await headersOf('index.html')).toEqual([200, 'text/html; charset=utf-8', 'no-cache', null]);
  expect(await headersOf('hi/404.html')).toEqual([200, 'text/html; charset=utf-8', 'no-cache', null]);
  expect(await headersOf('m/photo.0a1b.avif')).toEqual([200, 'image/avif', immutable, null]);
  expect(await headersOf('s/start.2c3d.js')).toEqual([200, 'text/javascript; charset=utf-8', immutable, null]);
  expect(await headersOf('sitemap.xml')).toEqual([200, 'application/xml; charset=utf-8', 'no-cache', null]);
  expect((await headersOf('news.html.br'))[0]).toBe(404);
  expect(await (await fetch(`${storage.url}/hi`)).text()).toBe('मुखपृष्ठ');

  storage.takeAsked();
  expect(await run()).toEqual({ sent: 0, removed: 0, purged: 0 });
  expect(storage.takeAsked()).toEqual(['GET deployed.json']);
});

test('sends the frame empty, and nothing that differs from it: no browser is to fetch it for nothing', async () => {
  const { dir, storage, run } = await siteToDeploy();
  await writeFiles(dir, { 'frame.html': 'frame', 'news.html.Abc123.dcz': 'the rest' });
  expect((await run()).sent).toBe(11);
  const frame = await fetch(`${storage.url}/frame`);
  expect([frame.status, await frame.text()]).toEqual([200, '']);
});

test('sends what is new first, then entries before the lists that lead to them, and takes away last', async () => {
  const { dir, storage, purgeFile, run } = await siteToDeploy();
  await run();
  storage.takeAsked();
  await writeFiles(dir, {
    'index.html': 'home with news 2',
    'news.html': 'list with news 2',
    'news/2.html': 'second',
    'm/photo.4e5f.avif': new Uint8Array(90).fill(8),
    'find/manifest.bin': 'manifest',
    'find/tabc-0a1b2c.bin': 'words',
    'search/अवकाश सूची.html': 'results',
  });
  await rm(path.join(dir, 'news/1.html'));
  expect(await run()).toEqual({ sent: 7, removed: 1, purged: 6 });
  const results = encodeURI('search/अवकाश सूची');
  const asked = changesIn(storage.takeAsked());
  expect(asked.slice(0, 2).toSorted()).toEqual(['PUT find/tabc-0a1b2c.bin', 'PUT m/photo.4e5f.avif']);
  expect(asked.slice(2, 4).toSorted()).toEqual(['PUT news/2', 'PUT search/अवकाश सूची']);
  expect(asked.slice(4)).toEqual(['PUT news', 'PUT index.html', 'PUT find/manifest.bin', 'DELETE news/1']);
  expect(await readFile(purgeFile, 'utf8')).toBe(
    ['', 'find/manifest.bin', 'news', 'news/1', 'news/2', results]
      .map((one) => `https://site.example/${one}\n`)
      .join(''),
  );
});

test('goes on where it broke off, and then has all addresses purged', async () => {
  const { dir, storage, purgeFile, run } = await siteToDeploy();
  await writeFiles(dir, Object.fromEntries(Array.from({ length: 300 }, (_, id) => [`news/${id}.html`, `news ${id}`])));
  storage.breakAfter(200);
  await expect(run()).rejects.toThrow(/^PUT http:\/\/127\.0\.0\.1:\d+\/site\/[\w/.]+: expected an answer, found: /);
  const before = new Set(changesIn(storage.takeAsked()));
  expect(before.size).toBeGreaterThan(100);
  storage.breakAfter(Infinity);
  const { sent, purged } = await run();
  // Files that were sent after the manifest was last written are sent again.
  expect(sent).toBeLessThan(309 - before.size + 90);
  expect(purged).toBe(307);
  expect((await readFile(purgeFile, 'utf8')).split('\n')).toHaveLength(308);
  for (const id of [0, 150, 299]) expect(await (await fetch(`${storage.url}/news/${id}`)).text()).toBe(`news ${id}`);
});

test('objects that were sent but not noted are not taken for earlier ones', async () => {
  const { dir, storage, run } = await siteToDeploy();
  await run();
  await writeFiles(dir, { 'news/1.html': 'wrong', 'news/2.html': 'wrong as well' });
  storage.breakAfter(3);
  await expect(run()).rejects.toThrow('expected an answer');
  storage.breakAfter(Infinity);
  await writeFiles(dir, files);
  await rm(path.join(dir, 'news/2.html'));
  await run();
  expect(await (await fetch(`${storage.url}/news/1`)).text()).toBe('first');
  expect((await fetch(`${storage.url}/news/2`)).status).toBe(404);
});

test('tells the CDN, and again the next time where it was not taken', async () => {
  const { dir, run } = await siteToDeploy();
  const cdn = await openCdn();
  await run();
  await writeFiles(dir, { 'news.html': 'another list' });
  cdn.answerWith(500);
  await expect(run({ purgeUrl: cdn.url })).rejects.toThrow(`PURGE_URL ${cdn.url}: expected status 200, found 500.`);
  cdn.answerWith(200);
  expect(await run({ purgeUrl: cdn.url })).toEqual({ sent: 0, removed: 0, purged: 1 });
  expect(cdn.taken).toEqual(
    [1, 2].map(() => ({ authorization: 'Bearer a-token', files: ['https://site.example/news'] })),
  );
  await run({ purgeUrl: cdn.url });
  expect(cdn.taken).toHaveLength(2);
});

test('keeps hashed files for seven days after the site has them no more', async () => {
  const { dir, storage, run } = await siteToDeploy();
  await run();
  await rm(path.join(dir, 's/start.2c3d.js'));
  await run();
  storage.takeAsked();
  expect(await run({ now: NOW + 6 * DAY_MS })).toEqual({ sent: 0, removed: 0, purged: 0 });
  expect(changesIn(storage.takeAsked())).toEqual([]);
  expect(await run({ now: NOW + 7 * DAY_MS })).toEqual({ sent: 0, removed: 1, purged: 0 });
  expect(changesIn(storage.takeAsked())).toEqual(['DELETE s/start.2c3d.js']);
});

test('takes nothing away when there is no site, and says so', async () => {
  const { dir, storage, run } = await siteToDeploy();
  await run();
  storage.takeAsked();
  await rm(dir, { recursive: true });
  await expect(run()).rejects.toThrow(`There is no built site in ${dir}: expected an index.html.`);
  expect(storage.takeAsked()).toEqual([]);
});

test('says which object was refused, and why', async () => {
  const { bucket, url } = await openStorage('not the secret');
  await expect(bucket.put('news/1', Buffer.from('first'), {})).rejects.toThrow(
    `PUT ${url}/news/1: expected status 200, found 403 (SignatureDoesNotMatch).`,
  );
});
