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

  for (const { how, goOn } of [
    { how: 'clicks elsewhere', goOn: (page: Page) => page.locator('address').click() },
    { how: 'types', goOn: (page: Page) => page.keyboard.press('a') },
    { how: 'opens something else', goOn: (page: Page) => page.locator('.menu summary').first().click() },
  ])
    test(`leads nowhere any more when the visitor ${how} meanwhile, and its link is a link from then on`, async ({
      page,
    }) => {
      await hold(page, ISLAND_FILE);
      const asked = page.waitForRequest(ISLAND_FILE);
      await search(page).click();
      await asked;
      await page.clock.runFor(60_000);
      await goOn(page);
      await page.clock.runFor(61_000);
      await twoFrames(page);
      await expect(page).toHaveURL(/\/$/);
      await search(page).click();
      await expect(page).toHaveURL(/\/search$/);
    });
});

for (const { how, press } of [
  { how: 'Ctrl', press: (link: Locator) => link.click({ modifiers: ['Control'] }) },
  { how: 'Shift', press: (link: Locator) => link.click({ modifiers: ['Shift'] }) },
  { how: 'the middle button', press: (link: Locator) => link.click({ button: 'middle' }) },
])
  test(`a click with ${how} on what an island serves is left to the browser`, async ({ page }) => {
    await answerForOthers(page);
    await page.goto('/');
    for (const link of [search(page), page.getByRole('link', { name: leavingLink.name })]) {
      const came = page.waitForResponse(ISLAND_FILE);
      await link.hover();
      await came;
      // This listener runs last, after all handlers of the page. The browser opens nothing: of 120 windows beside other
      // tests, three crashed.
      const left = page.evaluate(
        () =>
          new Promise((heard) => {
            const hear = (event: Event): void => {
              heard(!event.defaultPrevented);
              event.preventDefault();
            };
            for (const type of ['click', 'auxclick']) addEventListener(type, hear, { once: true });
          }),
      );
      await press(link);
      expect(await left).toBe(true);
      await twoFrames(page);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
