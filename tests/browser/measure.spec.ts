import { expect, type Page, test } from '@playwright/test';
import { startSiteServer, type SiteServer } from '../../scripts/serve/server.ts';
import { openSmallContent, type SmallContent } from '../support/small-content.ts';

const MEASURE_URL = 'https://measure.example/page';

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
  test.describe.configure({ mode: 'default' });
  let small: SmallContent;
  let site: SiteServer;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    small = await openSmallContent({ 'en/news_and_updates': [] });
    const { outDir, facts } = await small.build({ MEASURE_URL, SITE_NOW: '2026-11-20T12:00:00+05:30' });
    site = await startSiteServer({ dir: outDir, facts, port: 0 });
  });
  test.afterAll(async () => {
    await site.close();
    await small.close();
  });

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
