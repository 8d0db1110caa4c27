import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { numbered, serveEntries } from '../support/search-index.ts';

const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const rows = (page: Page): Locator => page.locator('[data-results] .rows > li');

/** Long addresses make an index file full, so the next results are in another file. */
const entries = numbered(25, 'Excavator').map((one) => ({ ...one, url: `${one.url}?${'x'.repeat(900)}` }));

const COUNT = '25 results for “excavator”';

test('more results that do not come leave those that are there', async ({ page }) => {
  await serveEntries(page, entries);
  await page.goto('/search/excavator');
  await expect(status(page)).toHaveText(COUNT);
  // The routes stay in place, and only `isLost` changes. With new routes, a request of the Worker could come before
  // they are set.
  let isLost = true;
  await page.route(/\/(find|search-page)\//, (route) => (isLost ? route.abort() : route.fallback()));
  const link = page.getByRole('link', { name: 'Show more results' });
  await link.click();
  await expect(status(page)).toHaveText(`${COUNT} · More results could not be loaded. Please try again.`);
  await expect(rows(page)).toHaveCount(10);
  isLost = false;
  await link.click();
  await expect(rows(page)).toHaveCount(20);
  await expect(status(page)).toHaveText(COUNT);
});

test('results whose scripts do not come are said to have failed', async ({ page, baseURL }) => {
  await serveEntries(page, entries);
  const isOfResults = /\/s\/results\./;
  await page.route(isOfResults, (route) => route.abort());
  await page.goto('/search/excavator');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('Failed to load data');
  await expect(main.locator('a[href="/sitemap"]')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Popular Page' })).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
  // `data-lost` of the results says that the start script has tried, too.
  await expect(page.locator('[data-asked][data-lost]')).toBeAttached();
  // The connection works again, so a new search must succeed.
  await page.unroute(isOfResults);
  await main.getByRole('searchbox').fill('excavator');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/excavator`);
  await expect(status(page)).toHaveText(COUNT);
  await expect(main.getByRole('alert')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search leads to the results that are ready', async ({ page, baseURL }) => {
    const ready = `${baseURL ?? ''}/search/tender`;
    await page.goto('/search');
    await page.getByRole('link', { name: 'Show these words with their results' }).click();
    await page.getByRole('main').getByRole('link', { name: 'tender', exact: true }).click();
    await expect(page).toHaveURL(ready);
    await expect(rows(page)).toHaveCount(10);
    await page.goto('/search');
    await page.getByRole('main').getByRole('searchbox').fill('tender');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(ready);
    await expect(rows(page)).toHaveCount(10);
  });
});

test('a search in the overlay begins to load before its results page opens', async ({ page }) => {
  await page.clock.install();
  await page.goto('/news');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  // The clock stands still, so no suggestions appear.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const words = page.waitForRequest(/\/find\/t/);
  await page.route('**/search/excavator', async (route) => {
    await words;
    await route.continue();
  });
  await field.fill('excavator');
  await field.press('Enter');
  await words;
  await expect(page).toHaveURL(/\/search\/excavator$/);
});

test('words that come into the field while the visitor is there do not mix with what the visitor types', async ({
  page,
}) => {
  await serveEntries(page, entries);
  const { promise: isInField, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route(/\/s\/results\./, async (route) => {
    await isInField;
    await route.continue();
  });
  await page.goto('/search/excavator', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  goOn(undefined);
  await expect(field).toHaveValue('excavator');
  await page.keyboard.insertText('tender');
  await expect(field).toHaveValue('tender');
});
