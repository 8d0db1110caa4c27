import { expect, type Page } from '@playwright/test';
import { LANGS } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { cutOff, findTokens, longLines, torn } from '../support/layout.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { test } from '../support/shared-page.ts';
import { addRules } from '../support/visit.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];
/** The spacing of letters and words that WCAG 2.1 asks for in rule 1.4.12. */
const SPACED =
  '.spaced * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
/**
 * The largest letters together with wide spacing are left out: the settings have no such choice, and no line is then long
 * enough. Texts that are cut off are looked for with the usual letters only, because boxes grow with the letters.
 */
const LOOKS = [
  { name: 'usual letters', size: '', isSpaced: false },
  { name: 'letters of 24 px', size: '24px', isSpaced: false },
  { name: 'wide spacing', size: '', isSpaced: true },
];
const MOST_LETTERS = 75;
/** Pages with other content than the example of their kind: tables, several numbers, no documents, a ready search. */
const MORE = [
  ...['contact-us', 'right-to-information', 'vigilance', 'bills-and-payments'].map((name) => `/pages/${name}`),
  ...[
    '/tenders/11/2026/1142',
    '/tenders/11/2026/1143',
    '/tenders/9/2025',
    '/data-listing/pages/apprenticeship-training',
  ],
];

async function faultsAt(page: Page, width: number, { size, isSpaced }: (typeof LOOKS)[number]): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const found = await torn(page);
  if (size || isSpaced) return found;
  found.push(...(await cutOff(page)));
  if (width >= 768) found.push(...(await longLines(page, MOST_LETTERS)));
  return found;
}

// One visit for all sizes, because loading takes longer than measuring. The theme changes no place.
for (const path of [...pageKinds.map((kind) => kind.path), ...MORE])
  for (const lang of LANGS)
    test(`${href(path, lang)} breaks no number, date, reference, address or word, cuts no text and has no long line, at any width, with large letters and wide spacing`, async ({
      page,
    }) => {
      await page.goto(href(path, lang));
      await addRules(page, SPACED);
      await findTokens(page, path === '/404');
      const faults: string[] = [];
      for (const look of LOOKS) {
        await page.evaluate(({ size, isSpaced }) => {
          document.documentElement.style.fontSize = size;
          document.documentElement.classList.toggle('spaced', isSpaced);
        }, look);
        for (const width of WIDTHS)
          faults.push(...(await faultsAt(page, width, look)).map((fault) => `${width} px, ${look.name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

for (const width of [360, 768, 1280])
  test(`a button pressed again at the same place does the same again, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const letterSize = (): Promise<number> =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    for (const [name, isOver] of [
      ['Larger text', (size: number) => size >= 24],
      ['Smaller text', (size: number) => size <= 15],
    ] as const) {
      const box = await page.getByRole('button', { name }).boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      for (let press = 0; press < 6 && !isOver(await letterSize()); press += 1) await page.mouse.click(x, y);
      expect(isOver(await letterSize()), name).toBe(true);
    }
  });
