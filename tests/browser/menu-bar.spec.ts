import { expect, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { smallTargets } from '../support/small-targets.ts';
import { DESK, hold, PHONE } from '../support/visit.ts';

test.describe('the menu bar with script', () => {
  test.use({ viewport: DESK });

  test('opens a group where the pointer rests, one at a time, none where it only crosses, and closes it when the pointer leaves', async ({
    page,
  }) => {
    await page.goto('/');
    const groups = page.getByRole('navigation', { name: 'Main' }).locator('details');
    await groups.nth(1).hover();
    await expect(groups.nth(1)).toHaveAttribute('open');
    await groups.nth(0).hover();
    await expect(groups.nth(0)).toHaveAttribute('open');
    await expect(groups.nth(1)).not.toHaveAttribute('open');
    await page.evaluate(() => {
      for (const group of document.querySelectorAll('.menu details'))
        group.addEventListener(
          'toggle',
          () => (document.body.dataset.toggled = `${document.body.dataset.toggled ?? ''}t`),
        );
    });
    const box = await groups.nth(1).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.move(640, 780);
    await expect(groups.nth(0)).not.toHaveAttribute('open');
    expect(await page.evaluate(() => document.body.dataset.toggled)).toBe('t');
  });

  test('keeps a group open at the first click and for who reads in it by keyboard; one that a pointer has opened closes by Escape, wherever the focus is', async ({
    page,
  }) => {
    await page.goto('/');
    const group = page.getByRole('navigation', { name: 'Main' }).locator('details').nth(1);
    const restOn = async (): Promise<void> => {
      await page.mouse.move(640, 780);
      await group.hover();
      await expect(group).toHaveAttribute('open');
    };
    await restOn();
    await page.keyboard.press('Escape');
    await expect(group).not.toHaveAttribute('open');
    await restOn();
    await group.locator('summary').click();
    await expect(group).toHaveAttribute('open');
    await group.locator('summary').click();
    await expect(group).not.toHaveAttribute('open');
    await restOn();
    const link = group.getByRole('link').nth(1);
    await link.focus();
    await page.mouse.move(640, 780);
    await expect(link).toBeFocused();
    await expect(group).toHaveAttribute('open');
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
    test(`holds nothing axe objects to while open, in both themes, on ${address}, and has links as large as a finger needs on a phone`, async ({
      page,
    }) => {
      await page.goto(address);
      await page.locator('.menu summary').first().click();
      await expect(page.locator('.menu__group a').nth(2)).toBeVisible();
      const found = await violationsInThemes(page);
      await page.locator('.menu summary').first().click();
      await page.setViewportSize(PHONE);
      await page.locator('[popovertarget=menu]').first().click();
      for (const [index, section] of (await page.locator('#menu summary').all()).entries()) {
        await section.click();
        found.push(...(await smallTargets(page)));
        if (index === 0) found.push(...(await violationsInThemes(page, ['dark', 'light'])));
      }
      expect(found).toEqual([]);
    });

  test('moves by the arrow keys, to its ends by Home and End, into a group and out of it, and closes by Escape and when the focus leaves it', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const groups = menu.locator('details');
    const tops = menu.locator('.menu__top');
    const links = groups.nth(1).getByRole('link');
    await expect(async () => {
      await tops.first().focus();
      await page.keyboard.press('ArrowLeft');
      await expect(tops.last()).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Home');
    await expect(tops.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(tops.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const summary = groups.nth(1).locator('summary');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(groups.nth(1)).toHaveAttribute('open');
    await expect(groups.nth(1).locator('.menu__group').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(summary).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(groups.nth(1)).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(groups.nth(1)).toHaveAttribute('open');
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(groups.nth(1)).not.toHaveAttribute('open');
  });

  test('on a phone keeps a section under the finger that opens it, with another one open above it', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/news');
    await page.locator('[popovertarget=menu]').first().click();
    const sections = page.locator('#menu summary');
    for (const section of [sections.nth(1), sections.nth(5)]) {
      await section.scrollIntoViewIfNeeded();
      const before = await section.boundingBox();
      await section.click();
      await expect(page.locator('#menu details[open]').last()).toContainText(await section.innerText());
      expect(await section.boundingBox()).toEqual(before);
    }
    await sections.nth(5).click();
    await expect(page.locator('#menu details[open]')).toHaveCount(1);
  });

  test('on a phone closes when the focus goes on to the page behind it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const came = page.waitForResponse(/\/s\/menu\./);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.locator('summary').first().click();
    await expect(menu).toBeVisible();
    await came;
    // The loaded links replace the link to the site map.
    await expect(menu.locator('details[open] [data-stand-in]')).toHaveCount(0);
    await menu.locator('a, button').filter({ visible: true }).last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('.menu'))).toBeNull();
  });
});

for (const { when, javaScriptEnabled } of [
  { when: 'without script', javaScriptEnabled: false },
  { when: 'whose code never arrives', javaScriptEnabled: true },
])
  test.describe(`the menu bar ${when}`, () => {
    test.use({ viewport: DESK, javaScriptEnabled });

    test('works by click and key', async ({ page }) => {
      await page.route(/\/s\/menu\./, (route) => route.abort());
      await page.goto('/');
      const groups = page.locator('.menu details');
      await groups.nth(0).locator('summary').click();
      await expect(groups.nth(0).getByRole('link').first()).toBeVisible();
      await expect(groups.nth(0).getByRole('link').last()).toHaveAttribute('href', /sitemap$/);
      await groups.nth(1).locator('summary').press('Enter');
      await expect(groups.nth(1).getByRole('link').first()).toBeVisible();
      await expect(groups.nth(0)).not.toHaveAttribute('open');
      await groups.nth(1).locator('summary').press('Enter');
      await expect(groups.nth(1)).not.toHaveAttribute('open');
    });
  });
