import { expect, test } from '@playwright/test';
import { PHONE } from '../support/visit.ts';

test('the site map is folded on a phone and open on a wide screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/sitemap');
  const below = page.getByRole('main').getByRole('link', { name: 'Board of directors' });
  await expect(below).toBeHidden();
  const section = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'About us' }) });
  await section
    .getByText(/^\d+ pages$/)
    .first()
    .click();
  await section
    .getByText(/^\d+ pages$/)
    .nth(1)
    .click();
  await expect(below).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(below).toBeVisible();
  await expect(page.getByText(/^\d+ pages$/).first()).toBeHidden();
});

test('a line of a text has 60 to 75 letters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/pages/right-to-information');
  const letters = await page.locator('.prose > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
      return lines > 2 ? [paragraph.textContent.length / (lines - 0.5)] : [];
    }),
  );
  expect(letters.length).toBeGreaterThan(2);
  const usual = letters.reduce((sum, one) => sum + one, 0) / letters.length;
  expect(usual).toBeGreaterThan(60);
  expect(usual).toBeLessThan(75);
});

test('the box of an emergency is light in the light theme and dark in the dark one', async ({ page }) => {
  await page.goto('/pages/contact-us');
  const box = page.locator('main').getByText('Emergency, round the clock:').locator('..');
  const ground = () =>
    box.evaluate((one) => Math.max(...(getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).map(Number)));
  expect(await ground()).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await ground()).toBeLessThan(100);
});
