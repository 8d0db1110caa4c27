import { expect, type Locator, type Page, test } from '@playwright/test';
import { API_BASE } from '../../src/lib/api-base.ts';
import type { Entry } from '../../src/search/entry.ts';
import { numbered, serveEntries, withoutIndex } from '../support/search-index.ts';
import { hold } from '../support/visit.ts';

const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const rows = (page: Page): Locator => page.locator('[data-results] .rows > li');

/** This is longer than the time limit for the first answer of a search, in the Worker or on the page. */
const TOO_LONG_MS = 11_000;

const tenders: readonly Entry[] = [1, 2, 3].map((number) => ({
  lang: 'en',
  kind: 'tender',
  url: `/tenders/1/2026#t-${number}`,
  title: `Tender for an excavator ${number}`,
  date: `2026-01-0${number}`,
}));

test('a filter that is chosen while more results come leaves nothing of them', async ({ page, baseURL }) => {
  await serveEntries(page, [...numbered(25, 'Excavator'), ...tenders]);
  await page.goto('/search/excavator');
  await expect(rows(page)).toHaveCount(10);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-more]')?.click();
    document.querySelector<HTMLElement>('[data-ask="kind tender"]')?.click();
  });
  await expect(status(page)).toHaveText('3 results for “excavator”');
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/excavator?kind=tender`);
  await expect(rows(page)).toHaveCount(3);
  await page.goBack();
  await expect(status(page)).toHaveText('28 results for “excavator”');
  await expect(rows(page)).toHaveCount(10);
});

test('words that nothing answered can be asked for again, and stay one step of going back', async ({ page }) => {
  await withoutIndex(page);
  await page.route(/\/search-page\//, (route) => route.abort());
  await page.goto('/search/Sonpahar');
  await expect(status(page)).toHaveText('Failed to load data');
  const steps = await page.evaluate(() => history.length);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(status(page)).toHaveText(/^\d+ results for “Sonpahar”$/);
  await expect(rows(page)).toHaveCount(10);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('going back to the search before the answer finds the page as it was', async ({ page }) => {
  const release = await hold(page, /\/find\/[^/]+$/);
  const sitemap = page.getByRole('main').locator('a[href="/sitemap"]');
  await page.goto('/search');
  await expect(sitemap).toBeVisible();
  const field = page.getByRole('searchbox');
  await field.fill('Sonpahar');
  await field.press('Enter');
  await expect(page.locator('[data-results]')).toBeVisible();
  await expect(sitemap).toBeHidden();
  await page.goBack();
  await expect(page.locator('[data-results]')).toBeHidden();
  await expect(sitemap).toBeVisible();
  release();
  await page.goForward();
  await expect(rows(page)).toHaveCount(10);
  await expect(sitemap).toBeVisible();
});

test.describe('a Worker that never answers', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await hold(page, /\/s\/search-worker\./);
  });

  test('is not waited for: the page itself searches', async ({ page }) => {
    await page.goto('/search/Sonpahar');
    await expect(status(page)).toHaveText('Searching …');
    await page.clock.fastForward(TOO_LONG_MS);
    await expect(status(page)).toHaveText(/^\d+ results for “Sonpahar”$/);
    await expect(rows(page)).toHaveCount(10);
  });

  test('nor is a search beside the page: then the owner’s answers', async ({ page }) => {
    await hold(page, /\/s\/search-engine\./);
    await page.goto('/search/Sonpahar');
    await expect(status(page)).toHaveText('Searching …');
    const engine = page.waitForRequest(/\/s\/search-engine\./);
    await page.clock.fastForward(TOO_LONG_MS);
    await engine;
    const owners = page.waitForRequest(new RegExp(`${API_BASE}/search-page/`));
    await page.clock.fastForward(TOO_LONG_MS);
    await owners;
    await expect(status(page)).toHaveText(/^\d+ results for “Sonpahar”$/);
  });
});
