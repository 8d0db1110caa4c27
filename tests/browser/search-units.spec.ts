import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../../scripts/check/axe.ts';
import { overflow, PHONE } from '../support/visit.ts';

const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const rows = (page: Page): Locator => page.locator('[data-results] .rows > li');
const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0]);

test('tenders of a unit and of some days are found by keyboard, and by their address', async ({ page, baseURL }) => {
  const filters = page.getByRole('navigation', { name: 'Filter the results' });
  const unit = filters.getByRole('link', { name: /^Kelhar area \(\d+\)$/ });
  await page.goto('/search/tender');
  await expect(unit).toHaveCount(0);
  await filters.getByRole('link', { name: 'Choose a unit' }).press('Enter');
  // Kelhar is the unit with the most tenders of the sample.
  const count = numberIn(await unit.innerText());
  await unit.press('Enter');
  await expect(unit).toHaveAttribute('aria-current', 'true');
  await expect(unit).toBeFocused();
  expect(numberIn((await status(page).innerText()).replace(/“.*”/, ''))).toBe(count);
  for (const row of await rows(page).all()) await expect(row).toContainText('Kelhar area');

  await filters.getByLabel('From', { exact: true }).fill('2026-03-01');
  await filters.getByLabel('To', { exact: true }).fill('2026-03-31');
  await filters.getByRole('button', { name: 'Show' }).press('Enter');
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/tender?unit=Kelhar+area&from=2026-03-01&to=2026-03-31`);
  await expect(page.locator('[data-chosen]')).toContainText('Kelhar area, 1 March 2026 – 31 March 2026');
  const inMarch = await rows(page)
    .locator('time')
    .evaluateAll((days: HTMLTimeElement[]) => days.map((day) => day.dateTime));
  expect(inMarch.length).toBeGreaterThan(1);
  for (const day of inMarch) expect(day).toMatch(/^2026-03-/);
  expect(await violations(page)).toEqual([]);

  const shown = await rows(page).getByRole('link').allInnerTexts();
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(rows(page).getByRole('link')).toHaveText(shown);
  await page.locator('[data-filters] > summary').click();
  expect(await overflow(page)).toEqual([]);
  await page.goBack();
  await expect(unit).toHaveAttribute('aria-current', 'true');
});
