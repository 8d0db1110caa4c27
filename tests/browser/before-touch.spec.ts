import { expect, test } from '@playwright/test';
import { hold } from '../support/visit.ts';

test('a button pressed before the script has come does its work when it comes, each press once', async ({ page }) => {
  const release = await hold(page, /\/s\//);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Larger text' }).dblclick();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.locator('html').evaluate(({ style }) => style.fontSize)).toBe('118.75%');
});
