import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebServer } from '../../scripts/check/nginx.ts';
import { headersFile, readySearches, redirectsFile } from '../../scripts/serve/hosted.ts';
import { securityHeaders } from '../../scripts/serve/rules.ts';
import { readSiteRecord } from '../../scripts/serve/site-record.ts';
import { readBuilt, siteDir, siteUrl } from '../support/built-site.ts';
import { installedWrangler, startWrangler } from '../support/web-servers.ts';

const facts = readSiteRecord(path.dirname(siteDir));
if (!facts) throw new Error('The build wrote no record of the site (site.json).');
const files = { _headers: headersFile(facts), _redirects: redirectsFile(facts) };

describe('files for hosts that build from Git', () => {
  it('hold every security header for every address, and how long hashed files are kept', () => {
    const [first = '', ...others] = files._headers.trim().split('\n\n');
    expect(first.split('\n')).toEqual([
      '/*',
      ...Object.entries(securityHeaders(facts)).map(([name, value]) => `  ${name}: ${value}`),
    ]);
    expect(others).toContain('/m/*\n  Cache-Control: public, max-age=31536000, immutable');
  });

  it('lead from old addresses and those with the English language to the site’s own name, and answer searches', () => {
    expect(files._redirects.trim().split('\n')).toEqual([
      `/notice-sheet/tender/* ${siteUrl}/tenders 301`,
      `/notice-sheet/job/* ${siteUrl}/vacancies 301`,
      `/hi/notice-sheet/tender/* ${siteUrl}/hi/tenders 301`,
      `/hi/notice-sheet/job/* ${siteUrl}/hi/vacancies 301`,
      `/en ${siteUrl}/ 301`,
      `/en/* ${siteUrl}/:splat 301`,
      '/search/* /search 200',
      '/hi/search/* /hi/search 200',
    ]);
  });

  it('let results that are ready be read before other searches are answered', async () => {
    const ready = await readySearches(siteDir);
    expect(ready).toContain('hi/search/निविदा');
    const lines = redirectsFile(facts, ready).trim().split('\n');
    expect(lines).toHaveLength(ready.length + 8);
    expect(lines.indexOf('/search/holiday%20list /search/holiday%20list 200')).toBeLessThan(
      lines.indexOf('/search/* /search 200'),
    );
  });

  it('keep every file of the search index but its manifest for good', () => {
    const kept = [...files._headers.matchAll(/^\/(find\/(?:documents\/)?\w)\*\n {2}Cache-Control: (.*)$/gm)];
    expect(new Set(kept.map(([, , value]) => value))).toEqual(new Set(['public, max-age=31536000, immutable']));
    const begins = kept.map(([, begin]) => begin ?? '');
    const names = globSync('find/**/*.{bin,txt}', { cwd: siteDir });
    expect(names.filter((name) => !begins.some((begin) => name.startsWith(begin))).toSorted()).toEqual([
      'find/documents/manifest.bin',
      'find/manifest.bin',
    ]);
  });

  it('are refused where a host would leave out what is too long for it', () => {
    const many = Array.from({ length: 40 }, (_, index) => `'sha256-${String(index).repeat(40)}'`);
    expect(() => headersFile({ ...facts, styleHashes: many })).toThrow(
      /^_headers: expected at most 2000 letters in a line, found \d+ in "Content-Security-Policy: /,
    );
  });
});

const wrangler = installedWrangler();
if (!wrangler) console.info('wrangler is not installed: how Cloudflare Pages reads these files is not tested.');

describe.each(wrangler ? [['Cloudflare Pages', wrangler] as const] : [])('%s', (_name, program) => {
  let host: WebServer;
  beforeAll(async () => {
    host = await startWrangler(program, siteDir, {
      ...files,
      _redirects: redirectsFile(facts, await readySearches(siteDir)),
    });
  }, 60_000);
  afterAll(() => host.close());

  it.each([
    ['/', 'index.html', 200],
    ['/hi/tenders', 'hi/tenders.html', 200],
    ['/search/zinc', 'search.html', 200],
    ['/search/tender', 'search/tender.html', 200],
    ['/hi/search/zinc', 'hi/search.html', 200],
    ['/nothing', '404.html', 404],
    ['/hi/nothing', 'hi/404.html', 404],
  ])('answers %s with %s and its headers', async (address, file, status) => {
    const answer = await host.ask(address);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(readBuilt(file));
    for (const [name, value] of Object.entries(securityHeaders(facts)))
      expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, value]);
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    ['/en', '/'],
    ['/en/tenders?page=2', '/tenders?page=2'],
    ['/en//other.example/', '//other.example/'],
  ])('leads from %s to the site’s own %s', async (address, target) => {
    const { status, headers } = await host.ask(address);
    expect([status, headers.location]).toEqual([301, `${siteUrl}${target}`]);
  });
});
