import { expect, test } from '@playwright/test';

test.describe('an address nobody knows', () => {
  for (const [address, heading, home, to] of [
    ['/nothing-here', 'Sorry this page was not found.', 'Home Page', '/'],
    ['/tenders/13/2026', 'Sorry this page was not found.', 'Home Page', '/'],
    ['/404', 'Sorry this page was not found.', 'Home Page', '/'],
    ['/hi/nothing-here', 'क्षमा करें, यह पृष्ठ नहीं मिला।', 'मुख पृष्ठ', '/hi'],
    ['/hi/404', 'क्षमा करें, यह पृष्ठ नहीं मिला।', 'मुख पृष्ठ', '/hi'],
  ] as const)
    test(`${address} says so in the language of the address, with the way home`, async ({ page, baseURL }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(`${baseURL ?? ''}${to}`);
    });
});

test.describe('an address with the English language in it', () => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/tenders', '/tenders'],
    ['/en/pages/profile/?from=card', '/pages/profile?from=card'],
  ] as const)
    test(`${from} leads to ${to} for good`, async ({ request, baseURL }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(new URL(answer.headers().location ?? '', baseURL).href).toBe(`${baseURL ?? ''}${to}`);
    });
});

test.describe('the page of search results', () => {
  for (const [address, heading] of [
    ['/search', 'Search'],
    ['/search/anything', 'Search'],
    ['/search/anything/else', 'Search'],
    ['/hi/search/%E0%A4%95%E0%A5%8B%E0%A4%AF%E0%A4%B2%E0%A4%BE', 'खोज'],
  ] as const)
    test(`answers ${address}`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeVisible();
    });
});
