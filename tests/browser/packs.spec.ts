import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, expect, test, type TestInfo } from '@playwright/test';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { texts } from '../../src/i18n/texts.ts';
import { href, type PackName, PACKS, paths } from '../../src/routes.ts';
import { violations } from '../../scripts/check/axe.ts';
import { builtPack } from '../support/packs.ts';
import { DESK, overflow, PHONE } from '../support/visit.ts';

/** Unpacks a pack (zip file), as a visitor does. Returns a function that gives the address of a file in it. */
function unpacked(info: TestInfo, name: PackName, lang: Lang): (file: string) => string {
  const dir = info.outputPath(`${name}-${lang}`);
  for (const [file, text] of builtPack(process.env.TEST_SITE_DIR ?? '', name, lang).files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  return (file) => pathToFileURL(path.join(dir, file)).href;
}

/** Blocks and records all requests. */
async function cutOff(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https?:/, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  return asked;
}

const KINDS = [
  'home',
  'tenders',
  'tenders/3/2026',
  'news/836',
  'latest-events/178',
  'photo-gallery/12',
  'video-documentries',
];
const MORE_KINDS = [
  'data-listing/pages/recruitment',
  'data-listing/pages/penal-action',
  'pages/profile',
  'sitemap',
  'a-z',
  'help',
];

const LOOKS = [
  { theme: 'light', size: PHONE },
  { theme: 'dark', size: DESK },
] as const;

// The languages of a pack differ only in text, so each of these tests reads one of them.
const [en, hi] = [texts('en'), texts('hi')];

test('open tenders can be read and filtered from a folder, without a connection (hi)', async ({
  page,
  context,
}, info) => {
  const asked = await cutOff(context);
  await page.goto(unpacked(info, 'open-tenders', 'hi')('index.html'));
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toContainText('24');
  const all = await rows.count();
  const [first] = await rows.allInnerTexts();
  const reference = /VCL\/\S+/.exec(first ?? '')?.[0] ?? '';
  await page.getByRole('searchbox', { name: hi('packs:filter') }).fill(reference.toLowerCase());
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(hi('packs:shown', { shown: 1, total: all }));
  expect(asked).toEqual([]);
});

test('a tender that has closed since says so (en)', async ({ page, context }, info) => {
  await cutOff(context);
  const index = unpacked(info, 'open-tenders', 'en')('index.html');
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await page.clock.setFixedTime('2026-11-24T16:59:00+05:30');
  await page.goto(index);
  await expect(first).toBeVisible();
  await expect(first.getByText(en('state:closed'), { exact: true })).toHaveCount(0);
  await page.clock.setFixedTime('2026-11-24T17:01:00+05:30');
  await page.reload();
  await expect(first.getByText(en('state:closed'), { exact: true })).toBeVisible();
});

test('the whole site is found by its index and read from page to page (en)', async ({ page, context }, info) => {
  const asked = await cutOff(context);
  await page.goto(unpacked(info, 'whole-site-text', 'en')('index.html'));
  await page.getByRole('searchbox', { name: en('packs:filter') }).fill(en('penal_action:title').toLowerCase());
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.getByRole('link', { name: en('penal_action:title') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('penal_action:title'));
  const live = page.getByRole('banner').getByRole('link', { name: /^https/ });
  await expect(live).toHaveAttribute('href', `https://www.vindhyacoal.example${href(paths.penalActions, 'en')}`);
  await page.getByRole('link', { name: en('packs:index') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('packs:whole-site-text'));
  expect(asked).toEqual([]);
});

test('a file is verified without a connection, and nothing is asked for (hi)', async ({ page, context }, info) => {
  const asked = await cutOff(context);
  const file = path.resolve('scripts/content-api/sample/media/documents/tender-document-conveyor-belting-en.pdf');
  await page.goto(unpacked(info, 'whole-site-text', 'hi')('text/verify.html'));
  await page.setViewportSize(PHONE);
  await page.getByLabel(hi('verify:choose')).setInputFiles(file);
  await expect(page.getByRole('status')).toContainText(hi('verify:changed'));
  await expect(page.getByRole('status')).toContainText(hi('verify:later'));
  expect([...(await overflow(page)), ...(await violations(page))]).toEqual([]);
  // It counts in one tender, and in another not any more.
  await page.getByLabel(hi('verify:choose')).setInputFiles(file.replace('conveyor-belting', 'services'));
  await expect(page.getByRole('status')).toContainText(hi('verify:mixed'));
  await expect(page.getByRole('status')).toContainText(hi('verify:ended'));
  const buffer = Buffer.concat([readFileSync(file), Buffer.of(0)]);
  await page.getByLabel(hi('verify:choose')).setInputFiles({ name: 'b.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('status')).toContainText(hi('verify:unknown'));
  const picture = { name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.of(0) };
  await page.getByLabel(hi('verify:choose')).setInputFiles(picture);
  await expect(page.getByRole('status')).toContainText(hi('verify:unlike'));
  expect(asked).toEqual([]);
});

test('without script everything is there but the field (en)', async ({ browser }, info) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(unpacked(info, 'open-jobs', 'en')('index.html'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(en('recruitment:warning'))).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('2026');
  await context.close();
});

const FILES = [
  ['open-tenders', 'index'],
  ['open-jobs', 'index'],
  ...['index', ...[...KINDS, ...MORE_KINDS].map((kind) => `text/${kind}`)].map(
    (file) => ['whole-site-text', file] as const,
  ),
] as const;

for (const [place, lang] of LANGS.entries())
  test(`every second file of the packs is no wider than the screen, and holds nothing axe objects to (${lang})`, async ({
    page,
    context,
  }, info) => {
    test.slow();
    await cutOff(context);
    const packs = new Map(PACKS.map((pack) => [pack, unpacked(info, pack, lang)]));
    const found: string[] = [];
    for (const [index, [pack, name]] of FILES.entries()) {
      // The other language has the other files. Every second file of a language is tested by axe on a desktop.
      if (index % 2 !== place) continue;
      const [narrow, wide] = LOOKS;
      const looks = index % 4 < 2 ? [narrow, wide] : [wide, narrow];
      for (const [turn, { theme, size }] of looks.entries()) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: theme });
        if (turn === 0) await page.goto(packs.get(pack)?.(`${name}.html`) ?? '');
        const faults = [...(await overflow(page)), ...(turn === 0 ? await violations(page) : [])];
        found.push(...faults.map((fault) => `${pack} ${name}, ${theme}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });

test('the lists of tenders and jobs lead to their packs, and a pack is downloaded', async ({ page }) => {
  await page.goto(href(paths.jobs('recruitment'), 'hi'));
  await page.getByRole('link', { name: texts('hi')('packs:take_jobs') }).click();
  await expect(page).toHaveURL(/\/hi\/packs#open-jobs$/);
  await page.goto(paths.tenders);
  await page.getByRole('link', { name: texts('en')('packs:take_tenders') }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: texts('en')('packs:download', { pack: 'Open tenders' }) }).click();
  expect((await coming).suggestedFilename()).toBe('open-tenders.en.zip');
});
