import { test as base, type CDPSession, type Page } from '@playwright/test';

const site = process.env.TEST_SITE_URL ?? '';
/** The default size of Playwright. */
const VIEWPORT = { width: 1280, height: 720 };
/** An address of the site that runs no script. An address of another site would start a new browser process. */
const EMPTY = '/manifest.webmanifest';

interface SharedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/**
 * Like Playwright's `test`, for test files that only read pages. The tests of a worker share one page, because in a new
 * page the browser would compile axe again. After each test, the page's stored data is deleted.
 */
export const test = base.extend<object, { sharedPage: SharedPage }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: site, viewport: VIEWPORT });
      const page = await context.newPage();
      await use({ page, session: await context.newCDPSession(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage: { page, session } }, use) => {
    await page.setViewportSize(VIEWPORT);
    await use(page);
    page.removeAllListeners();
    await page.goto(EMPTY);
    await page.evaluate(() => sessionStorage.clear());
    await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' });
    await session.send('Network.clearBrowserCache');
  },
});
