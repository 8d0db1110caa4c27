import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { DESK, hold, PHONE } from '../support/visit.ts';

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
        await second.getByRole('link', { name: 'Previous banner' }).click();
        await expect(page.locator('#banner-1').getByRole('heading')).toBeInViewport();
      });

      test('the numbers of a chart are shown in a table on request', async ({ page }) => {
        await page.goto('/');
        const chart = page
          .getByRole('figure')
          .filter({ has: page.locator('details') })
          .first();
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

test.describe('the menu bar with script', () => {
  test.use({ viewport: DESK });

  test('opens a group where the pointer rests, one at a time, and closes it when the pointer leaves', async ({
    page,
  }) => {
    await page.goto('/');
    const groups = page.getByRole('navigation', { name: 'Main' }).locator('details');
    await groups.nth(1).hover();
    await expect(groups.nth(1)).toHaveAttribute('open');
    await groups.nth(2).hover();
    await expect(groups.nth(2)).toHaveAttribute('open');
    await expect(groups.nth(1)).not.toHaveAttribute('open');
    await page.mouse.move(640, 780);
    await expect(groups.nth(2)).not.toHaveAttribute('open');
  });

  test('the first click on a group that a resting pointer has opened leaves it open, the next one closes it', async ({
    page,
  }) => {
    await page.goto('/');
    const group = page.getByRole('navigation', { name: 'Main' }).locator('details').nth(1);
    await group.hover();
    await expect(group).toHaveAttribute('open');
    await group.locator('summary').click();
    await expect(group).toHaveAttribute('open');
    await group.locator('summary').click();
    await expect(group).not.toHaveAttribute('open');
  });

  test('works by click and key when its code never arrives', async ({ page }) => {
    await page.route(/\/s\/menu\./, (route) => route.abort());
    await page.goto('/hi');
    const groups = page.locator('.menu details');
    await groups.nth(0).locator('summary').click();
    await expect(groups.nth(0).getByRole('link').first()).toBeVisible();
    await groups.nth(1).locator('summary').press('Enter');
    await expect(groups.nth(1).getByRole('link').first()).toBeVisible();
    await expect(groups.nth(0)).not.toHaveAttribute('open');
    await groups.nth(1).locator('summary').press('Enter');
    await expect(groups.nth(1)).not.toHaveAttribute('open');
  });

  test('takes each of two quick clicks while its code is on its way', async ({ page }) => {
    const release = await hold(page, /\/s\/menu\./);
    await page.goto('/');
    const group = page.locator('.menu details').first();
    const asked = page.waitForRequest(/\/s\/menu\./);
    await group.locator('summary').click();
    await asked;
    await expect(group).toHaveAttribute('open');
    await group.locator('summary').click();
    await expect(group).not.toHaveAttribute('open');
    await group.locator('summary').click();
    const arrived = page.waitForResponse(/\/s\/menu\./);
    release();
    await arrived;
    await expect(group).toHaveAttribute('open');
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(group).not.toHaveAttribute('open', { timeout: 100 });
    }).toPass();
  });

  for (const address of ['/', '/hi'])
    for (const size of [DESK, PHONE])
      test(`holds nothing axe objects to while open, in both themes, on ${address}, ${size.width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await page.goto(address);
        if (size === PHONE) await page.locator('[popovertarget=menu]').first().click();
        await page.locator('.menu summary').first().click();
        await expect(page.locator('.menu details').first().getByRole('link').first()).toBeVisible();
        for (const theme of ['light', 'dark']) {
          await page.evaluate((one) => (document.documentElement.dataset.theme = one), theme);
          expect(await violations(page), theme).toEqual([]);
        }
      });

  for (const address of ['/', '/hi'])
    test(`moves by the arrow keys and closes by Escape, the focus on its group, on ${address}`, async ({ page }) => {
      await page.goto(address);
      const groups = page.locator('.menu details');
      const top = (index: number) => groups.nth(index).locator('summary');
      await top(0).focus();
      await expect(async () => {
        await top(0).focus();
        await page.keyboard.press('ArrowRight');
        await expect(top(1)).toBeFocused({ timeout: 100 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(groups.nth(1)).toHaveAttribute('open');
      await page.keyboard.press('ArrowDown');
      await expect(groups.nth(1).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(groups.nth(1).getByRole('link').last()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(groups.nth(1)).not.toHaveAttribute('open');
      await expect(top(1)).toBeFocused();
    });

  test('closes when the focus leaves it', async ({ page }) => {
    await page.goto('/');
    const group = page.locator('.menu details').first();
    await group.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('open');
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(group).not.toHaveAttribute('open');
  });
});
