import { expect, type Page, test } from '@playwright/test';
import { fileOf, isWhole, large, thumb } from '../support/album.ts';
import { violations } from '../../scripts/check/axe.ts';

/** The large pictures that the browser has asked for by now, in order. */
async function watchLarge(page: Page): Promise<() => string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const links = await page.locator('a[id^=photo-]').all();
  const files = await Promise.all(links.map((link) => link.getAttribute('href')));
  return () => asked.filter((path) => files.includes(path));
}

/** Holds back the answers for a file until the returned function is called. */
async function hold(page: Page, file: string): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${file}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('the bytes of large pictures', () => {
  test('are asked for when one is shown, the next when that has come, and no React', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/photo-gallery/12');
    const asked = await watchLarge(page);
    const [first, second] = [await fileOf(page, 1), await fileOf(page, 2)];
    const release = await hold(page, first);
    await thumb(page, 1).hover();
    expect(asked()).toEqual([]);
    await thumb(page, 1).click();
    await expect(large(page)).toContainText('The picture is loading.');
    await expect.poll(asked).toEqual([first]);
    release();
    await expect.poll(asked).toEqual([first, second]);
    await expect(large(page)).not.toContainText('The picture is loading.');
    expect(scripts.filter((path) => /\/s\/(react|dialog)/.test(path))).toEqual([]);
  });

  test('of the next one are not asked for under data saver', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('saver', 'on'));
    await page.goto('/photo-gallery/12');
    const asked = await watchLarge(page);
    const [first, second] = [await fileOf(page, 1), await fileOf(page, 2)];
    await thumb(page, 1).click();
    await expect.poll(() => isWhole(large(page).getByRole('img'))).toBe(true);
    await large(page).getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => isWhole(large(page).getByRole('img'))).toBe(true);
    expect(asked()).toEqual([first, second]);
  });

  test('stop when another is turned to', async ({ page }) => {
    await page.goto('/photo-gallery/12');
    const first = await fileOf(page, 1);
    await hold(page, first);
    const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith(first));
    await thumb(page, 1).click();
    await large(page).getByRole('button', { name: 'Next' }).click();
    await stopped;
    await expect(large(page)).toHaveAccessibleName('Picture 2 of 7');
  });
});

test('a picture that does not come says so and is asked for again', async ({ page }) => {
  const failed = 'The picture could not be loaded.';
  await page.goto('/photo-gallery/12');
  const file = await fileOf(page, 2);
  await page.route(`**${file}`, (route) => route.abort());
  await thumb(page, 2).click();
  await expect(large(page)).toContainText(failed);
  expect(await violations(page)).toEqual([]);
  await page.unroute(`**${file}`);
  await large(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => isWhole(large(page).getByRole('img'))).toBe(true);
  await expect(large(page)).not.toContainText(failed);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a picture is turned by a swipe across, and by no other movement', async ({ page }) => {
    await page.goto('/photo-gallery/12');
    await thumb(page, 1).tap();
    await expect(large(page)).toHaveAccessibleName('Picture 1 of 7');
    await swipe(page, { x: 300, y: 300 }, { x: 100, y: 310 });
    await expect(large(page)).toHaveAccessibleName('Picture 2 of 7');
    await swipe(page, { x: 100, y: 300 }, { x: 300, y: 310 });
    await expect(large(page)).toHaveAccessibleName('Picture 1 of 7');
    await swipe(page, { x: 200, y: 200 }, { x: 180, y: 205 });
    await swipe(page, { x: 200, y: 200 }, { x: 140, y: 400 });
    await large(page).getByRole('button', { name: 'Next' }).tap();
    await expect(large(page)).toHaveAccessibleName('Picture 2 of 7');
  });
});

test('on any screen and in large letters the picture is whole, and every word can be reached', async ({ page }) => {
  const LONG = 'A very long caption that an editor has written about one single picture of an album. '.repeat(12);
  await page.goto('/photo-gallery/12');
  await thumb(page, 2)
    .locator('b')
    .evaluate((words, text) => (words.textContent = text), LONG);
  await thumb(page, 2).evaluate((link: HTMLElement) => link.click());
  const picture = large(page).getByRole('img');
  await expect.poll(() => isWhole(picture)).toBe(true);
  for (const [width, height, size] of [
    [320, 256, 15],
    [320, 640, 24],
    [360, 740, 15],
    [740, 360, 15],
    [768, 1024, 15],
    [1280, 800, 15],
  ] as const) {
    const when = `${width} by ${height}, letters of ${size} pixels`;
    await page.setViewportSize({ width, height });
    await page.evaluate((pixels) => (document.documentElement.style.fontSize = `${pixels / 0.16}%`), size);
    await large(page).evaluate((dialog) => dialog.scrollTo(0, 0));
    await expect(large(page).getByRole('button', { name: 'Close' }), when).toBeInViewport({ ratio: 1 });
    await expect(picture, when).toBeInViewport({ ratio: 1 });
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.width / box.height, when).toBeCloseTo(1.5, 1);
    for (const button of await large(page).getByRole('button').all()) {
      const other = (await button.boundingBox()) ?? box;
      expect(other.height, when).toBeGreaterThanOrEqual(44);
      const isApart =
        other.y >= box.y + box.height - 1 || other.y + other.height <= box.y + 1 || other.x >= box.x + box.width - 1;
      expect(isApart, `${when}: ${(await button.textContent()) ?? ''}`).toBe(true);
    }
    expect(await large(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), when).toBe(0);
    await large(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    await expect(large(page).locator('time'), when).toBeInViewport({ ratio: 1 });
  }
});
