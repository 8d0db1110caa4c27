import { expect, type Page, test } from '@playwright/test';
import { LANGS } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { violations } from '../support/axe.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { openAway, saveAsArchive, saveButtons, saveByButton, saveComplete, seenOn } from '../support/saved-copies.ts';
import { PHONE } from '../support/visit.ts';

test.use({ viewport: PHONE });

const THEMES = ['light', 'dark'] as const;

async function openIn(theme: string, page: Page, address: string): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Those that wait to be scrolled to come as well. */
const loadPictures = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );

for (const [index, { name, path }] of pageKinds.entries())
  test(`what is read on a page of ${name} is read on its copies, in both languages`, async ({ browser }, testInfo) => {
    const away = await openAway(browser);
    for (const [place, lang] of LANGS.entries()) {
      const address = href(path, lang);
      const context = await browser.newContext({ viewport: PHONE });
      const page = await context.newPage();
      // Each kind in one theme in English and in the other in Hindi.
      const theme = THEMES[(index + place) % 2] ?? 'light';
      await openIn(theme, page, address);
      await loadPictures(page);
      const live = await seenOn(page, page.url());
      const dir = testInfo.outputPath(lang);
      const copies = { archive: await saveAsArchive(page, dir), complete: await saveComplete(page, dir) };
      const canBeSaved = (await saveButtons(page).count()) > 0;
      const own = canBeSaved ? { own: await saveByButton(page, dir, 0) } : {};
      for (const [how, copy] of Object.entries({ ...copies, ...own })) {
        await away.page.goto(copy);
        await away.page.waitForFunction(() => [...document.images].every((image) => image.complete));
        expect.soft(await seenOn(away.page, page.url()), `${how} in ${lang}`).toEqual(live);
        // Browsers leave the page as it is, which other tests look at in this way.
        if (how === 'own') expect.soft(await violations(away.page), `${how} in ${lang}`).toEqual([]);
      }
      await context.close();
    }
    expect(away.faults).toEqual([]);
    await away.page.context().close();
  });
