import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations, violationsInThemes } from '../../scripts/check/axe.ts';

/** The time limit is long, because a busy machine needs time for the first picture of a film. */
const expectToPlay = (player: Locator): Promise<void> =>
  expect
    .poll(() => player.evaluate((media: HTMLMediaElement) => !media.paused && media.currentTime > 0), {
      timeout: 20_000,
    })
    .toBe(true);
const isPaused = (player: Locator): Promise<boolean> => player.evaluate((media: HTMLMediaElement) => media.paused);
const shownCaptions = (film: Locator): Promise<string[]> =>
  film.evaluate((media: HTMLVideoElement) =>
    [...media.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  );

/** All requests for films, songs, captions and the player's script. */
function watchPlayers(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm|mp3|vtt)$|\/s\/player\./.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const posterOf = (page: Page, words = 'Play: A day on the Sonpahar haul road'): Locator =>
  page.locator('summary', { hasText: words });
const filmOf = (page: Page, title = 'A day on the Sonpahar haul road'): Locator =>
  page.locator(`video[aria-label="${title}"]`);

for (const { address, title, poster, lang, close } of [
  {
    address: '/video-documentries',
    title: 'A day on the Sonpahar haul road',
    poster: 'Play: A day on the Sonpahar haul road 0:20, 456 KB',
    lang: 'en',
    close: 'Close the player',
  },
  {
    address: '/hi/video-documentries',
    title: 'सोनपहाड़ की ढुलाई सड़क पर एक दिन',
    poster: 'चलाएँ: सोनपहाड़ की ढुलाई सड़क पर एक दिन 0:20, 456 केबी',
    lang: 'hi',
    close: 'प्लेयर बंद करें',
  },
])
  test(`a film on ${address} says how long it is and what it weighs, plays at the first click, and shows captions in its language until they are switched off`, async ({
    page,
  }) => {
    test.slow();
    const asked = watchPlayers(page);
    await page.goto(address);
    const [start, film] = [posterOf(page, poster), filmOf(page, title)];
    await expect(start).toBeVisible();
    expect(asked).toEqual([]);
    await start.hover();
    await expect.poll(() => asked.filter((url) => url.includes('/s/player.')).length).toBe(1);
    expect(asked.filter((url) => !url.includes('/s/player.'))).toEqual([]);
    await start.click();
    await expectToPlay(film);
    await expect(film).toBeFocused();
    expect(await shownCaptions(film)).toEqual([lang]);
    await expect.poll(() => asked.filter((url) => url.endsWith('.vtt')).length).toBe(1);
    expect(await violationsInThemes(page)).toEqual([]);
    await film.evaluate((media: HTMLVideoElement) => {
      for (const track of media.textTracks) track.mode = 'disabled';
    });
    await page.getByText(close).filter({ visible: true }).click();
    await start.click();
    await expectToPlay(film);
    expect(await shownCaptions(film)).toEqual([]);
  });

test('a film plays by keyboard, is stopped by closing it, and goes on when it is opened again', async ({ page }) => {
  await page.goto('/video-documentries');
  const film = filmOf(page);
  await posterOf(page).press('Enter');
  await expectToPlay(film);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(film).toBeHidden();
  await expect.poll(() => isPaused(film)).toBe(true);
  await posterOf(page).press('Enter');
  await expectToPlay(film);
  await page.getByText('Close the player').filter({ visible: true }).click();
  await expect.poll(() => isPaused(film)).toBe(true);
});

test('a film is there to be played when the file of its script never arrives', async ({ page }) => {
  await page.route(/\/s\/player\./, (route) => route.abort());
  await page.goto('/video-documentries');
  await posterOf(page).click();
  const film = filmOf(page);
  await expect(film).toBeVisible();
  expect(await isPaused(film)).toBe(true);
  await film.press('Space');
  await expectToPlay(film);
});

test('the player opens at once, and plays when its script comes after the click', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/s\/player\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/video-documentries');
  await page.locator('summary', { hasText: 'Play:' }).first().click();
  const film = page.locator('video').first();
  await expect(film).toBeVisible();
  expect(await isPaused(film)).toBe(true);
  release();
  await expectToPlay(film);
});

test('of two films only the one that was started last plays', async ({ page }) => {
  await page.goto('/video-documentries');
  const [first, second] = [page.locator('video').nth(0), page.locator('video').nth(1)];
  const posters = page.locator('summary', { hasText: 'Play:' });
  await posters.nth(0).click();
  await expectToPlay(first);
  await posters.nth(1).click();
  await expectToPlay(second);
  expect(await isPaused(first)).toBe(true);
});

test('of the songs none is loaded before it is played, and one plays at a time', async ({ page }) => {
  const asked = watchPlayers(page);
  await page.goto('/corporate-song');
  const [first, second] = [page.locator('audio').nth(0), page.locator('audio').nth(1)];
  expect(asked).toEqual([]);
  await first.press('Space');
  await expectToPlay(first);
  await second.press('Space');
  await expectToPlay(second);
  expect(await isPaused(first)).toBe(true);
  expect(asked.filter((url) => url.endsWith('.mp3')).length).toBeGreaterThanOrEqual(2);
  expect(await violations(page)).toEqual([]);
});

test('a film on another site says so, and nothing of that site is loaded before YES', async ({ page, context }) => {
  const asked: string[] = [];
  await context.route(/youtube|ytimg/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'another website' });
  });
  await page.goto('/video-documentries');
  await page
    .getByRole('link', { name: /on YouTube \(another website\)/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('www.youtube.com');
  expect(asked).toEqual([]);
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'YES', exact: true }).click();
  expect((await opened).url()).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a poster opens the player of the browser, which plays nothing by itself', async ({ page }) => {
    const asked = watchPlayers(page);
    await page.goto('/hi/video-documentries');
    await page.locator('.film__player summary').first().click();
    await expect(page.locator('video').first()).toBeVisible();
    expect(asked).toEqual([]);
  });
});
