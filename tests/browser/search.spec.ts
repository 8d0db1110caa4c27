import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { misbehave } from '../support/misbehave.ts';

for (const { base, word, heading, none, failed } of [
  { base: '', word: 'Sonpahar', heading: 'Search results', none: 'No Result Found', failed: 'Failed to load data' },
  {
    base: '/hi',
    word: 'कोयला',
    heading: 'खोज परिणाम',
    none: 'कोई परिणाम नहीं मिला',
    failed: 'जानकारी प्राप्त नहीं हो सकी',
  },
])
  test.describe(`searching in ${base || 'English'}`, () => {
    test('shows what was found, each with its address in the same language', async ({ page }) => {
      await page.goto(`${base}/search/${word}`);
      const results = page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: heading }) });
      await expect(results.getByRole('status')).toHaveText(/^\d+ \S+$/);
      const link = results.getByRole('listitem').getByRole('link').first();
      await expect(link).toHaveAttribute('href', new RegExp(`^${base}/`));
      await expect(page.getByRole('searchbox')).toHaveValue(word);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((one) => (document.documentElement.dataset.theme = one), theme);
        expect(await violations(page), theme).toEqual([]);
      }
    });

    test('says when nothing was found', async ({ page }) => {
      await page.goto(`${base}/search/qqqqq`);
      await expect(page.getByRole('status')).toHaveText(none);
    });

    test('says that loading failed when the search does not answer', async ({ page, request }) => {
      const words = base ? 'failing-hi' : 'failing-en';
      await misbehave(request, { path: `search-page/?search=${words}&page=1`, status: 503 });
      await page.goto(`${base}/search/${words}`);
      await expect(page.getByRole('status')).toHaveText(failed);
    });
  });

test('a result that is the home page leads there', async ({ page, request }) => {
  const body = JSON.stringify({ count: 1, results: [{ title: 'Home', url: '/en/' }] });
  await misbehave(request, { path: 'search-page/?search=home-page&page=1', body });
  await page.goto('/search/home-page');
  const home = page.getByRole('main').getByRole('link', { name: 'Home', exact: true });
  await expect(home).toHaveAttribute('href', '/');
  await home.click();
  await expect(page).toHaveURL(/\/$/);
});

test('a result on another website asks first', async ({ page, request, baseURL }) => {
  const body = JSON.stringify({ count: 1, results: [{ title: 'Elsewhere', url: 'https://elsewhere.example/x' }] });
  await misbehave(request, { path: 'search-page/?search=elsewhere&page=1', body });
  await page.goto('/search/elsewhere');
  await page.getByRole('link', { name: 'Elsewhere (opens another website)', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('elsewhere.example');
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/elsewhere`);
});

test('further results come a page at a time, and the first of them has the focus', async ({ page, request }) => {
  for (const number of [1, 2]) {
    const results = [0, 1].map((index) => ({ title: `Found ${number}-${index}`, url: '/tenders' }));
    const body = JSON.stringify({ count: 4, results });
    await misbehave(request, { path: `search-page/?search=in-two-pages&page=${number}`, body });
  }
  await page.goto('/search/in-two-pages');
  const more = page.getByRole('button', { name: 'Show more results' });
  await more.press('Enter');
  await expect(page.getByRole('link', { name: 'Found 2-0' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Found/ })).toHaveCount(4);
  await expect(page.getByRole('status')).toHaveText('4 results');
  await expect(more).toBeHidden();
});

for (const { when, javaScriptEnabled } of [
  { when: 'without script', javaScriptEnabled: false },
  { when: 'when the file of the results never arrives', javaScriptEnabled: true },
])
  test.describe(when, () => {
    test.use({ javaScriptEnabled });

    for (const base of ['', '/hi'])
      test(`${base}/search shows the ways round the site instead`, async ({ page }) => {
        await page.route(/\/s\/results\./, (route) => route.abort());
        await page.goto(`${base}/search`);
        await page.getByRole('searchbox').fill('coal');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${base}/search\\?q=coal$`));
        await expect(page.getByRole('main').getByRole('status')).toBeHidden();
        await page.getByRole('main').locator(`a[href="${base}/tenders"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${base}/tenders$`));
      });
  });
