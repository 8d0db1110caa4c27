import { readdirSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { SLOW_PHONE, slowLine, slowProcessor } from '../../scripts/bench/slow-line.ts';
import { API_BASE } from '../../src/lib/api-base.ts';
import { href } from '../../src/routes.ts';
import { onLine } from '../support/footer.ts';
import { islands, islandsThat, type Island } from '../support/islands.ts';
import { momentOf, shiftsSince } from '../support/shifts.ts';
import { answerForOthers, DESK, hold } from '../support/visit.ts';

/** A long time limit, because the connection is slow and the machine may be busy. */
const SLOW_MS = 30_000;
/** Matches the script files of islands that a touch opens. Files of the search, of the menu and of visits do not count. */
const ISLAND_FILE = /\/s\/(?!start\.|beside\.|since\.|search-(worker|engine)\.).*\.js$/;

/** Records requests for island files. With `isHeld`, these requests get no answer until `release` is called. */
async function islandFiles(page: Page, isHeld = false): Promise<{ asked: () => string[]; release: () => void }> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (ISLAND_FILE.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const release = isHeld ? await hold(page, ISLAND_FILE) : (): void => {};
  return { asked: () => asked.toSorted(), release };
}

/** Returns the requests so far. The page asks for a file of its own: when its answer is there, all before it have been reported. */
async function askedSoFar(page: Page, asked: () => string[]): Promise<string[]> {
  await page.evaluate(() => fetch('/robots.txt'));
  return asked();
}

/** These islands have no row in the table: no touch opens them, or they have tests of their own. */
const WITHOUT_ROW = ['measure', 'print', 'reference', 'save', 'saver', 'since', 'verify'];

/** The address that the opener of an island links to. It is null for a button. */
const linkOf = async (page: Page, island: Island): Promise<string | null> =>
  island.opener(page, 'en').getAttribute('href');

test('every island has its row in the table of islands', () => {
  const entries = readdirSync('src/islands/entries').map((file) => file.replace(/\.ts$/, ''));
  expect([...islands.map(({ name }) => name), ...WITHOUT_ROW].toSorted()).toEqual(entries.toSorted());
});

interface Touch {
  readonly how: string;
  readonly touch: (page: Page, opener: Locator) => Promise<void>;
}

/** The touches that load an island, without the click that follows. */
const touches: readonly Touch[] = [
  { how: 'a pointer over it', touch: (_, opener) => opener.hover() },
  { how: 'the focus', touch: (_, opener) => opener.focus() },
  {
    how: 'a finger',
    touch: async (page, target) => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error('There is nothing to touch.');
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    },
  },
];

/** The same code waits for all touches of all islands. So the search is touched in each way, and another island in one. */
const touchesOf = ({ name }: Island, index: number): readonly Touch[] =>
  name === 'search' ? touches : touches.slice(index % touches.length).slice(0, 1);

/** In these tests scroll bars take space, as on most desktops. */
test.use({
  viewport: DESK,
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

// Each island is touched on a Hindi page, and used on an English one.
for (const [index, island] of [...islandsThat('click'), ...islandsThat('live')].entries())
  test.describe(`the island ${island.name}`, () => {
    test.use({ viewport: island.viewport ?? DESK });
    for (const { how, touch } of touchesOf(island, index))
      test(`begins to come with ${how}, all its files in one round, in Hindi`, async ({ page }) => {
        await page.goto(href(island.path, 'hi'));
        const [opener, opened] = [island.opener(page, 'hi'), island.opened(page, 'hi')];
        const { asked, release } = await islandFiles(page, true);
        await touch(page, opener);
        // No request is answered yet. So all requests before `release` are made at the same time.
        await expect.poll(asked).toContainEqual(expect.stringMatching(`/s/${island.name}\\.`));
        const atOnce = await askedSoFar(page, asked);
        release();
        await opener.click();
        await expect(opened).toBeVisible();
        expect(asked()).toEqual(atOnce);
      });

    test('answers on a slow line and a slow phone, moves nothing, and asks for nothing a second time', async ({
      page,
    }) => {
      test.slow();
      await page.goto(island.path);
      const opener = island.opener(page, 'en');
      await opener.scrollIntoViewIfNeeded();
      await slowLine(page);
      await slowProcessor(page, SLOW_PHONE);
      const before = await momentOf(page);
      const { asked } = await islandFiles(page);
      await opener.click();
      await expect(island.opened(page, 'en')).toBeVisible({ timeout: SLOW_MS });
      await expect.poll(asked, { timeout: SLOW_MS }).not.toEqual([]);
      expect(new Set(asked()).size).toBe(asked().length);
      expect(await shiftsSince(page, before, island.opensInPlace && 'touched')).toEqual([]);
    });
  });

for (const island of islandsThat('click'))
  test.describe(`the island ${island.name}`, () => {
    test.beforeEach(({ page }) => answerForOthers(page));

    test('answers once to clicks before and while it comes, and once to each one after', async ({ page }) => {
      await page.goto(island.path);
      const { asked, release } = await islandFiles(page, true);
      const [opener, opened] = [island.opener(page, 'en'), island.opened(page, 'en')];
      const address = page.url();
      await opener.click();
      await expect.poll(asked).not.toEqual([]);
      await opener.click();
      release();
      for (const time of ['before', 'after']) {
        await expect(opened, time).toHaveCount(1);
        await expect(opened, time).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(opened, time).toBeHidden();
        await expect(opener, time).toBeFocused();
        if (time === 'before') await opener.click();
      }
      await expect(page).toHaveURL(address);
      expect(page.context().pages()).toHaveLength(1);
    });

    test('lets its opener be what it is without it when its files never arrive', async ({ page, baseURL }) => {
      const errors: string[] = [];
      // Chromium reports each fade to what is no page, such as a picture. Nothing is wrong then.
      const isFade = (message: string): boolean => message.includes('ViewTransition opt-in disabled');
      page.on('pageerror', ({ message }) => isFade(message) || errors.push(message));
      await page.route(ISLAND_FILE, (route) => route.abort());
      await page.goto(island.path);
      const to = (await linkOf(page, island)) ?? page.url();
      const went = to.startsWith('http') && to !== page.url() ? page.waitForEvent('popup') : Promise.resolve(page);
      await island.opener(page, 'en').click();
      await expect(await went).toHaveURL(new URL(to, baseURL).href);
      expect(errors).toEqual([]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('leads where its link says, or is not offered', async ({ page, baseURL }) => {
        await page.goto(island.path);
        const opener = island.opener(page, 'en');
        if (await opener.isHidden()) return;
        const to = await linkOf(page, island);
        if (to === null) throw new Error('A button is offered, and nothing answers to it.');
        const opened = to.startsWith('http') ? page.waitForEvent('popup') : Promise.resolve(page);
        await opener.click();
        await expect(await opened).toHaveURL(new URL(to, baseURL).href);
      });
    });
  });

test('for a visitor who saves data no pointer brings an island, and a click still does', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('saver', 'on'));
  await page.goto('/news');
  const { asked } = await islandFiles(page);
  const search = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  await search.hover();
  await page.getByRole('heading', { level: 1 }).hover();
  expect(asked()).toEqual([]);
  await search.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const island of [...islandsThat('seen'), ...islandsThat('asked')])
  test(`the island ${island.name} comes in one round without a touch, and moves nothing, in Hindi`, async ({
    page,
  }) => {
    const { asked, release } = await islandFiles(page, true);
    // On a good connection, the footer loads React in a second round. So the browser reports a slow connection.
    await onLine(page, '3g');
    await page.goto(href(island.path, 'hi'));
    if (island.comes === 'seen') await island.opener(page, 'hi').scrollIntoViewIfNeeded();
    await expect.poll(asked).toContainEqual(expect.stringMatching(`/s/${island.name}\\.`));
    const atOnce = await askedSoFar(page, asked);
    const before = await momentOf(page);
    // An island that loads when it is visible shows a number from the API. Wait for this answer.
    const answered = island.comes === 'seen' ? page.waitForResponse(new RegExp(`${API_BASE}/`)) : undefined;
    release();
    await answered;
    await expect(island.opened(page, 'hi')).toBeVisible();
    expect(asked()).toEqual(atOnce);
    expect(await shiftsSince(page, before)).toEqual([]);
  });
