import { expect, type Page, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { PHONE } from '../support/visit.ts';

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const fontOf = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

for (const { address, open, dark, larger, reset, saver, close } of [
  {
    address: '/news',
    open: 'Settings',
    dark: 'Dark',
    larger: 'Larger',
    reset: 'Reset',
    saver: 'Save data',
    close: 'Close',
  },
  {
    address: '/hi/news',
    open: 'सेटिंग',
    dark: 'गहरा',
    larger: 'बड़ा करें',
    reset: 'पहले जैसा करें',
    saver: 'डेटा बचाएँ',
    close: 'बंद करें',
  },
])
  test.describe(`the settings on ${address}`, () => {
    test('change theme and size of letters, keep them, and are all taken back by one button', async ({ page }) => {
      await page.goto(address);
      const usual = await fontOf(page);
      await page.getByRole('button', { name: open }).click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('radio', { name: dark }).check();
      await panel.getByRole('button', { name: larger }).click();
      await panel.getByRole('checkbox', { name: saver }).check();
      await expect(panel.getByRole('status')).toContainText('113 %');
      expect(await themeOf(page)).toBe('dark');
      expect(await fontOf(page)).toBe(17);
      await page.reload();
      expect(await themeOf(page)).toBe('dark');
      expect(await fontOf(page)).toBe(17);
      await page.getByRole('button', { name: open }).click();
      await expect(panel.getByRole('checkbox', { name: saver })).toBeChecked();
      await panel.getByRole('button', { name: reset }).click();
      expect(await themeOf(page)).toBe('light');
      expect(await fontOf(page)).toBe(usual);
      await expect(panel.getByRole('checkbox', { name: saver })).not.toBeChecked();
    });

    test('close by their button and by a click beside them', async ({ page }) => {
      await page.goto(address);
      const [opener, panel] = [page.getByRole('button', { name: open }), page.getByRole('dialog')];
      for (const leave of [() => panel.getByRole('button', { name: close }).click(), () => page.mouse.click(5, 700)]) {
        await opener.click();
        await expect(panel).toBeVisible();
        await leave();
        await expect(panel).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });

    test('open by keyboard, close by Escape, and hold nothing axe objects to in both themes', async ({ page }) => {
      await page.goto(address);
      const opener = page.getByRole('button', { name: open });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsInThemes(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });

test('a choice in one tab is seen at once in the other, in its panel too', async ({ page, context }) => {
  await page.goto('/help');
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  const other = await context.newPage();
  await other.goto('/news');
  const size = page.getByRole('dialog').getByRole('status');
  const before = (await size.textContent()) ?? '';
  await other.getByRole('button', { name: 'Larger text' }).click();
  await other.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(size).not.toHaveText(before);
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the theme changes where the browser has no room left to keep it', async ({ page }) => {
  await page.goto('/help');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const [address, settings, larger] of [
  ['/help', 'Settings', 'Larger text'],
  ['/hi/help', 'सेटिंग', 'अक्षर बड़े करें'],
] as const)
  test(`without its file the button of the settings on ${address} asks again, and the others work`, async ({
    page,
  }) => {
    let fails = true;
    await page.route(/\/s\/(?!start)/, (route) => (fails ? route.abort() : route.continue()));
    await page.goto(address);
    const button = page.getByRole('banner').getByRole('button', { name: settings });
    const failed = page.waitForEvent('requestfailed');
    // The hover asks for the file of the button. This request fails.
    await button.hover();
    await failed;
    await button.press('Enter');
    await page.getByRole('button', { name: larger }).click();
    expect(await fontOf(page)).toBe(17);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    fails = false;
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      if (await dialog.isHidden()) await button.click({ timeout: 500 });
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
  });

test('on a phone the settings open from the foot of the menu, and lead back to its button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toContainText('Text size');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the letters are 15 pixels on a screen of 1400 and 16 on a wider one', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await page.goto('/');
  expect(await fontOf(page)).toBe(15);
  await page.setViewportSize({ width: 1401, height: 800 });
  expect(await fontOf(page)).toBe(16);
});
