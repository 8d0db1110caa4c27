// Attacks in the fields of content must be shown as plain text.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startSiteServer, type SiteServer } from '../../scripts/serve/server.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { href, PACKS, plainPath } from '../../src/routes.ts';
import { kindOf } from '../../scripts/check/page-kinds.ts';
import { large, thumb } from '../support/album.ts';
import { ELSEWHERE, poisonedSample, type Poisoned } from '../support/hostile.ts';
import { attacksIn, firstOfEachKind, type Shown, telling } from '../support/hostile-pages.ts';
import { builtPack } from '../support/packs.ts';
import { saveButtons, saveByButton } from '../support/saved-copies.ts';
import { openSmallContent, type SmallContent } from '../support/small-content.ts';

/** The time limit for building the one site that all these tests visit. */
const BUILD_MS = 180_000;
test.describe.configure({ mode: 'serial', timeout: BUILD_MS });

const LEAST_PAYLOADS = 5000;
const TABS = 3;
/** A browser paints little in a low window. What attacks do does not depend on its height. */
const LOW = { width: 1280, height: 200 };

let poisoned: Poisoned;
let content: SmallContent;
let site: SiteServer;
let dir: string;

test.beforeAll(async () => {
  // The time limit of the tests does not apply to `beforeAll`, so set it here too.
  test.setTimeout(BUILD_MS);
  const info = test.info();
  poisoned = await poisonedSample();
  content = await openSmallContent(poisoned.content);
  const cacheDir = info.outputPath('cache');
  // The site shows the pictures of the sample. The sample is already built, so copy its pictures.
  for (const name of ['pictures', 'originals'])
    await cp(path.join(process.env.TEST_SITE_DIR ?? '', '..', name), path.join(cacheDir, name), { recursive: true });
  const built = await content.build({
    SITE_NOW: '2026-11-20T12:00:00+05:30',
    FILE_STORAGE_URL: `${process.env.TEST_API_URL ?? ''}/media`,
    INTERNAL_ORIGINS: process.env.TEST_API_URL ?? '',
    CACHE_DIR: cacheDir,
  });
  dir = built.outDir;
  site = await startSiteServer({ dir, facts: built.facts, port: 0 });
});
test.afterAll(async () => {
  await site.close();
  await content.close();
});

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort();

/** Elements that could run code, load files or redirect, even if they have not done so yet. */
const armed = (page: Page): Promise<string[]> =>
  page.evaluate((elsewhere) => {
    const RUNS = /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu;
    const found = Array.from(
      document.querySelectorAll(
        'base,iframe,frame,object,embed,[srcdoc],body link[rel=stylesheet],body style,main [style]:not([data-asked]),script[src*=evil],meta[http-equiv=refresh]',
      ),
      (one) => one.outerHTML.slice(0, 200),
    );
    for (const one of document.querySelectorAll('*'))
      for (const { name, value } of one.attributes)
        if (
          name.startsWith('on') ||
          (/^(href|src|action|formaction|xlink:href|data|poster)$/.test(name) && RUNS.test(value))
        )
          found.push(`${name}="${value.slice(0, 200)}"`);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (link.host === elsewhere || !URL.canParse(link.href)) found.push(`a link to ${link.href.slice(0, 200)}`);
    return found;
  }, ELSEWHERE);

interface Watched {
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** A browser that counts executed code, requests to other hosts, and policy violations. */
async function watched(browser: Browser, options: { bypassCSP: boolean; saves?: boolean }): Promise<Watched> {
  const context = await browser.newContext({
    bypassCSP: options.bypassCSP,
    ...(options.saves && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  });
  const faults: string[] = [];
  await context.exposeBinding('pwned', ({ page }, number: number) => {
    faults.push(`${page.url()} ran ${number}, ${poisoned.payloads[number] ?? ''}`);
  });
  context.on('request', (request) => {
    if (new URL(request.url()).host.includes('evil.example')) faults.push(`${request.url()} was asked for`);
  });
  context.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text()))
      faults.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`${error.page()?.url() ?? ''} threw ${error.error().message}`));
  context.on('dialog', (dialog) => faults.push(`a dialog: ${dialog.message()}`));
  return { context, faults };
}

async function visitAll({ context, faults }: Watched, addresses: readonly string[]): Promise<void> {
  const waiting = [...addresses];
  const tab = async (): Promise<void> => {
    const page = await context.newPage();
    await page.setViewportSize(LOW);
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      await page.goto(address, { waitUntil: 'load' });
      faults.push(...(await armed(page)).map((fault) => `${page.url()}: ${fault}`));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, tab));
}

const pages = (ending = '.html'): Shown[] =>
  filesIn(dir, ending).map((name) => {
    const parts = name.slice(0, -ending.length).split(path.sep);
    const address = plainPath(parts.join('/').replace(/^index$/, ''));
    return {
      kind: kindOf(address)?.name ?? address,
      address: `${site.url}/${parts.map(encodeURIComponent).join('/')}`,
      html: readFileSync(path.join(dir, name), 'utf8'),
    };
  });

test('there are enough of them, and pages show what a sanitiser need not remove', () => {
  expect(poisoned.payloads.length).toBeGreaterThan(LEAST_PAYLOADS);
  const shown = pages().flatMap(attacksIn);
  expect(new Set(shown.map(({ number }) => number)).size).toBeGreaterThan(LEAST_PAYLOADS * 0.8);
});

test('no attack runs on any kind of page without its policy', async ({ browser }) => {
  const visitor = await watched(browser, { bypassCSP: true });
  await visitAll(visitor, telling(pages(), poisoned.forms));
  expect(visitor.faults).toEqual([]);
});

test('nothing runs on any kind of page with its policy, and nothing tries', async ({ browser }) => {
  const visitor = await watched(browser, { bypassCSP: false });
  await visitAll(visitor, firstOfEachKind(pages()));
  expect(visitor.faults).toEqual([]);
});

test('nothing runs on the light twins of pages', async ({ browser }) => {
  const visitor = await watched(browser, { bypassCSP: true, saves: true });
  await visitAll(visitor, telling(pages('.html.lite'), poisoned.forms));
  expect(visitor.faults).toEqual([]);
});

test('nothing runs in feeds and maps of the site, and its JSON is whole', async ({ browser }) => {
  const visitor = await watched(browser, { bypassCSP: true });
  const addresses = filesIn(dir, '.xml').map((name) => `${site.url}/${name}`);
  await visitAll(visitor, addresses);
  expect(visitor.faults).toEqual([]);
  for (const name of filesIn(dir, '.json')) JSON.parse(readFileSync(path.join(dir, name), 'utf8'));
});

test('nothing runs in what a touch brings: the menu, a large picture, a filter and results', async ({ browser }) => {
  const { context, faults } = await watched(browser, { bypassCSP: true });
  const page = await context.newPage();
  const look = async (): Promise<void> => {
    faults.push(...(await armed(page)).map((fault) => `${page.url()}: ${fault}`));
  };
  await page.goto(`${site.url}/`);
  await page.locator('.menu summary').first().click();
  await expect(page.locator('.menu details[open] ul').first()).toBeVisible();
  await look();
  await page.goto(`${site.url}/photo-gallery/13`);
  await thumb(page, 1).click();
  await expect(large(page).getByRole('img')).toBeVisible();
  await look();
  await page.goto(`${site.url}/tenders/11/2026`);
  await page.keyboard.press('Shift');
  await page.getByRole('searchbox').fill('pwned');
  await look();
  await page.goto(`${site.url}/search?q=pwned`);
  await expect(page.locator('.result').first()).toBeVisible();
  await look();
  expect(faults).toEqual([]);
});

test('nothing runs in packs that were unpacked, without the policy of their files and with it', async ({
  browser,
}, info) => {
  const files = PACKS.flatMap((name) =>
    LANGS.flatMap((lang) =>
      [...builtPack(dir, name, lang).files].flatMap(([file, text]) => {
        const place = info.outputPath(`${name}-${lang}`, file);
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, text);
        const kind = `${name} ${path.dirname(file)}`;
        return file.endsWith('.html') ? [{ kind, address: pathToFileURL(place).href, html: text }] : [];
      }),
    ),
  );
  for (const bypassCSP of [true, false]) {
    const visitor = await watched(browser, { bypassCSP });
    await visitAll(visitor, bypassCSP ? telling(files, poisoned.forms) : firstOfEachKind(files));
    expect(visitor.faults).toEqual([]);
  }
});

test('nothing runs in copies that were saved, without their policy and with it', async ({ browser }, info) => {
  const visitor = await watched(browser, { bypassCSP: false });
  const page = await visitor.context.newPage();
  const copies: string[] = [];
  for (const address of [
    '/tenders',
    '/tenders/11/2026',
    '/photo-gallery/13',
    '/news',
    '/pages/profile',
    '/corporate-song',
  ]) {
    await page.goto(site.url + href(address, 'hi'));
    if ((await saveButtons(page).count()) === 0) continue;
    copies.push(await saveByButton(page, info.outputPath(String(copies.length))));
  }
  expect(copies.length).toBeGreaterThanOrEqual(4);
  for (const bypassCSP of [true, false]) {
    const reader = await watched(browser, { bypassCSP });
    await visitAll(reader, copies);
    expect(reader.faults).toEqual([]);
  }
  expect(visitor.faults).toEqual([]);
});
