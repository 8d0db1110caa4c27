// The page that verifies files, before a visitor has chosen a file.
import { expect, test } from '@playwright/test';
import { fieldOf } from '../support/verify-page.ts';

test('before a file is chosen, nothing looks like an answer, and the button opens the choice', async ({ page }) => {
  await page.goto('/verify');
  // The field covers its label, so that a file can be dropped on it without a script.
  const label = await page.getByRole('main').getByText('Choose a file', { exact: true }).boundingBox();
  const field = await fieldOf(page).boundingBox();
  const position = { x: (label?.x ?? 0) - (field?.x ?? 0) + 5, y: (label?.y ?? 0) - (field?.y ?? 0) + 5 };
  await Promise.all([page.waitForEvent('filechooser'), fieldOf(page).click({ position })]);
  await expect(fieldOf(page)).toHaveAccessibleName('Choose a file');
  // A key reaches the field itself, not only its label.
  await page.getByRole('main').press('Tab');
  await expect(fieldOf(page)).toBeFocused();
  const answers = page.getByRole('main').locator('details');
  await expect(page.getByText('Genuine', { exact: true })).toBeHidden();
  await answers.locator('summary').click();
  await expect(page.getByText('Genuine', { exact: true })).toBeVisible();
  await expect(answers.locator('svg').locator('visible=true')).toHaveCount(0);
  await expect(answers.locator('.notice')).toHaveCount(0);
  await expect(answers.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.getByRole('searchbox', { name: 'Reference number', exact: true })).toBeVisible();
});
