import { expect, type Route, test } from '@playwright/test';
import { misbehave } from '../support/misbehave.ts';
import { counters, hold, twoFrames } from '../support/visit.ts';

test('a browser is counted once, and the flag is kept when the count was taken', async ({ page }) => {
  const sent = counters(page);
  await page.goto('/news');
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitor_count'))).toBe('1');
  await page.goto('/tenders');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toEqual([{ counter: 1 }]);
});

test('a browser that was here before adds nothing', async ({ page }) => {
  const sent = counters(page);
  await page.addInitScript(() => localStorage.setItem('visitor_count', '1'));
  await page.goto('/news');
  await page.mouse.click(1, 1);
  await expect.poll(() => sent).toEqual([{ counter: 0 }]);
});

test('the version of the site is asked for past what the browser keeps', async ({ page }) => {
  const asked = page.waitForRequest('**/meta.json');
  await page.goto('/news');
  expect(await (await asked).headerValue('cache-control')).toBe('no-cache');
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

test('versions that change with every answer load a page once, without what browsers keep of it', async ({ page }) => {
  let [loads, asked] = [0, 0];
  page.on('domcontentloaded', () => (loads += 1));
  await page.route('**/meta.json', async (route) => {
    await route.fulfill({ json: { version: `9.9.${(asked += 1)}` } });
  });
  await page.goto('/manifest.webmanifest');
  await page.evaluate(async () => (await caches.open('kept')).put('/old', new Response('old')));
  loads = 0;
  const again = page.waitForEvent('domcontentloaded', { predicate: () => loads > 1 });
  await page.goto('/news');
  await again;
  // Stay on the page until the reloaded page has also asked for the version.
  await expect.poll(() => asked).toBe(2);
  await page.goto('/help');
  await expect.poll(() => asked).toBe(3);
  await twoFrames(page);
  expect(loads).toBe(3);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a visitor who has begun to do something is not disturbed by another version', async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const release = await hold(page, /meta\.json/);
  await page.goto('/news');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('coal');
  await page.route('**/meta.json', (route) => route.fulfill({ json: { version: '9.9.9' } }));
  const answered = page.waitForResponse('**/meta.json');
  release();
  await answered;
  await twoFrames(page);
  await expect(field).toHaveValue('coal');
  expect(loads).toBe(1);
});

test('a service worker of an earlier site is unregistered', async ({ page, context }) => {
  await context.route('**/worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/manifest.webmanifest');
  await page.evaluate(async () => (await navigator.serviceWorker.register('/worker.js')).scope);
  await page.goto('/help');
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
});

test('a visitor who leaves without having touched anything is counted', async ({ page }) => {
  const sent = counters(page);
  await page.goto('/news');
  await page.goto('/help');
  expect(await page.evaluate(() => sessionStorage.getItem('visitor_count'))).toBe('1');
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitor_count'))).toBe('1');
  // The count is sent while the browser leaves the first page. The browser does not report this request to the test.
  expect(sent).toEqual([]);
});

const refused = { status: 503, headers: { 'access-control-allow-origin': '*' } };
for (const [how, answer] of [
  ['was refused', (route: Route) => route.fulfill(refused)],
  ['got no answer', (route: Route) => route.abort('connectionreset')],
] as const)
  test(`a count that ${how} is sent again with the next page`, async ({ page }) => {
    const sent = counters(page);
    await page.route('**/visitors_count_update/', answer, { times: 1 });
    await page.goto('/news');
    await page.keyboard.press('PageDown');
    await expect.poll(() => sent.length).toBe(1);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visitor_count'))).toBeFalsy();
    await page.goto('/help');
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visitor_count'))).toBe('1');
    expect(sent).toEqual([{ counter: 1 }, { counter: 1 }]);
  });

test('the page goes on when its version cannot be checked', async ({ page }) => {
  await page.route('**/meta.json', (route) => route.abort());
  await page.goto('/news');
  await page.getByRole('button', { name: 'Dark' }).click();
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

test('a page-translation widget that an owner puts on a page is hidden, whenever it comes', async ({ page }) => {
  await page.goto('/hi/tenders');
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
