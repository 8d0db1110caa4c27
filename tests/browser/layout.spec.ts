import { expect } from '@playwright/test';
import { LANGS } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { layoutFaults } from '../support/layout.ts';
import { test } from '../support/shared-page.ts';

/**
 * Pages with other content than the example of their kind: tables, several numbers, no documents, a ready search. The
 * examples are looked at where all else of them is, in `every-page.spec.ts`.
 */
const PATHS = [
  ...['contact-us', 'right-to-information', 'vigilance', 'bills-and-payments'].map((name) => `/pages/${name}`),
  ...[
    '/tenders/11/2026/1142',
    '/tenders/11/2026/1143',
    '/tenders/9/2025',
    '/data-listing/pages/apprenticeship-training',
  ],
];

for (const path of PATHS)
  for (const lang of LANGS)
    test(`${href(path, lang)} breaks no number, date, reference, address or word, cuts no text and has no long line, at any width, with large letters and wide spacing`, async ({
      page,
    }) => {
      await page.goto(href(path, lang));
      expect(await layoutFaults(page)).toEqual([]);
    });

test('the button for the next banner stays under the pointer', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Banners' }).getByRole('link', { name: 'Next banner' }).first();
  const box = await next.boundingBox();
  for (const banner of [2, 1, 2]) {
    await page.mouse.click((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    await expect(page).toHaveURL(new RegExp(`#banner-${banner}$`));
    await expect(page.locator(`#banner-${banner}`)).toBeInViewport({ ratio: 0.9 });
  }
});
