import { expect, test } from '@playwright/test';
import { DESK, PHONE } from '../support/visit.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test.describe('on a phone', () => {
      test.use({ viewport: PHONE });

      test('the menu opens from its button, shows the links of a section, and one of them leads there', async ({
        page,
        baseURL,
      }) => {
        await page.goto('/');
        const menu = page.getByRole('navigation', { name: 'Main' });
        await expect(menu).toBeHidden();
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(menu).toBeVisible();
        await menu.locator('summary', { hasText: 'Tenders' }).click();
        await menu.getByRole('link', { name: 'All of this section' }).filter({ visible: true }).first().click();
        await expect(page).not.toHaveURL(`${baseURL ?? ''}/`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      test('the menu opens and closes by keyboard, and the focus returns to its button', async ({ page }) => {
        await page.goto('/hi');
        const button = page.getByRole('button', { name: 'मेनू' });
        const menu = page.getByRole('navigation', { name: 'मुख्य', exact: true });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(menu).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
      });

      test('a press brings the next banner, as a swipe does', async ({ page }) => {
        await page.goto('/');
        const second = page.locator('#banner-2');
        await page.locator('#banner-1').getByRole('link', { name: 'Next banner' }).click();
        await expect(second).toBeFocused();
        await expect(second).toBeInViewport({ ratio: 0.9 });
      });

      test('the menu closes with the button inside it', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu' }).click();
        const menu = page.getByRole('navigation', { name: 'Main' });
        await menu.getByRole('button', { name: 'Close' }).click();
        await expect(menu).toBeHidden();
      });
    });

    test.describe('on a desk', () => {
      test.use({ viewport: DESK });

      test('a section opens by keyboard, its links are the next stops, and another section closes it', async ({
        page,
      }) => {
        await page.goto('/');
        const menu = page.getByRole('navigation', { name: 'Main' });
        const [first, second] = [menu.locator('summary').nth(0), menu.locator('summary').nth(1)];
        await first.focus();
        await page.keyboard.press('Enter');
        const links = menu.locator('details').first().getByRole('link');
        await expect(links.first()).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(links.first()).toBeFocused();
        await second.click();
        await expect(links.first()).toBeHidden();
      });

      test('the banners are led through by links', async ({ page }) => {
        await page.goto('/');
        const second = page.locator('#banner-2');
        await page.locator('#banner-1').getByRole('link', { name: 'Next banner' }).click();
        await expect(second.getByRole('heading')).toBeInViewport();
        await expect(second).toBeFocused();
        await second.getByRole('link', { name: 'Previous banner' }).click();
        await expect(page.locator('#banner-1').getByRole('heading')).toBeInViewport();
      });

      test('the numbers of a chart are shown in a table on request', async ({ page }) => {
        await page.goto('/');
        const chart = page.getByRole('main').getByRole('figure');
        await expect(chart.getByRole('table')).toBeHidden();
        await chart.locator('summary').click();
        await expect(chart.getByRole('table')).toBeVisible();
      });
    });
  });

test('the menu says which section a page belongs to', async ({ page }) => {
  await page.goto('/tenders');
  await expect(page.locator('.menu summary[aria-current]')).toHaveCount(1);
  await expect(page.locator('.menu summary[aria-current]')).toContainText('Tenders');
});
