import { expect, type Locator, type Page, test } from '@playwright/test';
import { leavingLink } from '../support/owner.ts';
import { answerForOthers, hold, twoFrames } from '../support/visit.ts';

const ISLAND_FILE = /\/s\/(?!start\.)/;
const search = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });

test.describe('a file that takes two minutes', () => {
  test.beforeEach(async ({ page }) => {
    await answerForOthers(page);
    await page.clock.install();
    await page.goto('/');
  });
  test('counts as one that never arrives: the link opens where it says', async ({ page }) => {
    await hold(page, ISLAND_FILE);
    const asked = page.waitForRequest(ISLAND_FILE);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: leavingLink.name }).click();
    await asked;
    await page.clock.runFor(119_000);
    expect(page.context().pages()).toHaveLength(1);
    await page.clock.runFor(2000);
    expect((await opened).url()).toBe(leavingLink.url);
    await expect(page).toHaveURL(/\/$/);
  });

  test('leads nowhere any more when the visitor opens something else meanwhile, and its link is a link from then on', async ({
    page,
  }) => {
    await hold(page, ISLAND_FILE);
    const asked = page.waitForRequest(ISLAND_FILE);
    await search(page).click();
    await asked;
    await page.clock.runFor(60_000);
    await page.locator('.menu summary').first().click();
    await page.clock.runFor(61_000);
    await twoFrames(page);
    await expect(page).toHaveURL(/\/$/);
    await search(page).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});

test('a link whose files did not come at first asks like the others once they have come', async ({ page }) => {
  await answerForOthers(page);
  await page.goto('/');
  const link = page.getByRole('link', { name: leavingLink.name });
  await page.route(ISLAND_FILE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await page.unroute(ISLAND_FILE);
  await page.mouse.move(0, 0);
  const came = page.waitForResponse(ISLAND_FILE);
  await link.hover();
  await came;
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click with Ctrl, Shift or the middle button on what an island serves is left to the browser', async ({
  page,
}) => {
  await answerForOthers(page);
  await page.goto('/');
  for (const link of [search(page), page.getByRole('link', { name: leavingLink.name })]) {
    const came = page.waitForResponse(ISLAND_FILE);
    await link.hover();
    await came;
    for (const press of [
      { modifiers: ['Control'] },
      { modifiers: ['Shift'] },
      { button: 'middle' },
    ] as const satisfies Parameters<Locator['click']>[0][]) {
      // These listeners run last, after all handlers of the page. The browser opens nothing: of 120 windows beside other
      // tests, three crashed.
      const left = page.evaluate(
        () =>
          new Promise((heard) => {
            const listening = new AbortController();
            const hear = (event: Event): void => {
              heard(!event.defaultPrevented);
              event.preventDefault();
              listening.abort();
            };
            for (const type of ['click', 'auxclick']) addEventListener(type, hear, { signal: listening.signal });
          }),
      );
      await link.click(press);
      expect(await left, JSON.stringify(press)).toBe(true);
      await twoFrames(page);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
});
