import { expect, type Page, test } from '@playwright/test';
import { startSiteServer, type SiteServer } from '../../scripts/serve/server.ts';
import { SAME_BUNDLE } from '../support/own-port.ts';
import { openAway, saveComplete } from '../support/saved-copies.ts';
import { openSmallContent, type SmallContent } from '../support/small-content.ts';
import { counters, hold } from '../support/visit.ts';

// All these tests use one small site, because its build takes longer than they do.
test.describe.configure({ mode: 'default' });

const { MEASURE_URL } = SAME_BUNDLE;

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

const footer = (page: Page) => page.getByRole('contentinfo');

/** All requests of the page, from the start. */
const requestsOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
};

const isMeasuring = (address: string): boolean => /\/s\/measure\.|measure\.example/.test(address);

/** Moves the page's clock forward by a minute, so all its timers run. */
const waitLong = (page: Page): Promise<void> => page.clock.runFor(60_000);

/** Hides the page, as if the visitor changed to another tab. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('nothing is measured unless the owner has named an address for it', async ({ page }) => {
  const asked = requestsOf(page);
  await page.clock.install();
  await page.goto('/news');
  await waitLong(page);
  await hide(page);
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(asked.filter(isMeasuring)).toEqual([]);
});

test.describe('where the owner has named an address for measurements', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`${MEASURE_URL}*`, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
  });

  for (const [address, part, lang] of [
    ['/hi/news?from=somebody', 'news', 'hi'],
    ['/search/somebody%20private', 'search', 'en'],
    ['/somebody-mistyped-this', 'other', 'en'],
  ] as const)
    test(`${address} is measured long after it has come, and sent once without anything personal`, async ({
      page,
      context,
    }) => {
      const asked = requestsOf(page);
      await context.addCookies([{ name: 'lang', value: 'hi', url: 'https://measure.example' }]);
      await page.goto(site.url + address);
      // A screenshot paints the page. A page that was never painted has nothing to measure.
      await page.screenshot();
      expect(asked.filter(isMeasuring)).toEqual([]);
      const module = page.waitForResponse(/\/s\/measure\./);
      await waitLong(page);
      await page.evaluate((address) => import(address), (await module).url());
      const sent = page.waitForRequest(MEASURE_URL);
      await expect(async () => {
        for (let time = 0; time < 2; time += 1) await page.clock.runFor(1000);
        await hide(page);
        expect(asked).toContain(MEASURE_URL);
      }).toPass();
      const request = await sent;
      const { metrics, connection, ...rest } = request.postDataJSON() as {
        metrics: { name: string; value: number; rating: string }[];
        connection: string;
      };
      expect(rest).toEqual({ page: part, lang });
      expect(connection).toMatch(/^(slow-2g|2g|3g|4g)$/);
      expect(metrics.map(({ name }) => name)).toEqual(expect.arrayContaining(['FCP', 'CLS']));
      for (const metric of metrics) expect(Object.keys(metric).sort()).toEqual(['name', 'rating', 'value']);
      const headers = await request.allHeaders();
      expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
      await hide(page);
      expect(asked.filter((one) => one === MEASURE_URL)).toHaveLength(1);
    });

  test('nothing is measured for a visitor who saves data', async ({ page }) => {
    const asked = requestsOf(page);
    await page.addInitScript(() => localStorage.setItem('saver', 'on'));
    await page.goto(`${site.url}/news`);
    await waitLong(page);
    await hide(page);
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(asked.filter(isMeasuring)).toEqual([]);
  });

  test('nothing is measured where the browser itself saves data', async ({ page }) => {
    const asked = requestsOf(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } }),
    );
    await page.goto(`${site.url}/news`);
    await waitLong(page);
    await hide(page);
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(asked.filter(isMeasuring)).toEqual([]);
  });
});

test.describe('on pages that were made while the content API had nothing, the footer', () => {
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
      await expect(footer(one).getByText('Website updated')).toBeVisible();
      await expect(footer(one).locator('[data-footer-menu]')).toBeHidden();
    }
    await withoutScript.close();
  });

  test('shows the date that comes later', async ({ page }) => {
    const body = JSON.stringify({ results: { last_updated_date: '2026-11-19' } });
    small.api.misbehave({ path: 'last_updated_date/', body, headers });
    await page.goto(`${site.url}/news`);
    await expect(footer(page).getByText('Website updated: -')).toBeVisible();
    await page.mouse.move(100, 100);
    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page).getByText('Website updated: Nov 19, 2026')).toBeVisible();
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
