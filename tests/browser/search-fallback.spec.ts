import { expect, type Locator, type Page, test } from '@playwright/test';
import { API_BASE } from '../../src/lib/api-base.ts';
import { misbehave } from '../support/misbehave.ts';
import { numbered, serveEntries, withoutIndex } from '../support/search-index.ts';

const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const rows = (page: Page): Locator => page.locator('[data-results] .rows > li');
const thrown = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

test.describe('without the index', () => {
  test.beforeEach(({ page }) => withoutIndex(page));

  test('the owner’s search answers', async ({ page }) => {
    const errors = thrown(page);
    const asked = page.waitForRequest(new RegExp(`${API_BASE}/search-page/`));
    await page.goto('/search/Sonpahar');
    await asked;
    await expect(status(page)).toHaveText(/^\d+ results for “Sonpahar”$/);
    await expect(rows(page).getByRole('link').first()).toHaveAttribute('href', /^\//);
    await expect(page.locator('.refine')).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('and without the owner’s search the page says so, and leads on', async ({ page, request }) => {
    const errors = thrown(page);
    await misbehave(request, { path: 'search-page/?search=failing-en&page=1', status: 503 });
    await page.goto('/search/failing-en');
    await expect(status(page)).toHaveText('Failed to load data');
    await expect(page.getByRole('main').getByRole('link', { name: 'Site map', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Popular Page' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('a search that fails leaves nothing of the one before', async ({ page }) => {
  await page.goto('/search/dumper%20tyres');
  await expect(rows(page)).not.toHaveCount(0);
  await expect(page.locator('.refine')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('main').getByRole('searchbox').fill('solar');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Failed to load data');
  await expect(page.locator('.refine')).toBeHidden();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator('[data-advice]')).toContainText('There is no connection');
  await page.context().setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(rows(page)).not.toHaveCount(0);
});

test('a word that no result has is named, and is text whatever it is', async ({ page }) => {
  await page.goto('/search/dumper%2099999');
  await expect(page.locator('[data-advice]')).toContainText('No title or page has “99999”');
  await page.goto('/hi/search/%E0%A4%A8%E0%A4%BF%E0%A4%B5%E0%A4%BF%E0%A4%A6%E0%A4%BE/99999');
  await expect(page.locator('[data-advice]')).toContainText('“99999” किसी शीर्षक या पृष्ठ में नहीं है');
});

test.describe('the answers of the owner’s search', () => {
  test.beforeEach(({ page }) => withoutIndex(page));

  test('leads to the home page where it means it', async ({ page, request }) => {
    const body = JSON.stringify({
      count: 1,
      results: [
        { title: 'Home', url: '/en/' },
        { title: 7, url: '/x' },
      ],
    });
    await misbehave(request, { path: 'search-page/?search=home-page&page=1', body });
    await page.goto('/search/home-page');
    const home = page.getByRole('main').getByRole('link', { name: 'Home', exact: true });
    await expect(home).toHaveAttribute('href', '/');
    await home.click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('comes a page at a time, and the first new one has the focus', async ({ page, request }) => {
    for (const number of [1, 2]) {
      // The pages of results differ in length. So only `next` says whether a page is the last one.
      const results = [0, 1, 2]
        .slice(0, 4 - number)
        .map((index) => ({ title: `Found ${number}-${index}`, url: '/tenders' }));
      const body = JSON.stringify({ count: 5, next: number === 1 ? '?page=2' : null, results });
      await misbehave(request, { path: `search-page/?search=in-two-pages&page=${number}`, body });
    }
    await page.goto('/search/in-two-pages');
    const more = page.getByRole('link', { name: 'Show more results' });
    await more.press('Enter');
    await expect(page.getByRole('link', { name: 'Found 2-0' })).toBeFocused();
    await expect(page.getByRole('link', { name: /^Found/ })).toHaveCount(5);
    await expect(status(page)).toHaveText('5 results for “in-two-pages”');
    await expect(more).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: /^Found/ })).toHaveCount(5);
    await expect(more).toBeHidden();
  });

  test('says its kinds in words, and that filters do not count', async ({ page, request }) => {
    const types = ['tenders-by-period', 'photo-gallery', 'Annual report'];
    const results = types.map((type) => ({ title: `Of ${type}`, url: '/tenders', type }));
    const body = JSON.stringify({ count: 3, next: null, results });
    await misbehave(request, { path: 'search-page/?search=of-kinds&page=1', body });
    await page.goto('/search/of-kinds?kind=tender');
    await expect(rows(page).locator('.kv')).toHaveText(['Tender', 'Photo album', 'Annual report']);
    await expect(page.locator('[data-advice]')).toHaveText(
      'The results cannot be filtered at present: all of them are shown.',
    );
    await page.goto('/search/of-kinds');
    await expect(rows(page)).toHaveCount(3);
    await expect(page.locator('[data-advice]')).toBeEmpty();
  });
});

test('a file that broke off on its way, or is an older one of its name, is asked for once more', async ({ page }) => {
  await serveEntries(page, numbered(25, 'Excavator'));
  await page.route(/\/find\/t/, (route) => route.abort('connectionreset'), { times: 1 });
  await page.route(/\/find\/c[^?]*$/, (route) => route.fulfill({ body: 'an older one' }));
  await page.goto('/search/excavator');
  await expect(status(page)).toHaveText('25 results for “excavator”');
  await expect(rows(page)).toHaveCount(10);
});

test('a page whose line is gone answers as far as the index is there, and says what it cannot', async ({ page }) => {
  const errors = thrown(page);
  await page.goto('/search/Sonpahar');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('link', { name: 'Show more results' }).click();
  await expect(rows(page)).toHaveCount(20);
  await page.context().setOffline(true);
  const field = page.getByRole('searchbox');
  await field.fill('apprentice');
  await field.press('Enter');
  await expect(status(page)).toHaveText('Failed to load data');
  await expect(rows(page)).toHaveCount(0);
  await field.fill('Sonpahar');
  await field.press('Enter');
  await expect(status(page)).toHaveText(/^\d+ results for “Sonpahar”$/);
  await expect(rows(page)).toHaveCount(10);
  expect(errors).toEqual([]);
});

test('results that were made with the page stand where nothing else answers', async ({ page }) => {
  await withoutIndex(page);
  await page.route(new RegExp(`${API_BASE}/search-page/`), (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('search-page'));
  await page.goto('/search/tender');
  await failed;
  await expect(page.locator('[data-results]')).toBeVisible();
  await expect(page.locator('[data-hits]')).toHaveAttribute('aria-busy', 'false');
  await expect(status(page)).toHaveText(/^\d+ results for “tender”$/);
  await expect(page.getByRole('main').locator('a[href="/sitemap"]')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.locator('[data-advice]')).toHaveText(/^More results could not be loaded\./);
  await expect(page.locator('[data-results] details')).toBeHidden();
});
