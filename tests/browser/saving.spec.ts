import { expect, type Page, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { hold, PHONE, twoFrames } from '../support/visit.ts';

test.use({ viewport: PHONE });

const ALBUM = '/photo-gallery/12';
const PAGES = ['/', ALBUM, '/hi/photo-gallery', '/video-documentries', '/hi/news/826'];

/** All requests for pictures, films and fonts. */
function heavy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['image', 'media', 'font'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
const pictures = (asked: readonly string[]): string[] => asked.filter((path) => path.startsWith('/m/'));
const choose = (page: Page, choice: 'on' | 'off'): Promise<unknown> =>
  page.addInitScript((said) => localStorage.setItem('saver', said), choice);

async function browserSaves(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

async function toTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const path of PAGES)
  test(`where the visitor saves data, ${path} asks for no picture, film or font, and each has a link`, async ({
    page,
  }) => {
    const asked = heavy(page);
    await choose(page, 'on');
    await page.goto(path);
    await toTheEnd(page);
    expect(pictures(asked)).toEqual([]);
    const count = await page.locator('picture').count();
    expect(count).toBeGreaterThan(0);
    await expect(page.locator('main a.show:visible')).toHaveCount(count);
    expect(await violationsInThemes(page)).toEqual([]);
  });

test('a link shows its picture in place and leads on for the keyboard, asks again for one that could not be loaded, and a button shows all pictures of an album', async ({
  page,
}) => {
  const asked = heavy(page);
  await choose(page, 'on');
  await page.goto(ALBUM);
  const link = page.locator('main a.show').nth(1);
  const file = (await link.getAttribute('href')) ?? '';
  await expect(link).toHaveAccessibleName(/^Show picture, \d+\sKB/);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`img[src="${file}"]`)).toBeVisible();
  expect(pictures(asked)).toEqual([file]);
  await expect(link).toBeHidden();
  await expect(page.locator('a:focus')).toHaveAttribute('id', 'photo-2');

  const failing = page.locator('main a.show').first();
  let fails = true;
  await page.route('**/m/*', (route) => (fails ? route.abort() : route.continue()));
  await failing.click();
  await expect(failing).toContainText('could not be loaded');
  fails = false;
  await failing.click();
  await expect(failing).toBeHidden();

  const count = await page.locator('picture').count();
  await page.getByRole('button', { name: new RegExp(`^Show all ${count}, \\d+ KB$`) }).click();
  await expect.poll(() => new Set(pictures(asked)).size).toBe(count);
  await expect(page.locator('main a.show:visible')).toHaveCount(0);
});

test('the browser’s own wish counts, until the visitor says otherwise', async ({ page }) => {
  const asked = heavy(page);
  await browserSaves(page);
  await page.goto(ALBUM);
  await toTheEnd(page);
  expect(pictures(asked)).toEqual([]);
  await choose(page, 'off');
  await page.goto(ALBUM);
  await expect.poll(() => pictures(asked).length).toBeGreaterThan(0);
});

test.describe('with the header Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('a visitor who wants all gets all', async ({ page }) => {
    await choose(page, 'off');
    await page.goto(ALBUM);
    await expect(page.locator('picture img').first()).toBeVisible();
    await expect(page.locator('main a.show:visible')).toHaveCount(0);
  });

  test('a link of the light twin shows its picture in place', async ({ page }) => {
    const asked = heavy(page);
    await page.goto(ALBUM);
    await toTheEnd(page);
    expect(pictures(asked)).toEqual([]);
    await page.locator('main a.show').first().click();
    await expect(page.locator('picture img').first()).toBeVisible();
    expect(pictures(asked)).toHaveLength(1);
  });

  test('rows that a filter brings from another page have their pictures as well', async ({ page }) => {
    await choose(page, 'off');
    const [first, second] = ['publications', 'awards-certificates'].map((slug) => `/card-data-listing/pages/${slug}`);
    // No list with pictures in the sample has a page 2. So serve the second list as page 2 of the first list.
    await page.route(`**${first}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('data-last="1"', 'data-last="2"') });
    });
    await page.route(`**${first}/page/2`, async (route) => {
      const answer = await route.fetch({ url: new URL(second ?? '', route.request().url()).href });
      await route.fulfill({ response: answer, body: (await answer.text()).replace('data-page="1"', 'data-page="2"') });
    });
    await page.goto(second ?? '');
    const title = await page.locator('.pics > li:has(.show, template)').getByRole('heading').last().textContent();
    await page.goto(first ?? '');
    await page.locator('.filter summary').click();
    await page.getByRole('searchbox').fill(title?.trim() ?? '');
    const row = page.locator('.pics > li').filter({ hasText: title?.trim() ?? '' });
    await expect(row.locator('picture img')).toBeVisible();
    await expect(page.locator('main template')).toHaveCount(0);
  });

  test.describe('and without script', () => {
    test.use({ javaScriptEnabled: false });
    for (const path of [ALBUM, '/hi/news/826'])
      test(`${path} asks for no picture, and its links lead to them`, async ({ page }) => {
        const asked = heavy(page);
        await page.goto(path);
        const link = page.locator('main a.show:visible').first();
        await link.scrollIntoViewIfNeeded();
        expect(pictures(asked)).toEqual([]);
        const file = (await link.getAttribute('href')) ?? '';
        expect((await page.request.get(file)).headers()['content-type']).toBe('image/avif');
      });
  });
});

test('pictures come when they are near, and all for paper', async ({ page }) => {
  const asked = heavy(page);
  await page.goto(ALBUM);
  await page.waitForLoadState('load');
  await expect.poll(() => pictures(asked).length).toBeGreaterThan(0);
  const count = await page.locator('picture').count();
  expect(pictures(asked).length).toBeLessThan(count);
  await page.pdf();
  // For printing, the browser loads the wide file of every picture.
  expect(new Set(pictures(asked)).size).toBeGreaterThanOrEqual(count);
});

for (const path of ['/', '/pages/profile', ALBUM, '/video-documentries'])
  test(`of ${path} one picture that is in sight comes before the script does`, async ({ page }) => {
    const asked = heavy(page);
    await hold(page, /\/s\/start/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.readyState !== 'loading')).toBe(true);
    await twoFrames(page);
    await expect.poll(() => pictures(asked)).toHaveLength(1);
    const seen = page.locator('main picture.near');
    await expect(seen).toHaveCount(1);
    await expect(seen).toBeInViewport();
  });

test('where a page stops half-way, its pictures come all the same', async ({ page }) => {
  const asked = heavy(page);
  await page.clock.install();
  // Imitate a broken connection: the script never loads, and the browser reports no error.
  await hold(page, /\/s\/start/);
  await page.goto('/photo-gallery', { waitUntil: 'commit' });
  await expect.poll(() => pictures(asked).length).toBe(1);
  await page.clock.fastForward(16_000);
  await expect.poll(() => pictures(asked).length).toBeGreaterThan(1);
});

test('where the script does not come, pictures do', async ({ page }) => {
  const asked = heavy(page);
  await page.route('**/s/start*', (route) => route.abort());
  await page.goto('/photo-gallery');
  await expect.poll(() => pictures(asked).length).toBeGreaterThan(1);
});
