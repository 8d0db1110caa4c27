import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../../scripts/check/axe.ts';
import { numbered, serveEntries } from '../support/search-index.ts';
import { overflow, PHONE } from '../support/visit.ts';

const main = (page: Page): Locator => page.getByRole('main');
const status = (page: Page): Locator => main(page).getByRole('status');
const rows = (page: Page): Locator => page.locator('[data-results] .rows > li');

const filters = (page: Page): Locator => page.getByRole('navigation', { name: 'Filter the results' });
const counted = (count: string): string => `${count} results for “coal”`;

test.describe('filters', () => {
  test('stand in the address, say how many there are, and go back', async ({ page, baseURL }) => {
    const address = `${baseURL ?? ''}/search/coal`;
    await page.goto(address);
    const kind = filters(page).getByRole('link', { name: /^Tender \(/ });
    const [, count = ''] = /\((\d+)\)/.exec(await kind.innerText()) ?? [];
    const before = await status(page).innerText();
    await kind.click();
    await expect(page).toHaveURL(`${address}?kind=tender`);
    await expect(status(page)).toHaveText(counted(count));
    await expect(kind).toHaveAttribute('aria-current', 'true');
    await expect(kind).toBeFocused();
    // Choose the first year, in the next group of filters, by keyboard.
    const year = filters(page).getByRole('link', { name: /^2026 \(/ });
    const [, inYear = ''] = /\((\d+)\)/.exec(await year.innerText()) ?? [];
    await year.press('Enter');
    await expect(page).toHaveURL(`${address}?kind=tender&year=2026`);
    await expect(status(page)).toHaveText(counted(inYear));
    await expect(rows(page).first()).toContainText('Tender');
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await expect(status(page)).toHaveText(counted(count));
    await page.goBack();
    await expect(status(page)).toHaveText(before);
    await expect(filters(page).locator('[aria-current]').first()).toHaveText('All');
  });

  test('hold for whoever opens the address, and let go where they leave nothing', async ({ page, baseURL }) => {
    await page.goto('/search/coal?state=open&kind=tender');
    // Wait until the filter is marked as chosen. Before that, the page shows its built-in results without a filter.
    await expect(filters(page).getByRole('link', { name: /^Tender \(/ })).toHaveAttribute('aria-current', 'true');
    await expect(rows(page).first()).toContainText('Tender');
    for (const row of await rows(page).all()) await expect(row.locator('.state--open, .state--soon')).toHaveCount(1);
    await page.goto('/search/coal?year=2001');
    await expect(filters(page).getByRole('link', { name: '2001 (0)' })).toHaveAttribute('aria-current', 'true');
    await page.goto('/search/coal?kind=song&state=open');
    await expect(status(page)).toHaveText('No Result Found');
    await main(page).getByRole('link', { name: 'Show all results' }).click();
    await expect(page).toHaveURL(`${baseURL ?? ''}/search/coal`);
    await expect(rows(page)).toHaveCount(10);
    await expect(status(page)).toBeFocused();
  });
});

for (const { base, nav, chosen } of [
  { base: '', nav: 'Filter the results', chosen: 'Tender' },
  { base: '/hi', nav: 'परिणाम छाँटें', chosen: 'निविदा' },
])
  test(`filters on ${base || '/'} wait behind their heading on a phone, and fit it`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${base}/search/coal?kind=tender`);
    await expect(rows(page)).toHaveCount(10);
    const heading = page.locator('.refine summary');
    await expect(heading).toContainText(chosen);
    await expect(page.getByRole('navigation', { name: nav })).toBeHidden();
    await heading.click();
    await expect(page.getByRole('navigation', { name: nav })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const found: string[] = [];
    for (const [width, size] of [
      [320, ''],
      [360, '200%'],
      [640, '200%'],
      [768, ''],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((one) => (document.documentElement.style.fontSize = one), size);
      found.push(...(await overflow(page)));
    }
    expect(found).toEqual([]);
  });

test('ten at a time, however often “more” is clicked; the first new one has the focus, and going back finds all of them at their place', async ({
  page,
  baseURL,
}) => {
  await serveEntries(page, numbered(25, 'Excavator'));
  await page.goto('/search/excavator');
  await expect(status(page)).toHaveText('25 results for “excavator”');
  await expect(rows(page)).toHaveCount(10);
  const more = page.getByRole('link', { name: 'Show more results' });
  // Two clicks before the answer are one.
  await more.evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(rows(page)).toHaveCount(20);
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/excavator?page=2`);
  await expect(status(page)).toHaveText('25 results for “excavator”');
  await more.press('Enter');
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('link', { name: 'Excavator 21' })).toBeFocused();
  await expect(status(page)).toHaveText('25 results for “excavator”');
  await expect(more).toBeHidden();
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/excavator?page=3`);
  const titles = await rows(page).getByRole('heading').allInnerTexts();
  expect(new Set(titles).size).toBe(25);
  await page.route('**/news/24', (route) => route.fulfill({ body: 'a page', contentType: 'text/html' }));
  const last = page.getByRole('link', { name: 'Excavator 24' });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/news\/24$/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(25);
  expect(await rows(page).getByRole('heading').allInnerTexts()).toEqual(titles);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  // A page that does not exist is answered with the last one, in the same order, and the address says so.
  await page.goto('/search/excavator?page=9999');
  await expect(rows(page)).toHaveCount(25);
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/excavator?page=3`);
  expect(await rows(page).getByRole('heading').allInnerTexts()).toEqual(titles);
  await page.getByRole('link', { name: 'Newest first' }).click();
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/excavator?order=newest`);
  await expect(rows(page).first()).toContainText('Excavator 1');
});

test('a word that is not there leads to the nearest that is', async ({ page }) => {
  await serveEntries(page, numbered(3, 'excavator'));
  await page.goto('/search/exxavvatpr');
  await expect(page.locator('[data-advice]')).toContainText('Did you mean excavator?');
  await page.locator('[data-advice]').getByRole('link', { name: 'excavator' }).click();
  await expect(page).toHaveURL(/\/search\/excavator$/);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('searchbox')).toHaveValue('excavator');
});
