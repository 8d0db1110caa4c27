import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { DESK, pagesToVisit, PHONE } from '../support/visit.ts';

/** A page is the same in both languages but for its words: each is looked at in half of the themes and sizes. */
const looks = {
  en: [
    { theme: 'light', size: PHONE },
    { theme: 'dark', size: DESK },
  ],
  hi: [
    { theme: 'dark', size: PHONE },
    { theme: 'light', size: DESK },
  ],
} as const;

for (const { kind, lang, address } of pagesToVisit)
  test(`${kind} (${lang}) holds nothing axe objects to`, async ({ page }) => {
    test.slow();
    await page.goto(address);
    const found: string[] = [];
    for (const { theme, size } of looks[lang]) {
      await page.setViewportSize(size);
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      found.push(...(await violations(page)).map((fault) => `${theme}, ${size.width} px: ${fault}`));
    }
    expect(found).toEqual([]);
  });

test('the open menu holds nothing axe objects to, on a phone and on a desk', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await page.goto('/hi');
  await page.locator('summary').first().click();
  expect(await violations(page)).toEqual([]);
});
