import { expect, test } from '@playwright/test';
import { DESK, PHONE } from '../support/visit.ts';

// With script the menu is visited in menu-links.spec.ts and menu-bar.spec.ts, and the banners in layout.spec.ts.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('a press brings the next banner, as a swipe does, and the menu opens and closes by its buttons and leads to a section', async ({
      page,
      baseURL,
    }) => {
      await page.goto('/');
      const second = page.locator('#banner-2');
      await page.locator('#banner-1').getByRole('link', { name: 'Next banner' }).click();
      await expect(second).toBeFocused();
      await expect(second).toBeInViewport({ ratio: 0.9 });
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: 'Close' }).click();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.locator('summary', { hasText: 'Tenders' }).click();
      await menu.getByRole('link', { name: 'All of this section' }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(`${baseURL ?? ''}/tenders`);
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
  });

  test.describe('on a desk', () => {
    test.use({ viewport: DESK });

    test('a section of the menu opens by keyboard and the next one closes it, the banners are led through by links, and a chart shows its numbers in a table', async ({
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
      await second.click();
      const [one, other] = [page.locator('#banner-1'), page.locator('#banner-2')];
      await one.getByRole('link', { name: 'Next banner' }).click();
      await expect(other.getByRole('heading')).toBeInViewport();
      await expect(other).toBeFocused();
      await other.getByRole('link', { name: 'Previous banner' }).click();
      await expect(one.getByRole('heading')).toBeInViewport();
      const chart = page.getByRole('main').getByRole('figure');
      await expect(chart.getByRole('table')).toBeHidden();
      await chart.locator('summary').click();
      await expect(chart.getByRole('table')).toBeVisible();
    });
  });
});
