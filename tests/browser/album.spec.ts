import { expect, type Locator, type Page, test } from '@playwright/test';
import { fileOf, isWhole, large, thumb } from '../support/album.ts';
import { violationsInThemes } from '../../scripts/check/axe.ts';

const ALBUM = '/photo-gallery/12';
const named = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string): Locator => large(page).getByRole('button', { name });

test.describe('a picture of an album', () => {
  test('opens large with its words and its place, which are said aloud as well, and the buttons lead round the album', async ({
    page,
  }) => {
    const caption = 'The workshop roof next door adds another 250 kilowatts';
    await page.goto(ALBUM);
    await page.getByRole('link', { name: /^Solar panels on a flat roof The workshop roof next door/ }).click();
    await expect(named(page, 'Picture 2 of 7')).toContainText(caption);
    await expect(large(page).locator('time')).toHaveText(/2026$/);
    const picture = large(page).getByRole('img', { name: 'Solar panels on a flat roof' });
    await expect(picture).toHaveAttribute('src', new RegExp(`${await fileOf(page, 2)}$`));
    await expect.poll(() => isWhole(picture)).toBe(true);
    await button(page, 'Next').click();
    await expect(named(page, 'Picture 3 of 7')).toBeVisible();
    await expect(large(page)).not.toContainText(caption);
    await button(page, 'Previous').click();
    const aloud = large(page).locator('[aria-live=polite]');
    await expect(aloud.filter({ hasText: 'Picture 2 of 7' })).toHaveCount(1);
    await expect(aloud.filter({ hasText: caption })).toHaveCount(1);
    await button(page, 'Previous').click();
    await expect(named(page, 'Picture 1 of 7')).toBeVisible();
    await button(page, 'Previous').click();
    await expect(named(page, 'Picture 7 of 7')).toBeVisible();
    await button(page, 'Close').click();
    await expect(large(page)).toBeHidden();
    await expect(thumb(page, 7)).toBeFocused();
    await expect(thumb(page, 7)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`));
  });

  test('opens, turns and closes by keyboard, lets nothing behind it scroll, has a link that is copied or shown, and holds nothing axe objects to', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto(ALBUM);
    await thumb(page, 2).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Next')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(named(page, 'Picture 3 of 7')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(named(page, 'Picture 1 of 7')).toBeVisible();
    for (let time = 0; time < 5; time += 1) await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(large(page)).toBeHidden();
    // The picture last seen has the focus.
    await expect(thumb(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(large(page)).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await violationsInThemes(page)).toEqual([]);
    const link = `${baseURL ?? ''}${ALBUM}#photo-1`;
    await context.grantPermissions([]);
    await button(page, 'Copy link').click();
    await expect(large(page)).toContainText(link);
    await expect(large(page)).not.toContainText('The link is copied:');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy link').click();
    await expect(large(page)).toContainText(`The link is copied: ${link}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  test('opens and turns in Hindi on a Hindi page', async ({ page, context, baseURL }) => {
    const caption = 'पास की कर्मशाला की छत से अतिरिक्त 250 किलोवाट';
    await page.goto(`/hi${ALBUM}`);
    await page.getByRole('link', { name: new RegExp(caption) }).click();
    await expect(named(page, '7 में से चित्र 2')).toContainText(caption);
    await expect(large(page).locator('time')).toHaveText(/2026$/);
    await expect(large(page).getByRole('img', { name: /सौर|पैनल/ })).toBeVisible();
    await button(page, 'अगला').click();
    await expect(named(page, '7 में से चित्र 3')).toBeVisible();
    await button(page, 'पिछला').click();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'लिंक कॉपी करें').click();
    await expect(large(page)).toContainText(`लिंक कॉपी हो गया: ${baseURL ?? ''}/hi${ALBUM}#photo-2`);
    await button(page, 'बंद करें').click();
    await expect(large(page)).toBeHidden();
  });
});

test.describe('the address of a picture', () => {
  test('shows it large at once or when it is typed on the page itself, and closing leads to the album; one that names no picture shows none', async ({
    page,
  }) => {
    await page.goto(`${ALBUM}#photo-99`);
    await thumb(page, 1).hover();
    await expect(large(page)).toBeHidden();
    await page.evaluate(() => (location.hash = 'photo-5'));
    await expect(named(page, 'Picture 5 of 7')).toBeVisible();
    await page.evaluate(() => (location.hash = 'photo-3'));
    await expect(named(page, 'Picture 3 of 7')).toBeVisible();
    await page.reload();
    await expect(named(page, 'Picture 3 of 7')).toBeVisible();
    await button(page, 'Next').click();
    await expect(page).toHaveURL(/\/photo-gallery\/12#photo-4$/);
    await page.keyboard.press('Escape');
    await expect(large(page)).toBeHidden();
    await expect(page).toHaveURL(/\/photo-gallery\/12$/);
    await expect(thumb(page, 4)).toBeFocused();
  });

  test('is left by going back once, however many were seen, and comes again by going forward, at once too', async ({
    page,
  }) => {
    await page.goto('/photo-gallery');
    await page.goto(ALBUM);
    await thumb(page, 1).click();
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await expect(page).toHaveURL(/#photo-3$/);
    await page.goBack();
    await expect(large(page)).toBeHidden();
    await expect(page).toHaveURL(/\/photo-gallery\/12$/);
    await page.goForward();
    await expect(named(page, 'Picture 3 of 7')).toBeVisible();
    const isForward = page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('hashchange', () => history.forward(), { once: true });
          addEventListener('hashchange', ({ newURL }) => newURL.endsWith('#photo-3') && done(true));
          history.back();
        }),
    );
    expect(await isForward).toBe(true);
    await expect(page).toHaveURL(/#photo-3$/);
    await expect(large(page)).toBeVisible();
    await button(page, 'Close').click();
    await expect(page).toHaveURL(/\/photo-gallery\/12$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/photo-gallery$/);
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

test('the photographs of an article open large as those of an album do', async ({ page }) => {
  await page.goto('/hi/press-release/831');
  await page.locator('a[id^=photo-]').first().click();
  await expect(large(page).getByRole('img')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture of an album opens by itself, and its address leads to its place', async ({ page }) => {
    await page.goto(`${ALBUM}#photo-6`);
    await expect(thumb(page, 6)).toBeInViewport();
    const file = await fileOf(page, 6);
    await thumb(page, 6).click();
    expect(file).toMatch(/\.avif$/);
    await expect(page).toHaveURL(new RegExp(`${file}$`));
  });
});
