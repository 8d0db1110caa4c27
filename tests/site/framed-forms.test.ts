import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebServer } from '../../scripts/check/nginx.ts';
import { pageKinds } from '../../scripts/check/page-kinds.ts';
import { type Frame, framedName, frameOf, unframed } from '../../scripts/serve/dictionary.ts';
import { fileOf } from '../../scripts/serve/rules.ts';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { href, paths } from '../../src/routes.ts';
import { readPages, siteDir } from '../support/built-site.ts';
import { ownServer, onEachServer } from '../support/web-servers.ts';

const bytesOf = (file: string): Buffer => readFileSync(path.join(siteDir, file));
const fileAt = (address: string): string => fileOf(address).slice(1);

function frameIn(lang: Lang): Frame {
  const frame = frameOf(bytesOf(fileAt(href(paths.frame, lang))));
  if (!frame) throw new Error(`The frame in ${lang} has no tag.`);
  return frame;
}
const formAt = (address: string, lang: Lang): Buffer => bytesOf(framedName(fileAt(address), frameIn(lang).tag));

it('has every page as what differs from the frame of its language, which says the same', async () => {
  expect(readPages.length).toBeGreaterThan(100);
  for (const { path: address, lang, html } of readPages) {
    const page = await unframed(formAt(address, lang), frameIn(lang));
    expect(page.toString() === html, address).toBe(true);
  }
});

/**
 * The limit in bytes for one more page, compressed with the frame (what all pages share). It is for the median of all
 * kinds.
 */
const MOST = 5000;

it.each(LANGS)(`asks at most ${MOST} bytes for one more page in %s`, (lang) => {
  const sizes = pageKinds
    .filter(({ path: address }) => address !== paths.frame)
    .map(({ path: address }) => formAt(href(address, lang), lang).length)
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MOST);
});

it('has a frame that says nothing of a day, and that nothing leads to', () => {
  for (const lang of LANGS) {
    const address = href(paths.frame, lang);
    expect(bytesOf(fileAt(address)).toString()).not.toMatch(/<time|data-visitors>\s*\d/);
    const leading = readPages.filter(({ html }) => html.includes(`"${address}"`)).map((page) => page.path);
    expect(leading).toEqual([]);
  }
});

onEachServer((start) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await start(siteDir);
  }, 120_000);
  afterAll(() => server.close());

  const has = (lang: Lang) => ({
    'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
    'available-dictionary': `:${frameIn(lang).hash.toString('base64')}:`,
  });

  it('says that the frame is one, for the pages of its language, and keeps it for a week', async () => {
    for (const lang of LANGS) {
      const { status, headers } = await server.ask(href(paths.frame, lang), { 'accept-encoding': 'br' });
      expect([status, headers['use-as-dictionary'], headers['cache-control']]).toEqual([
        200,
        `match="${href('/', lang)}*", match-dest=("document")`,
        'public, max-age=604800',
      ]);
    }
    expect((await server.ask('/tenders')).headers['use-as-dictionary']).toBeUndefined();
  });

  it('sends who has the frame what differs from it', async () => {
    for (const [address, lang] of [
      ['/', 'en'],
      ['/tenders', 'en'],
      ['/hi', 'hi'],
      ['/hi/tenders/3/2026', 'hi'],
      ['/hi/search/zinc', 'hi'],
    ] as const) {
      const answer = await server.ask(address, has(lang));
      expect([address, answer.status, answer.headers['content-encoding']]).toEqual([address, 200, 'dcz']);
      const page = address.startsWith('/hi/search/') ? '/hi/search' : address;
      expect(answer.body.equals(formAt(page, lang)), address).toBe(true);
      const usual = await server.ask(address, { 'accept-encoding': 'br' });
      for (const name of ['content-type', 'vary', 'cache-control', 'content-security-policy'])
        expect(answer.headers[name], `${address}, ${name}`).toBe(usual.headers[name]);
    }
  });

  it('sends the usual form to who has another frame or takes no such form, and the light twin to who saves data', async () => {
    const encoding = { 'accept-encoding': 'br' };
    const usual = (await server.ask('/hi', encoding)).body;
    for (const asked of [
      has('en'),
      { ...has('hi'), ...encoding },
      { ...has('hi'), 'available-dictionary': ':../../../../../../../../../../etc/passwd=:' },
      { 'accept-encoding': has('hi')['accept-encoding'] },
    ]) {
      const { body, headers } = await server.ask('/hi', asked);
      expect([headers['content-encoding'], body.equals(usual)], JSON.stringify(asked)).toEqual(['br', true]);
    }
    const saving = { 'save-data': 'on' };
    const twin = (await server.ask('/hi', { ...encoding, ...saving })).body;
    expect((await server.ask('/hi', { ...has('hi'), ...saving })).body.equals(twin)).toBe(true);
    const withoutTwin = await server.ask('/hi/tenders', { ...has('hi'), ...saving });
    expect(withoutTwin.headers['content-encoding']).toBe('dcz');
  });

  it('answers what is not there, and what is no page, as it does to others', async () => {
    for (const address of ['/hi/nowhere', '/hi/feed.xml']) {
      const [answer, usual] = await Promise.all([
        server.ask(address, has('hi')),
        ownServer.ask(address, { 'accept-encoding': 'br' }),
      ]);
      expect([address, answer.status]).toEqual([address, usual.status]);
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.body.equals(usual.body), address).toBe(true);
    }
  });
});
