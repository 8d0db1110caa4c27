import { expect, type Page, test } from '@playwright/test';
import { misbehave } from '../support/misbehave.ts';

const counters = (page: Page): unknown[] => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('visitors_count_update'))
      sent.push(request.postDataJSON());
  });
  return sent;
};

test('a browser is counted once, and the flag is kept when the count was taken', async ({ page }) => {
  const sent = counters(page);
  await page.goto('/news');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitor_count'))).toBe('1');
  await page.goto('/tenders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toEqual([{ counter: 1 }]);
});

test('a browser that was here before adds nothing', async ({ page }) => {
  const sent = counters(page);
  await page.addInitScript(() => localStorage.setItem('visitor_count', '1'));
  await page.goto('/news');
  await expect.poll(() => sent).toEqual([{ counter: 0 }]);
});

test('another version of the site is loaded once, and a wrong one never loops', async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route('**/meta.json', (route) => route.fulfill({ json: { version: '9.9.9' } }));
  const again = page.waitForEvent('domcontentloaded', { predicate: () => loads > 1 });
  await page.goto('/news');
  await again;
  const asked = page.waitForResponse('**/meta.json');
  await page.reload();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(3);
});

test('the page goes on when its version cannot be checked', async ({ page }) => {
  await page.route('**/meta.json', (route) => route.abort());
  await page.goto('/news');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('the numbers of the footer stay when they cannot be asked for', async ({ page, request }) => {
  await misbehave(request, { path: 'last_updated_date/', status: 503, times: 1 });
  await page.goto('/help');
  const said = page.getByRole('contentinfo').locator('time');
  const before = await said.textContent();
  const asked = page.waitForResponse(/last_updated_date/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await asked;
  await expect(said).toHaveText(before ?? '');
});

for (const address of ['/', '/hi/tenders'])
  test(`a page-translation widget that an owner puts on ${address} is hidden, whenever it comes`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => {
      const place = document.createElement('div');
      place.id = 'google_translate_element';
      place.textContent = 'Select Language';
      const banner = document.createElement('div');
      banner.className = 'skiptranslate';
      banner.textContent = 'Translated to';
      document.body.prepend(banner, place);
      document.body.style.position = 'relative';
      document.body.style.top = '40px';
    });
    await expect(page.getByText('Select Language')).toBeHidden();
    await expect(page.getByText('Translated to')).toBeHidden();
    expect(await page.evaluate(() => document.body.getBoundingClientRect().top + scrollY)).toBe(0);
  });
