import { expect, type Locator, type Page, test } from '@playwright/test';
import { fileOf, isWhole, large, thumb } from '../support/album.ts';
import { violationsInThemes } from '../../scripts/check/axe.ts';

for (const { address, link, alt, caption, positions, previous, next, close, copy, copied } of [
  {
    address: '/photo-gallery/12',
    link: /^Solar panels on a flat roof The workshop roof next door/,
    alt: 'Solar panels on a flat roof',
    caption: 'The workshop roof next door adds another 250 kilowatts',
    positions: ['Picture 1 of 7', 'Picture 2 of 7', 'Picture 3 of 7', 'Picture 7 of 7'],
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    copy: 'Copy link',
    copied: 'The link is copied:',
  },
  {
    address: '/hi/photo-gallery/12',
    link: /पास की कर्मशाला की छत से अतिरिक्त 250 किलोवाट/,
    alt: /सौर|पैनल/,
    caption: 'पास की कर्मशाला की छत से अतिरिक्त 250 किलोवाट',
    positions: ['7 में से चित्र 1', '7 में से चित्र 2', '7 में से चित्र 3', '7 में से चित्र 7'],
    previous: 'पिछला',
    next: 'अगला',
    close: 'बंद करें',
    copy: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया:',
  },
] as const)
  test.describe(`a picture of ${address}`, () => {
    const [first, second, third, last] = positions;
    const named = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

    test('opens large with its words and its place, and the buttons lead round the album', async ({ page }) => {
      await page.goto(address);
      await page.getByRole('link', { name: link }).click();
      await expect(named(page, second)).toContainText(caption);
      await expect(named(page, second).locator('time')).toHaveText(/2026$/);
      const picture = large(page).getByRole('img', { name: alt });
      await expect(picture).toHaveAttribute('src', new RegExp(`${await fileOf(page, 2)}$`));
      await expect.poll(() => isWhole(picture)).toBe(true);
      await large(page).getByRole('button', { name: next }).click();
      await expect(named(page, third)).toBeVisible();
      await expect(large(page)).not.toContainText(caption);
      const back = large(page).getByRole('button', { name: previous });
      await back.click();
      await back.click();
      await expect(named(page, first)).toBeVisible();
      await back.click();
      await expect(named(page, last)).toBeVisible();
      await large(page).getByRole('button', { name: close }).click();
      await expect(large(page)).toBeHidden();
      await expect(thumb(page, 7)).toBeFocused();
      await expect(thumb(page, 7)).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });

    test('opens, turns and closes by keyboard, and the picture last seen has the focus', async ({ page }) => {
      await page.goto(address);
      await thumb(page, 2).focus();
      await page.keyboard.press('Enter');
      await expect(large(page).getByRole('button', { name: next })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(named(page, third)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(named(page, first)).toBeVisible();
      for (let time = 0; time < 5; time += 1) await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(large(page)).toBeHidden();
      await expect(thumb(page, 1)).toBeFocused();
    });

    test('says its place and its words aloud when it is turned to', async ({ page }) => {
      await page.goto(address);
      await thumb(page, 1).click();
      const aloud = large(page).locator('[aria-live=polite]');
      await large(page).getByRole('button', { name: next }).click();
      await expect(aloud.filter({ hasText: second })).toHaveCount(1);
      await expect(aloud.filter({ hasText: caption })).toHaveCount(1);
    });

    test('has a link that is copied, or shown where nothing may be copied', async ({ page, context, baseURL }) => {
      await page.goto(address);
      await thumb(page, 2).click();
      const link = `${baseURL ?? ''}${address}#photo-2`;
      await context.grantPermissions([]);
      await large(page).getByRole('button', { name: copy }).click();
      await expect(large(page)).toContainText(link);
      await expect(large(page)).not.toContainText(copied);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await large(page).getByRole('button', { name: copy }).click();
      await expect(large(page)).toContainText(`${copied} ${link}`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    });

    test('does not let the page behind scroll, and holds nothing axe objects to in both themes', async ({ page }) => {
      await page.goto(address);
      await thumb(page, 1).click();
      await expect(large(page)).toBeVisible();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      expect(await violationsInThemes(page)).toEqual([]);
    });
  });

test.describe('the address of a picture', () => {
  test('shows it large at once, and closing leads to the album itself', async ({ page }) => {
    await page.goto('/photo-gallery/12#photo-3');
    await expect(large(page)).toHaveAccessibleName('Picture 3 of 7');
    await large(page).getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/photo-gallery\/12#photo-4$/);
    await page.keyboard.press('Escape');
    await expect(large(page)).toBeHidden();
    await expect(page).toHaveURL(/\/photo-gallery\/12$/);
    await expect(thumb(page, 4)).toBeFocused();
  });

  test('is left by going back once, however many were seen, and comes again by going forward', async ({ page }) => {
    await page.goto('/photo-gallery');
    await page.goto('/photo-gallery/12');
    await thumb(page, 1).click();
    await large(page).getByRole('button', { name: 'Next' }).click();
    await large(page).getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/#photo-3$/);
    await page.goBack();
    await expect(large(page)).toBeHidden();
    await expect(page).toHaveURL(/\/photo-gallery\/12$/);
    await page.goForward();
    await expect(large(page)).toHaveAccessibleName('Picture 3 of 7');
    await large(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/photo-gallery\/12$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/photo-gallery$/);
  });

  test('comes again when going forward follows going back at once', async ({ page }) => {
    await page.goto('/photo-gallery/12');
    await thumb(page, 1).click();
    await expect(large(page)).toBeVisible();
    await page.evaluate(() => {
      addEventListener('hashchange', () => history.forward(), { once: true });
      history.back();
    });
    await expect(page).toHaveURL(/#photo-1$/);
    await expect(large(page)).toBeVisible();
  });

  test('typed on the page itself opens its picture too', async ({ page }) => {
    await page.goto('/photo-gallery/12');
    await page.evaluate(() => (location.hash = 'photo-5'));
    await expect(large(page)).toHaveAccessibleName('Picture 5 of 7');
    await page.evaluate(() => (location.hash = 'photo-6'));
    await expect(large(page)).toHaveAccessibleName('Picture 6 of 7');
  });

  test('that names no picture leaves the page as it is', async ({ page }) => {
    await page.goto('/photo-gallery/12#photo-99');
    await thumb(page, 1).hover();
    await expect(large(page)).toBeHidden();
  });
});

test('words in the other language are marked as such in the large picture', async ({ page }) => {
  await page.goto('/hi/photo-gallery/18');
  await thumb(page, 1).click();
  const picture = large(page).getByRole('img');
  await expect(picture).toHaveAttribute('lang', 'en');
  expect(await large(page).locator('b').getAttribute('lang')).toBe('en');
});

test('a picture without a caption says what is to be seen in it', async ({ page }) => {
  await page.goto('/photo-gallery/16#photo-6');
  await expect(large(page)).toContainText('A dumper on the haul road by day');
  await expect(large(page).getByRole('img', { name: 'A dumper on the haul road by day' })).toBeVisible();
});

for (const address of ['/latest-events/176', '/hi/press-release/831', '/news/812'])
  test(`the photographs of ${address} open large as those of an album do`, async ({ page }) => {
    await page.goto(address);
    await page.locator('a[id^=photo-]').first().click();
    await expect(large(page).getByRole('img')).toBeVisible();
  });

for (const base of ['', '/hi'])
  test(`a picture of ${base}/photo-gallery/12 opens by itself when the file of the album never arrives`, async ({
    page,
  }) => {
    await page.route(/\/s\/album\./, (route) => route.abort());
    await page.goto(`${base}/photo-gallery/12`);
    const file = await fileOf(page, 2);
    await thumb(page, 2).click();
    expect(file).toMatch(/\.avif$/);
    await expect(page).toHaveURL(new RegExp(`${file}$`));
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const base of ['', '/hi'])
    test(`a picture of ${base}/photo-gallery/12 opens by itself, and its address leads to its place`, async ({
      page,
    }) => {
      await page.goto(`${base}/photo-gallery/12#photo-6`);
      await expect(thumb(page, 6)).toBeInViewport();
      const file = await fileOf(page, 6);
      await thumb(page, 6).click();
      expect(file).toMatch(/\.avif$/);
      await expect(page).toHaveURL(new RegExp(`${file}$`));
    });
});
