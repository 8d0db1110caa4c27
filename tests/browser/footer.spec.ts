import { expect, type Page, test } from '@playwright/test';
import { startSiteServer, type SiteServer } from '../../scripts/serve/server.ts';
import { openSmallContent, type SmallContent } from '../support/small-content.ts';
import { openAway, saveComplete } from '../support/saved-copies.ts';
import { asCountedVisitor, footerNumbersAsked } from '../support/footer.ts';
import { counters, hold, twoFrames } from '../support/visit.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const visitors = (page: Page) => footer(page).locator('[data-visitors]');
/** How far the page can still be scrolled down, in pixels. */
const leftBelow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);

const scrollDown = {
  pointer: (page: Page): Promise<void> => page.mouse.wheel(0, 10_000),
  keyboard: (page: Page): Promise<void> => page.keyboard.press('End'),
};

for (const address of ['/help', '/hi/help'])
  for (const [how, scroll] of Object.entries(scrollDown))
    test(`the footer of ${address} asks for its numbers once, when it is scrolled to by ${how}`, async ({ page }) => {
      await asCountedVisitor(page);
      const asked = footerNumbersAsked(page);
      await page.goto(address);
      await page.getByRole('main').click({ position: { x: 5, y: 5 } });
      // Imitate a page that was built without the number of visitors.
      await visitors(page).evaluate((place) => (place.textContent = '-'));
      expect(asked).toEqual([]);
      const answer = page.waitForResponse(/visitors_count\/$/);
      await scroll(page);
      const { results } = (await (await answer).json()) as { results: { visitors_count: number } };
      await expect(visitors(page)).toHaveText(results.visitors_count.toLocaleString('en-IN'));
      // Wait for the end of the scrolling. Otherwise the browser would continue it after `scrollTo`.
      await expect.poll(() => leftBelow(page)).toBeLessThan(1);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(footer(page)).not.toBeInViewport();
      await scroll(page);
      await expect(footer(page)).toBeInViewport();
      expect(asked.toSorted()).toEqual(['last_updated_date', 'visitors_count']);
    });

test('a footer that is in sight from the start asks for nothing before the visitor has moved', async ({ page }) => {
  await asCountedVisitor(page);
  const asked = footerNumbersAsked(page);
  await page.setViewportSize({ width: 1280, height: 3000 });
  const started = page.waitForRequest('**/meta.json');
  await page.goto('/feedback/thank-you');
  await started;
  await expect(footer(page)).toBeInViewport();
  await twoFrames(page);
  expect(asked).toEqual([]);
  const answer = page.waitForResponse(/visitors_count\/$/);
  await page.mouse.move(100, 100);
  await answer;
});

for (const { when, javaScriptEnabled } of [
  { when: 'without script', javaScriptEnabled: false },
  { when: 'when its file never arrives', javaScriptEnabled: true },
])
  test.describe(when, () => {
    test.use({ javaScriptEnabled });

    for (const address of ['/help', '/hi/help'])
      test(`the footer of ${address} shows the numbers it was made with`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        await page.route(/\/s\/footer\./, (route) => route.abort());
        await page.goto(address);
        await footer(page).scrollIntoViewIfNeeded();
        await expect(visitors(page)).toHaveText(/^\d[\d,]+$/);
        await expect(footer(page).locator('time')).toHaveText(/20\d\d/);
        expect(errors).toEqual([]);
      });
  });

test.describe('on pages that were made while the content API had nothing, the footer', () => {
  test.describe.configure({ mode: 'default' });
  let small: SmallContent;
  let site: SiteServer;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    small = await openSmallContent({ 'en/news_and_updates': [] });
    const { outDir, facts } = await small.build({ SITE_NOW: '2026-11-20T12:00:00+05:30' });
    site = await startSiteServer({ dir: outDir, facts, port: 0 });
  });
  test.afterAll(async () => {
    await site.close();
    await small.close();
  });
  test.beforeEach(() => small.api.behave());

  const headers = { 'access-control-allow-origin': '*' };

  test('asks for its menu when it is seen, over a skeleton of 4 columns of 6 lines', async ({ page }) => {
    const results = [
      {
        title: 'About',
        subRoutes: [
          { title: 'Profile', url: '/en/pages/profile/', url_type: 'internal' },
          { title: 'Portal', url: 'https://portal.example/', url_type: 'external' },
          { title: 'Trap', url: 'javascript:alert(1)', url_type: 'external' },
          { title: 'Elsewhere', url: '//elsewhere.example/', url_type: 'internal' },
        ],
      },
    ];
    small.api.misbehave({ path: 'menus/footer-menu/', lang: 'hi', body: JSON.stringify(results), headers });
    const release = await hold(page, /menus\/footer-menu/);
    await page.goto(`${site.url}/hi/news`);
    const skeleton = footer(page).locator('[data-footer-menu] > div');
    await expect(skeleton).toHaveCount(4);
    for (const column of await skeleton.all()) await expect(column.locator('p')).toHaveCount(6);
    await page.mouse.move(100, 100);
    await footer(page).scrollIntoViewIfNeeded();
    release();
    await expect(footer(page).getByRole('heading', { name: 'About' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/hi/pages/profile');
    await expect(footer(page).getByRole('link', { name: /Trap|Elsewhere/ })).toHaveCount(0);
    await footer(page).getByRole('link', { name: 'Portal (नए टैब में अन्य वेबसाइट)' }).click();
    await expect(page.getByRole('dialog')).toContainText('portal.example');
  });

  test('waits for no menu where no script runs, and in a copy', async ({ page, browser }, testInfo) => {
    await page.goto(`${site.url}/news`);
    const copy = await saveComplete(page, testInfo.outputPath());
    const withoutScript = await browser.newContext({ javaScriptEnabled: false });
    const plain = await withoutScript.newPage();
    const away = await openAway(browser);
    for (const [one, address] of [
      [plain, `${site.url}/news`],
      [away.page, copy],
    ] as const) {
      await one.goto(address);
      await expect(footer(one).getByText('Last updated')).toBeVisible();
      await expect(footer(one).locator('[data-footer-menu]')).toBeHidden();
    }
    await withoutScript.close();
  });

  test('shows the date that comes later', async ({ page }) => {
    const body = JSON.stringify({ results: { last_updated_date: '2026-11-19' } });
    small.api.misbehave({ path: 'last_updated_date/', body, headers });
    await page.goto(`${site.url}/news`);
    await expect(footer(page).getByText('Last updated: -')).toBeVisible();
    await page.mouse.move(100, 100);
    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page).getByText('Last updated: Nov 19, 2026')).toBeVisible();
    await expect(footer(page).locator('time')).toHaveAttribute('datetime', '2026-11-19');
  });

  // Uses its own server, because a browser test cannot delay a request that goes on after its page is left.
  test('counts a visitor who reads on before the count was answered once', async ({ page }) => {
    const path = 'visitors_count_update/';
    const allowed = { ...headers, 'access-control-allow-headers': 'content-type' };
    // The first rule answers the browser's preflight request. The second rule delays the request that counts the
    // visitor.
    small.api.misbehave({ path, times: 1, status: 204, body: '', headers: allowed });
    small.api.misbehave({ path, delayMs: 60_000 });
    const sent = counters(page);
    for (const address of ['/news', '/tenders', '/help']) {
      const checked = page.waitForRequest('**/meta.json');
      await page.goto(site.url + address);
      await checked;
      await page.keyboard.press('PageDown');
    }
    expect(sent).toEqual([{ counter: 1 }]);
  });

  test('hides its menu when that cannot be had, and only logs it', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') said.push(message.text());
    });
    small.api.misbehave({ path: 'menus/footer-menu/', status: 503, headers });
    await page.goto(`${site.url}/news`);
    const menu = footer(page).locator('[data-footer-menu]');
    await expect(menu).toBeVisible();
    await page.mouse.move(100, 100);
    await footer(page).scrollIntoViewIfNeeded();
    await expect(menu).toBeHidden();
    await expect.poll(() => said.filter((text) => text.includes('footer-menu'))).toHaveLength(1);
  });
});
