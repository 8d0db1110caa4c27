import { expect, type Page, test } from '@playwright/test';
import { islands } from '../support/islands.ts';
import { DESK, PHONE } from '../support/visit.ts';

/**
 * Imitates a browser that keeps a left page in memory for going back, because the tests' browser does not keep it.
 * `kept` changes local storage meanwhile, and the page gets no event for this change.
 */
const leaveAndComeBack = (page: Page, kept: Readonly<Record<string, string>> = {}): Promise<void> =>
  page.evaluate((changed) => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    for (const [name, value] of Object.entries(changed)) localStorage.setItem(name, value);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, kept);

const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    scrollTo(0, 300);
    return scrollY > 0 && getComputedStyle(document.documentElement).overflowY !== 'hidden';
  });

test.use({ viewport: DESK });

// The language and the settings are shown by the same dialog as "leave". Behind the search, the page scrolls.
for (const { name, path, opener, opened } of islands.filter(({ name }) => ['leave', 'search', 'menu'].includes(name)))
  test(`after going back the island ${name} is closed, and the page scrolls`, async ({ page }) => {
    await page.goto(path);
    await opener(page, 'en').press('Enter');
    await expect(opened(page, 'en')).toBeVisible();
    // The menu opens without its script. Only the script closes it and may not have loaded yet, so try again.
    await expect(async () => {
      await leaveAndComeBack(page);
      await expect(opened(page, 'en')).toBeHidden({ timeout: 500 });
    }).toPass();
    expect(await scrolls(page)).toBe(true);
    await opener(page, 'en').press('Enter');
    await expect(opened(page, 'en')).toBeVisible();
  });

test('after going back on a phone the menu is closed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const came = page.waitForResponse(/\/s\/menu\./);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary').first().click();
  await came;
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(async () => {
    await leaveAndComeBack(page);
    await expect(menu).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('settings chosen on another page apply after going back, also in the panel', async ({ page }) => {
  await page.goto('/help');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Settings' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await leaveAndComeBack(page, { theme: 'dark', font: '131.25%' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('21px');
  await opener.click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('140 %');
});
