// Writes the overview pictures in docs/pictures/. Each overview shows every kind of page of the test site. Command:
// node scripts/check/contact-sheet.ts
import path from 'node:path';
import type { Browser } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import type { Lang } from '../../src/i18n/lang.ts';
import { markup } from '../../src/lib/html.ts';
import { href } from '../../src/routes.ts';
import { root } from '../command/settings.ts';
import { openChromium } from './built-site.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';
import { openTestSite, SITE_NOW } from './test-site.ts';

interface Sheet {
  readonly name: string;
  readonly lang: Lang;
  readonly theme: 'light' | 'dark';
  /** The size of the browser window. The sheet shows this top part of each page, reduced to the width `shownWidth`. */
  readonly window: { readonly width: number; readonly height: number };
  readonly shownWidth: number;
  readonly columns: number;
}

const SHEETS: readonly Sheet[] = [
  {
    name: 'kinds-en',
    lang: 'en',
    theme: 'light',
    window: { width: 1280, height: 1000 },
    shownWidth: 320,
    columns: 6,
  },
  {
    name: 'kinds-hi-phone',
    lang: 'hi',
    theme: 'dark',
    window: { width: 360, height: 800 },
    shownWidth: 180,
    columns: 10,
  },
];
const GAP = 12;
const CAPTION = 22;
const BACKGROUND = '#c9c4bc';
const QUALITY = 62;

async function shoot(browser: Browser, { theme, window }: Sheet, address: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: window });
  const page = await context.newPage();
  await page.clock.setFixedTime(SITE_NOW);
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  await page.goto(address, { waitUntil: 'networkidle' });
  // Filters load when the pointer moves, because this shows that a person is there.
  for (const place of [1, 2]) await page.mouse.move(place, place);
  if (window.width > 1000) await page.waitForFunction(() => document.querySelector('.filter > p') === null);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

const caption = (text: string, width: number): Buffer =>
  Buffer.from(
    markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text y="15" font-family="Noto Sans, sans-serif" font-size="13" fill="#16130f">${text}</text></svg>`
      .text,
  );

async function drawSheet(browser: Browser, site: string, sheet: Sheet, kinds: readonly PageKind[]): Promise<void> {
  const { window, shownWidth, columns } = sheet;
  const shownHeight = Math.round((shownWidth * window.height) / window.width);
  const [across, down] = [shownWidth + GAP, shownHeight + CAPTION + GAP];
  const parts: OverlayOptions[] = [];
  for (const [index, { name, path: address }] of kinds.entries()) {
    const [left, top] = [GAP + (index % columns) * across, GAP + Math.floor(index / columns) * down];
    const picture = await shoot(browser, sheet, site + href(address, sheet.lang));
    parts.push(
      { input: caption(name, shownWidth), left, top },
      { input: await sharp(picture).resize(shownWidth).png().toBuffer(), left, top: top + CAPTION },
    );
  }
  const [width, height] = [GAP + columns * across, GAP + Math.ceil(kinds.length / columns) * down];
  await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(parts)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(path.join(root, 'docs/pictures', `${sheet.name}.webp`));
}

const { browser } = await openChromium();
const { variables, close } = await openTestSite(root);
for (const sheet of SHEETS) await drawSheet(browser, variables.TEST_SITE_URL, sheet, pageKinds);
await Promise.all([browser.close(), close()]);
