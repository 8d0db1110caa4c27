import { expect, type Page } from '@playwright/test';
import { LANGS } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { violations } from '../../scripts/check/axe.ts';
import { kindsToVisit } from '../../scripts/check/page-kinds.ts';
import { saveAsArchive, saveButtons, saveByButton, saveComplete, seenOn } from '../support/saved-copies.ts';
import { test } from '../support/shared-page.ts';
import { PHONE } from '../support/visit.ts';

test.use({ viewport: PHONE });

const THEMES = ['light', 'dark'] as const;

async function openIn(theme: string, page: Page, address: string): Promise<void> {
  await page.evaluate((name) => localStorage.setItem('theme', name), theme);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Also loads the pictures that a browser loads only when the visitor scrolls to them. */
const loadPictures = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );

// Each kind is tested in one language and one theme: all in both would take twice as long and find no more faults.
for (const [index, { name, path }] of kindsToVisit.entries()) {
  const [lang, theme] = [LANGS[index % 2] ?? 'en', THEMES[index % 2] ?? 'light'];
  test(`what is read on a ${theme} page of ${name} is read on its copies, in ${lang}`, async ({
    page,
    away,
  }, testInfo) => {
    test.slow();
    await openIn(theme, page, href(path, lang));
    await loadPictures(page);
    // On this page a script adds the filters, so wait for them.
    if (name === 'ready-made results') await expect(page.locator('.refine summary')).toBeVisible();
    const live = await seenOn(page, page.url());
    const dir = testInfo.outputPath();
    const copies = new Map([
      ['archive', await saveAsArchive(page, dir)],
      ['complete', await saveComplete(page, dir)],
    ]);
    if ((await saveButtons(page).count()) > 0) copies.set('own', await saveByButton(page, dir));
    for (const [how, copy] of copies) {
      await away.page.goto(copy);
      await away.page.waitForFunction(() => [...document.images].every((image) => image.complete));
      expect.soft(await seenOn(away.page, page.url()), how).toEqual(live);
    }
    // Axe looks at the last copy only: at the one of the site's own button, if there is one. What the browser saves is the
    // page that other tests have looked at, and in an archive no script runs, so axe cannot test it.
    expect(await violations(away.page)).toEqual([]);
    expect(away.faults).toEqual([]);
  });
}

test('a list that was filtered says the heads of its columns once in a copy', async ({ page, away }, testInfo) => {
  await page.goto('/hi/tenders/3/2026');
  const { text } = await seenOn(page, page.url());
  await page.locator('.filter summary').click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await away.page.goto(await saveComplete(page, testInfo.outputPath()));
  const heads = 'निविदा अंतिम तिथि एवं स्थिति अनुमानित मूल्य (₹) तिथियाँ';
  expect(text).toContain(heads);
  expect((await seenOn(away.page, page.url())).text).toContain(heads);
});
