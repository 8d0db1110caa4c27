import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asker, type WebServer } from '../../../scripts/check/nginx.ts';
import { securityHeaders, type SiteFacts } from '../../../scripts/serve/rules.ts';
import { startSiteServer, type SiteServer } from '../../../scripts/serve/server.ts';
import { siteRecordOf } from '../../../scripts/serve/site-record.ts';
import { readEnvironment } from '../../../src/config.ts';
import { throwAwayFolder, writeFiles } from '../../support/fixture-site.ts';
import { facts, redirected } from '../../support/served.ts';

const tenders = `<h1>Tenders</h1>${'<p>A row</p>'.repeat(200)}`;
let site: SiteServer;
let ask: WebServer['ask'];
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await throwAwayFolder();
  remove = folder.remove;
  await writeFiles(folder.dir, {
    'index.html': 'home',
    'hi.html': 'मुखपृष्ठ',
    'tenders.html': tenders,
    'tenders.html.br': brotliCompressSync(tenders),
    'tenders.html.gz': gzipSync(tenders),
    'tenders/10/2026.html': 'October',
    'search.html': 'search',
    'search/tender.html': 'ready',
    'search/अवकाश सूची.html': 'ready too',
    'find/manifest.bin': 'manifest',
    'find/tabc-0a1b2c.bin': 'words',
    'hi/search.html': 'खोज',
    '404.html': 'not found',
    'hi/404.html': 'नहीं मिला',
    'gone/tenders/8/2025/7.txt': 'Withdrawn',
    'gone/hi/tenders/8/2025/7.txt': 'Withdrawn',
    '.htpasswd': 'secret',
    'm/photo.0a1b.avif': new Uint8Array(100).fill(7),
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  site = await startSiteServer({ dir: folder.dir, facts, port: 0 });
  ask = asker({ host: '127.0.0.1', port: new URL(site.url).port });
});
afterAll(async () => {
  await site.close();
  await remove();
});

it('never sends half a file, or none, while another takes its place and that of its compressed form', async () => {
  const { dir, remove: removeFolder } = await throwAwayFolder();
  const versions = ['a'.repeat(200), 'b'.repeat(90_000)] as const;
  await writeFiles(dir, { 'index.html': versions[0], '404.html': 'not found' });
  const own = await startSiteServer({ dir, facts, port: 0 });
  const over = new AbortController();
  const replacing = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const next = versions[turn % 2] ?? '';
      await writeFiles(dir, { 'next.html': next, 'next.gz': gzipSync(next) });
      await rm(path.join(dir, 'index.html.gz'), { force: true });
      await rename(path.join(dir, 'next.html'), path.join(dir, 'index.html'));
      await rename(path.join(dir, 'next.gz'), path.join(dir, 'index.html.gz'));
    }
  })();
  const bodies = new Set<string>();
  for (let round = 0; round < 250; round += 1)
    await Promise.all(Array.from({ length: 8 }, async () => bodies.add(await (await fetch(own.url)).text())));
  over.abort();
  await replacing;
  await own.close();
  await removeFolder();
  expect([...bodies].toSorted()).toEqual([...versions]);
});

describe('addresses', () => {
  it.each([
    ['/', 'home'],
    ['/hi', 'मुखपृष्ठ'],
    ['/tenders', tenders],
    ['/tenders/10/2026', 'October'],
    ['/search', 'search'],
    ['/search/coal', 'search'],
    ['/search/tender', 'ready'],
    ['/search/tender?page=2', 'ready'],
    [encodeURI('/search/अवकाश सूची'), 'ready too'],
    ['/search/%E0%A4%95%E0%A5%8B%E0%A4%AF%E0%A4%B2%E0%A4%BE?page=2', 'search'],
    ['/search/a.b', 'search'],
    ['/hi/search/coal', 'खोज'],
  ])('%s is answered without a redirect', async (path, body) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  });

  it.each(redirected)('%s leads to %s for good', async (path, target) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(target);
  });

  it.each([
    ['/nothing', 'not found'],
    ['/.htpasswd', 'not found'],
    ['/tenders%00.html', 'not found'],
    ['/en/%5Cevil.example', 'not found'],
    ['/en/%09/evil.example', 'not found'],
    ['/%5Cevil.example/', 'not found'],
    ['/hindi', 'not found'],
    ['/hi/nothing', 'नहीं मिला'],
    ['/tenders/10', 'not found'],
    ['/404', 'not found'],
    ['/../package.json', 'not found'],
    ['/%2e%2e/package.json', 'not found'],
    ['/..%2fpackage.json', 'not found'],
    ['/gone/tenders/8/2025/7.txt', 'not found'],
    ['/%', 'not found'],
    ['/tenders/8/2025/7', 'not found', 410],
    ['/hi/tenders/8/2025/7?a=1', 'नहीं मिला', 410],
  ])('%s is not found or gone, in the language of its address', async (path, body, status = 404) => {
    const answer = await ask(path, { 'accept-encoding': 'br, gzip' });
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('takes reading only', async () => {
    const answer = await ask('/tenders', {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('bytes on the line', () => {
  it('sends Brotli, then gzip, to browsers that take them, and says that it depends on that', async () => {
    const [brotli, gzip, plain] = await Promise.all([
      ask('/tenders', { 'accept-encoding': 'gzip, deflate, br' }),
      ask('/tenders', { 'accept-encoding': 'gzip' }),
      ask('/tenders', { 'accept-encoding': 'br;q=0' }),
    ]);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(tenders);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(tenders);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const answer of [brotli, gzip, plain])
      expect(answer.headers.vary).toBe('Accept-Encoding, Save-Data, Available-Dictionary, Sec-CH-UA-Mobile');
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, get] = await Promise.all([ask('/tenders', {}, 'HEAD'), ask('/tenders')]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });

  it('does not send a page again that the browser has', async () => {
    const { etag = '' } = (await ask('/tenders', { 'accept-encoding': 'br' })).headers;
    const again = await ask('/tenders', { 'accept-encoding': 'br', 'if-none-match': `"older", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers.etag).toBe(etag);
    expect((await ask('/tenders', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  it('sends a part of a file', async () => {
    const part = await ask('/m/photo.0a1b.avif', { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 10-19/100');
    expect(part.body).toHaveLength(10);
    const none = await ask('/m/photo.0a1b.avif', { range: 'bytes=100-' });
    expect([none.status, none.headers['cache-control']]).toEqual([416, 'no-cache']);
  });

  it('lets browsers keep what has its hash in its name, and ask again for pages', async () => {
    expect((await ask('/m/photo.0a1b.avif')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
    expect((await ask('/tenders')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/m/nothing.avif')).headers['cache-control']).toBe('no-cache');
  });
});

describe('security headers', () => {
  it('stand on pages, redirects and unchanged answers alike', async () => {
    const { etag = '' } = (await ask('/tenders')).headers;
    const answers = [await ask('/tenders'), await ask('/en'), await ask('/tenders', { 'if-none-match': etag })];
    expect(answers.map(({ status }) => status)).toEqual([200, 301, 304]);
    for (const { headers } of answers) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('leave nothing that an evaluator of policies would remark', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']).replaceAll(
      /sha256-\w+/g,
      `sha256-${createHash('sha256').update('code').digest('base64')}`,
    );
    const remarks = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(remarks.filter(({ severity }) => severity !== Severity.NONE)).toEqual([]);
  });

  it('allow inline code by its hash only', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'strict-dynamic' 'self' 'sha256-script';");
    expect(policy).toContain("style-src 'self' 'sha256-style';");
    expect(policy).toContain("form-action 'self' https://api.example;");
    expect(policy).not.toContain('unsafe');
  });

  it('let pages start Workers of the site', async () => {
    expect(String((await ask('/')).headers['content-security-policy'])).toContain("worker-src 'self';");
  });

  it('let the files of the search index be kept for good, but for its manifest', async () => {
    const keptFor = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await keptFor('/find/tabc-0a1b2c.bin')).toBe('public, max-age=31536000, immutable');
    expect(await keptFor('/find/manifest.bin')).toBe('public, max-age=60');
  });

  it('let films and songs play from where the build may ask', () => {
    const environment = readEnvironment({
      CONTENT_API_URL: 'https://api.example/base',
      FILE_STORAGE_URL: 'https://files.example/media',
      SITE_URL: 'https://www.example',
      ALLOWED_ORIGINS: 'https://films.example',
      INTERNAL_ORIGINS: 'https://songs.example:8443',
    });
    const policy = securityHeaders(siteRecordOf(environment, facts))['Content-Security-Policy'];
    expect(policy).toContain(
      "media-src 'self' https://files.example https://api.example https://films.example https://songs.example:8443;",
    );
  });

  it('let pages speak to the address that takes measurements only where there is one', () => {
    const policyOf = (site: SiteFacts): string | undefined => securityHeaders(site)['Content-Security-Policy'];
    expect(policyOf(facts)).toContain("connect-src 'self' https://api.example;");
    const measured = { ...facts, measureOrigin: 'https://measure.example' };
    expect(policyOf(measured)).toContain("connect-src 'self' https://api.example https://measure.example;");
  });
});
