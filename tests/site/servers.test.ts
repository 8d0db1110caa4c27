import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteDir } from '../support/built-site.ts';
import { everyAddress, inEncodings } from '../support/every-address.ts';
import { misleading, redirected, searches } from '../support/served.ts';
import type { Answer, WebServer } from '../../scripts/check/nginx.ts';
import { ownServer as own, onEachServer } from '../support/web-servers.ts';

const ownAnswers = new Map<string, Promise<Answer>>();

/** Returns the answer of our own server. It is requested only once, and compared with the answers of all servers. */
function ownAnswer(address: string, encoding: string): Promise<Answer> {
  const name = `${encoding} ${address}`;
  const answer = ownAnswers.get(name) ?? own.ask(address, { 'accept-encoding': encoding });
  ownAnswers.set(name, answer);
  return answer;
}

const bytesOf = (file: string): Buffer => readFileSync(path.join(siteDir, file));

/** The headers that must be the same on every server. */
const MATTERS = [
  'content-type',
  'cache-control',
  'content-encoding',
  'vary',
  'location',
  'allow',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
] as const;
const mattersOf = ({ status, headers }: Answer): Record<string, unknown> => ({
  status,
  ...Object.fromEntries(MATTERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
});

const MOST_SHOWN = 10;
function differences(found: Answer, expected: Answer): string[] {
  const names = MATTERS.filter((name) => found.headers[name] !== expected.headers[name]);
  return [
    ...(found.status === expected.status ? [] : [`status ${found.status}, expected ${expected.status}`]),
    ...(found.body.equals(expected.body) ? [] : ['another body']),
    ...names.map((name) => `${name} ${String(found.headers[name])}, expected ${String(expected.headers[name])}`),
  ];
}

onEachServer((start) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await start(siteDir);
  }, 120_000);
  afterAll(() => server.close());

  it('answers every address of the site like the others', async () => {
    const asking = inEncodings(await everyAddress());
    expect(asking.length).toBeGreaterThan(100);
    const faults: string[] = [];
    await Promise.all(
      asking.map(async ({ address, encoding }) => {
        const asked = server.ask(address, { 'accept-encoding': encoding });
        const [found, expected] = await Promise.all([asked, ownAnswer(address, encoding)]);
        expect(expected.status, address).toBe(200);
        faults.push(...differences(found, expected).map((fault) => `${address}, ${encoding}: ${fault}`));
      }),
    );
    expect(faults.slice(0, MOST_SHOWN), `${faults.length} faults`).toEqual([]);
  });

  it.each(redirected)('leads from %s to %s for good', async (address, target) => {
    const expected = mattersOf(await own.ask('/en'));
    // Servers send redirects with different content types, so the content type is not compared.
    const said = { ...mattersOf(await server.ask(address)), 'content-type': expected['content-type'] };
    expect(said).toEqual({ ...expected, location: target });
  });

  it.each(searches)('leads a search without a script, %s, to %s', async (address, target) => {
    const { status, headers } = await server.ask(address);
    expect([status, headers.location]).toEqual(target ? [302, target] : [200, undefined]);
  });
  it.each([
    ['/search/zinc', 'search.html'],
    ['/search/%E0%A4%9C%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A4%BE?page=2', 'search.html'],
    ['/search/a.b', 'search.html'],
    ['/search/logo.png', 'search.html'],
    ['/search/a/b', 'search.html'],
    ['/hi/search/zinc', 'hi/search.html'],
    ['/search/tender', 'search/tender.html'],
    ['/search/tender?page=2', 'search/tender.html'],
    ['/search/tenders', 'search.html'],
    ['/search/holiday%20list', 'search/holiday list.html'],
    ['/hi/search/%E0%A4%A8%E0%A4%BF%E0%A4%B5%E0%A4%BF%E0%A4%A6%E0%A4%BE', 'hi/search/निविदा.html'],
    ['/?from=card', 'index.html'],
    ['/%74enders', 'tenders.html'],
  ])('answers %s with %s', async (address, file) => {
    const answer = await server.ask(address);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(bytesOf(file))).toBe(true);
    expect(mattersOf(answer)).toEqual(mattersOf(await own.ask('/search')));
  });

  it('has browsers keep the files of the search indexes for good, and their manifests for a minute', async () => {
    const names = await Array.fromAsync(glob('find/**/*.{bin,txt}', { cwd: siteDir }));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const { headers } = await server.ask(`/${name}`, { 'accept-encoding': 'br' });
      const isManifest = path.basename(name) === 'manifest.bin';
      expect([name, headers['cache-control']]).toEqual([
        name,
        isManifest ? 'public, max-age=60' : 'public, max-age=31536000, immutable',
      ]);
      expect([name, headers['content-type']]).toEqual([
        name,
        name.endsWith('.txt') ? 'text/plain; charset=utf-8' : 'application/octet-stream',
      ]);
    }
    const { headers } = await server.ask('/find/manifest.bin', { 'accept-encoding': 'br' });
    const again = await server.ask('/find/manifest.bin', {
      'if-none-match': headers.etag ?? '',
      'accept-encoding': 'br',
    });
    expect(again.status).toBe(304);
  });

  it('sends what browsers heed of pages alone with what can be a page or a Worker, and with no picture, script or index', async () => {
    const ofPages = ['content-security-policy', 'x-frame-options', 'referrer-policy', 'permissions-policy'] as const;
    const sentWith = async (files: string): Promise<unknown[]> => {
      const names = await Array.fromAsync(glob(files, { cwd: siteDir }));
      expect(names.length, files).toBeGreaterThan(0);
      const { headers } = await server.ask(`/${names.sort()[0]}`, { 'accept-encoding': 'br' });
      expect(headers['x-content-type-options']).toBe('nosniff');
      return ofPages.map((name) => headers[name]);
    };
    const { headers } = await own.ask('/');
    for (const files of ['m/*.svg', 's/search-worker.*.js', 'packs/*.zip', 'icon.svg', 'feed.xml'])
      expect([files, await sentWith(files)]).toEqual([files, ofPages.map((name) => headers[name])]);
    const parts = ['m/*.avif', 's/start.*.js', 's/menu.hi.*.json', 'find/manifest.bin', 'find/t*.bin', 'find/c*.txt'];
    for (const files of parts) expect([files, await sentWith(files)]).toEqual([files, ofPages.map(() => undefined)]);
  });

  it.each([
    ['/nothing', '404.html'],
    ['/gone/tenders/8/2025/1021.txt', '404.html'],
    ['/tenders/8/2025/1021', '404.html', 410],
    ['/hi/tenders/8/2025/1021', 'hi/404.html', 410],
    ['/nothing.png', '404.html'],
    ['/m/nothing.avif', '404.html'],
    ['/%3f', '404.html'],
    ['/tenders/10', '404.html'],
    ['/m', '404.html'],
    ['/404', '404.html'],
    ['/hindi', '404.html'],
    ['/hi/nothing', 'hi/404.html'],
    ['/hi/404', 'hi/404.html'],
    ['/hi/tenders/13/2026', 'hi/404.html'],
  ])('says of %s that it is not found or gone, with %s', async (address, file, status = 404) => {
    const answer = await server.ask(address);
    const policy = (await own.ask('/')).headers['content-security-policy'];
    expect(mattersOf(answer)).toMatchObject({
      status,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-security-policy': policy,
    });
    expect(answer.body.toString()).toBe(bytesOf(file).toString());
    const packed = await server.ask(address, { 'accept-encoding': 'br' });
    expect(mattersOf(packed)).toEqual({ ...mattersOf(answer), 'content-encoding': 'br' });
    expect(packed.body.equals(bytesOf(`${file}.br`))).toBe(true);
  });

  it.each(misleading)('neither answers %s with anything nor leads to another host', async (address) => {
    const { status, headers } = await server.ask(address);
    expect([301, 400, 404]).toContain(status);
    if (status === 301) expect(headers.location).toMatch(/^\/(?![/\\])[\w/.%-]*$/);
    else expect(headers.location).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('names the rules for loading pages ahead to a browser on a computer that saves no data, and to no other', async () => {
    const computer = { 'sec-ch-ua-mobile': '?0' };
    const named = async (address: string, headers: Record<string, string>): Promise<unknown> =>
      (await server.ask(address, headers)).headers['speculation-rules'];
    for (const address of ['/', '/hi/tenders', '/search/zinc'])
      expect([address, await named(address, computer)]).toEqual([address, '"/ahead.rules"']);
    for (const headers of [{}, { 'sec-ch-ua-mobile': '?1' }, { ...computer, 'save-data': 'on' }])
      expect([headers, await named('/hi/tenders', headers)]).toEqual([headers, undefined]);
    for (const address of ['/icon.svg', '/robots.txt', '/nothing'])
      expect([address, await named(address, computer)]).toEqual([address, undefined]);
    expect((await server.ask('/ahead.rules')).headers['content-type']).toBe('application/speculationrules+json');
  });

  it('takes reading only', async () => {
    for (const address of ['/tenders', '/en', '/nothing'])
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await server.ask(address, {}, method);
        expect([address, method, status, headers.allow]).toEqual([address, method, 405, 'GET, HEAD']);
        expect(headers['content-security-policy']).toContain("default-src 'none'");
      }
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, get] = await Promise.all([server.ask('/tenders', {}, 'HEAD'), server.ask('/tenders')]);
    expect(head.body).toHaveLength(0);
    expect(mattersOf(head)).toEqual(mattersOf(get));
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('does not send again what the browser has, and tells one encoding from another', async () => {
    const asked = { 'accept-encoding': 'br' };
    const { etag = '' } = (await server.ask('/tenders', asked)).headers;
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const again = await server.ask('/tenders', { ...asked, 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await server.ask('/tenders', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  it('sends nothing compressed to whoever refuses it', async () => {
    for (const refused of ['br;q=0', 'gzip;q=0', ''])
      expect(
        (await server.ask('/tenders', { 'accept-encoding': refused })).headers['content-encoding'],
      ).toBeUndefined();
  });

  it('sends a part of a picture', async () => {
    const [picture = ''] = (await everyAddress()).filter((address) => address.endsWith('.avif'));
    const whole = await server.ask(picture);
    const part = await server.ask(picture, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
    expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
    expect(part.headers['cache-control']).toBe(whole.headers['cache-control']);
  });

  it('says nothing of its version', async () => {
    for (const address of ['/', '/nothing', '/en', '/%', '/m/'])
      expect(JSON.stringify((await server.ask(address)).headers)).not.toMatch(/\b(nginx|caddy|node|hono)\b[^"]*\d/i);
    expect((await server.ask('/%')).body.toString()).not.toMatch(/nginx\/\d/);
  });
});
