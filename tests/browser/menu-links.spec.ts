import { expect, type Route, test } from '@playwright/test';
import { DESK, hold, PHONE } from '../support/visit.ts';

/** The file with the links below the sections of the menu. It loads at the first touch of the menu. */
const LINKS = /\/s\/menu\.(en|hi)\..*\.json$/;

test.describe('the links below the sections of the menu', () => {
  test('is asked for once, at a touch, says which page this is, and the menu closes by its button and by Escape', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (LINKS.test(request.url())) asked.push(request.url());
    });
    await page.setViewportSize(PHONE);
    await page.goto('/tenders');
    const opener = page.locator('.tool[data-live=menu]');
    await opener.focus();
    await expect.poll(() => asked.length).toBe(1);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.locator('summary', { hasText: 'Tenders' }).click();
    await expect(menu.getByRole('link', { name: 'How to bid' })).toBeVisible();
    await expect(menu.locator('.menu__group [aria-current=page]')).toHaveAttribute('href', '/tenders');
    await menu.locator('summary').first().click();
    await expect(menu.locator('details').first().getByRole('link').nth(2)).toBeVisible();
    expect(asked).toHaveLength(1);
    for (const leave of [
      () => menu.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await expect(menu).toBeVisible();
      await leave();
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
    }
  });

  for (const { how, answer } of [
    { how: 'is not answered', answer: (route: Route) => route.abort() },
    { how: 'is a page of somebody’s', answer: (route: Route) => route.fulfill({ body: '<p>Pay first</p>' }) },
  ])
    test(`is a link to the site map where it ${how}, and is asked for again with the next section`, async ({
      page,
    }) => {
      await page.setViewportSize(DESK);
      await page.route(LINKS, answer);
      await page.goto('/');
      const [first, second] = [page.locator('.menu details').nth(0), page.locator('.menu details').nth(1)];
      const asked = page.waitForRequest(LINKS);
      await first.locator('summary').click();
      await asked;
      await expect(first.getByRole('link')).toHaveText(['All of this section', 'Site map']);
      await expect(first.getByRole('link').last()).toHaveAttribute('href', '/sitemap');
      await page.unroute(LINKS);
      await expect(async () => {
        await second.locator('summary').click();
        await expect(second.getByRole('link', { name: 'Safety and rescue' })).toBeVisible({ timeout: 1000 });
      }).toPass();
    });

  test('leaves the link to the site map to a visitor who is at it', async ({ page }) => {
    await page.setViewportSize(DESK);
    const release = await hold(page, LINKS);
    await page.goto('/');
    const group = page.locator('.menu details').first();
    await group.locator('summary').focus();
    await page.keyboard.press('Enter');
    const sitemap = group.getByRole('link', { name: 'Site map' });
    await sitemap.focus();
    release();
    await expect(group.getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(sitemap).toBeFocused();
    await expect(page.locator('.menu details').nth(1).locator('a').nth(1)).toHaveText(/glance/);
  });

  test('comes for who opened a section before the script of the page had come', async ({ page }) => {
    await page.setViewportSize(DESK);
    const release = await hold(page, /\/s\/start\./);
    await page.goto('/', { waitUntil: 'commit' });
    const group = page.locator('.menu details').first();
    await group.locator('summary').click();
    await expect(group.getByRole('link', { name: 'Site map' })).toBeVisible();
    release();
    await expect(group.getByRole('link', { name: 'Profile' })).toBeVisible();
  });
});
