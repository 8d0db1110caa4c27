// A site on the web as many offices have it: its home page leads on, and its pages end in .aspx.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runChecks } from '../../../../scripts/check/rules/checks.ts';
import { withMenu } from '../../../../scripts/check/rules/menu.ts';
import { dayOfRun } from '../../../../scripts/check/rules/report.ts';
import { askServer } from '../../../../scripts/check/rules/served.ts';
import { folderSite } from '../../../../scripts/check/rules/site.ts';
import { webSite } from '../../../../scripts/check/rules/web-site.ts';
import { faulty } from './judge.ts';

const MARKS = { owners: [], portals: [] };
let origin = '';

const page = (title: string, body: string): string =>
  `<html lang="en"><title>${title}</title><link rel="manifest" href="/site.webmanifest"><link rel="manifest" href="https://">
<nav><a href="${origin}/en/sitemap.aspx">Site map</a><a href="/en/search.php">Search</a></nav><main><h1>${title}</h1>${body}</main>`;
const bodies: Record<string, string> = {
  '/en/': '<a href="about.aspx">About</a><a href="/report.pdf">Report</a><a href="//">x</a><a href="//x">x</a>',
  '/en/about.aspx': '<a href="/">Home</a><a href="/.//">x</a><a href="/a%26b">x</a>',
  '/en/sitemap.aspx': '<a href="/old">Old</a>',
  '/en/search.php': '',
  '/new': '',
};
const LEADS_ON: Record<string, string> = { '/': '/en/', '/old': '/new' };

const server = createServer(({ url = '' }, answer) => {
  const to = LEADS_ON[url];
  const cookies = ['a=1', 'b=2; Secure; HttpOnly'];
  if (to !== undefined) return answer.writeHead(302, { Location: to }).end();
  if (url === '/sitemap.xml')
    return answer.setHeader('Content-Type', 'text/xml').end(`<sitemapindex><loc>${origin}${url}</loc></sitemapindex>`);
  if (url === '/site.webmanifest') return answer.setHeader('Content-Type', 'text/html').end('<html>Not here</html>');
  if (url === '/a%26b') return answer.setHeader('Content-Type', 'text/plain').end('x');
  const body = bodies[url];
  return answer
    .writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'text/html', 'Set-Cookie': cookies })
    .end(page(url, body ?? ''));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('is read from where its home page leads, with all its pages, and to the end', async () => {
  const seen: string[] = [];
  const site = await webSite(`${origin}/`, 9, MARKS);
  const results = await runChecks({
    ...site,
    async *pages() {
      for await (const one of site.pages()) {
        seen.push(one.file);
        yield one;
      }
    },
  });
  expect(seen).toEqual(['en/index.html', 'en/sitemap.aspx', 'en/search.php', 'en/about.aspx', 'new']);
  expect(results.hasHome).toBe(true);
  const { A31, L7, Q18 } = faulty(results);
  expect({ A31, L7 }).toEqual({
    A31: undefined,
    L7: ['/en/index the link to /report.pdf: none there'],
  });
  // About leads to `/`, which is the home page.
  expect(Q18?.filter((fault) => fault.startsWith('/en/about'))).toEqual([]);
});

it('has its home page where it leads, whatever its name', async () => {
  LEADS_ON['/'] = '/en/about.aspx';
  expect((await runChecks(await webSite(`${origin}/`, 1, MARKS))).hasHome).toBe(true);
  LEADS_ON['/'] = '/en/';
});

it('is told of each cookie', async () => {
  const site = await webSite(`${origin}/`, 1, { ...MARKS, served: await askServer(`${origin}/`) });
  expect(faulty(await runChecks(site)).S6).toEqual(['/ the cookie: a=1']);
});

it('a menu that is no list of links, and a folder for a manifest, do not end the run', async () => {
  const html = '<nav data-links="/menu"></nav>';
  expect(withMenu(html, () => '<html>')).toBe(html);
  expect(withMenu(html, () => '{}')).toBe(html);
  expect((await folderSite(import.meta.dirname, MARKS)).read('')).toBeUndefined();
});

it.each([
  ['2026-11-28', '2026-11-20T12:00:00+05:30', '2026-11-28'],
  [undefined, '2026-11-20T23:00:00Z', '2026-11-21'],
  ['', '', '2026-12-01'],
])('a run of the day %j, with SITE_NOW %j, is recorded as of %s', (day, siteNow, expected) => {
  expect(dayOfRun(day, siteNow, new Date('2026-11-30T20:00:00Z'))).toBe(expected);
});
