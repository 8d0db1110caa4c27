import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { DESK, pagesToVisit, PHONE } from '../support/visit.ts';

/** What another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

for (const { kind, lang, address } of pagesToVisit)
  test(`${kind} (${lang}) holds nothing axe objects to, in both themes, on a phone and on a desk`, async ({ page }) => {
    test.slow();
    await page.goto(address);
    const found: string[] = [];
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
      found.push(...(await violations(page)).map((fault) => `light, ${size.width} px: ${fault}`));
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      found.push(...(await violations(page, COLOUR_RULES)).map((fault) => `dark, ${size.width} px: ${fault}`));
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
