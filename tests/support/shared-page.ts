import { test as base, type CDPSession, type Page } from '@playwright/test';
import { SITE_NOW } from '../../scripts/check/test-site.ts';
import { type Away, openAway } from './saved-copies.ts';

const site = process.env.TEST_SITE_URL ?? '';
/** The default size of Playwright. */
const VIEWPORT = { width: 1280, height: 720 };
/** An address of the site that runs no script. An address of another site would start a new browser process. */
const EMPTY = '/manifest.webmanifest';

interface SharedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Deletes all data that pages of this origin have stored. The session storage stays. */
const forget = (session: CDPSession, origin: string): Promise<unknown> =>
  session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });

/** Makes the page like a new page. Only the code that the browser has compiled stays. */
async function clear({ page, session }: SharedPage): Promise<void> {
  page.removeAllListeners();
  await page.goto(EMPTY);
  await page.evaluate(() => sessionStorage.clear());
  await forget(session, site);
  await session.send('Network.clearBrowserCache');
}

/**
 * Like Playwright's `test`, for test files that only read pages and use axe. The tests of a worker share one page, because in a
 * new page the browser would compile axe again. A test without axe gains nothing, because clearing a page takes as long as
 * opening a new page. After each test, the page's stored data is deleted. The page begins at an empty address of the site.
 */
export const test = base.extend<{ away: Away }, { sharedPage: SharedPage; sharedAway: Away & SharedPage }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: site, viewport: VIEWPORT });
      // The day on which the site was built. Results of a search depend on the moment, so on another day they would be others.
      await context.clock.setFixedTime(SITE_NOW);
      const page = await context.newPage();
      await page.goto(EMPTY);
      await use({ page, session: await context.newCDPSession(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage, viewport }, use) => {
    await sharedPage.page.setViewportSize(viewport ?? VIEWPORT);
    await use(sharedPage.page);
    await clear(sharedPage);
  },
  sharedAway: [
    async ({ browser }, use) => {
      const away = await openAway(browser);
      await use({ ...away, session: await away.page.context().newCDPSession(away.page) });
      await away.page.context().close();
    },
    { scope: 'worker' },
  ],
  // The page of a browser that has no network and has never visited the site.
  away: async ({ sharedAway: { page, faults, session } }, use) => {
    await use({ page, faults });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await forget(session, 'file://');
    faults.length = 0;
  },
});
