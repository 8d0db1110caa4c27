import { expect, type Locator, type Page, test } from '@playwright/test';
import { PHONE, TABLET } from '../support/visit.ts';

test.use({ viewport: TABLET });

/** March 2026 has 56 tenders on two pages. Tender VCL/KEL/25-26/0289 is on the second page. */
const MARCH = '/tenders/3/2026';
const SUMMARY = 'Filter and sort';
const PAGES = 'Pages of this list';

const rows = (page: Page): Locator => page.getByRole('main').getByRole('rowheader');
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
/** The visible text of the list, without the fields that filter and sort it. */
const listed = (page: Page): Promise<string> =>
  page
    .getByRole('main')
    .locator('details + div ~ *')
    .allInnerTexts()
    .then((texts) => texts.join('\n'));

test('a list is filtered by pointer, all its pages, and comes back as it was', async ({ page, baseURL }) => {
  await page.goto(MARCH);
  const summary = page.getByText(SUMMARY);
  const pager = page.getByRole('navigation', { name: PAGES });
  const words = page.getByRole('searchbox', { name: 'Words, or part of a number' });
  await summary.click();
  await expect(words).toBeVisible();
  const before = await listed(page);
  await words.fill('PUMP');
  await expect(status(page)).toHaveText('2 of 56 tenders');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'hand pumps' })).toBeVisible();
  await expect(pager).toBeHidden();
  await expect(page).toHaveURL(`${baseURL ?? ''}${MARCH}?words=PUMP`);
  await words.fill('0289');
  await expect(status(page)).toHaveText('1 of 56 tenders');
  await expect(rows(page)).toContainText('VCL/KEL/25-26/0289');
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect(summary).toBeFocused();
  await expect(pager).toBeVisible();
  await expect(status(page)).toBeEmpty();
  await expect(page).toHaveURL(`${baseURL ?? ''}${MARCH}`);
  expect(await listed(page)).toBe(before);
});

for (const said of [
  {
    address: MARCH,
    summary: SUMMARY,
    state: 'Status',
    one: '1 of 56 tenders',
    none: 'No Result Found',
    everywhere: 'Search the whole website',
    search: '/search/02890',
  },
  {
    address: `/hi${MARCH}`,
    summary: 'छाँटें और क्रम बदलें',
    state: 'स्थिति',
    one: 'कुल 56 निविदाओं में से 1',
    none: 'कोई परिणाम नहीं मिला',
    everywhere: 'पूरी वेबसाइट में खोजें',
    search: '/hi/search/02890',
  },
])
  test(`the list ${said.address} is filtered by keyboard`, async ({ page }) => {
    await page.goto(said.address);
    await page.getByText(said.summary).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('search', { name: said.summary })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('0289');
    await expect(status(page)).toHaveText(said.one);
    await page.keyboard.type('0');
    await expect(status(page).getByRole('heading')).toHaveText(said.none);
    await expect(status(page).getByRole('link', { name: said.everywhere })).toHaveAttribute('href', said.search);
    await expect(page.getByRole('table')).toBeHidden();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: said.state })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(status(page)).toContainText('18');
    await expect(page).toHaveURL(/\?state=closed$/);
  });

test('a list opens by an address as it was shared', async ({ page }) => {
  await page.goto(`${MARCH}?state=closed&from=2026-03-20&to=2026-03-31&sort=-value`);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('closed');
  await expect(page.getByLabel('Last date, from')).toHaveValue('2026-03-20');
  await expect(page.getByLabel('Last date, to')).toHaveValue('2026-03-31');
  await expect(page.getByRole('combobox', { name: 'Order' }).locator('option:checked')).toHaveText(
    'Estimated value (₹): largest first',
  );
  const closings = page.getByRole('main').locator('td b time:visible');
  // The rows of that week are on a page of the list that comes after a moment.
  await expect.poll(() => closings.count()).toBeGreaterThan(1);
  const shown = await closings.evaluateAll((times: HTMLTimeElement[]) => times.map(({ dateTime }) => dateTime));
  expect(shown.every((day) => day >= '2026-03-20' && day < '2026-04-01')).toBe(true);
});

test('a list stands whole without the file of the filter, which says so', async ({ page }) => {
  await page.route(/\/s\/list\./, (route) => route.abort());
  await page.goto(MARCH);
  await page.getByText(SUMMARY).click();
  await expect(page.locator('details p')).toBeVisible();
  await expect(rows(page)).toHaveCount(30);
  await page.getByRole('navigation', { name: PAGES }).getByRole('link').last().click();
  await expect(rows(page)).toHaveCount(26);
});

test.describe('a list without script', () => {
  test.use({ javaScriptEnabled: false });
  test('stands with its pager, and offers no filter', async ({ page }) => {
    await page.goto(MARCH);
    await expect(rows(page)).toHaveCount(30);
    await expect(page.getByRole('navigation', { name: PAGES })).toBeVisible();
    await expect(page.getByText(SUMMARY)).toBeHidden();
  });
});

test('a list of few rows offers no filter', async ({ page }) => {
  await page.goto('/tenders/4/2026');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(SUMMARY)).toHaveCount(0);
});

test('a Hindi list is asked in Latin letters, and by letters alone where the line fails', async ({ page }) => {
  await page.goto('/hi/tenders');
  await page.getByRole('main').locator('details > summary').first().click();
  const words = page.getByRole('searchbox', { name: 'शब्द या संख्या का अंश' });
  await page.route(/\/s\/sounds\./, (route) => route.abort());
  await words.fill('konveyar');
  await expect(status(page)).toHaveText(/कोई परिणाम नहीं मिला/);
  await words.fill('कन्वेयर');
  await expect(status(page)).toHaveText(/में से 1/);
  await page.unroute(/\/s\/sounds\./);
  await words.fill('conveyor belt');
  await expect(page).toHaveURL(/words=conveyor\+belt$/);
  await expect(status(page)).toHaveText(/में से 1/);
  await expect(page.getByRole('main').getByRole('row')).toContainText(['कन्वेयर बेल्ट']);
});

test('on a phone, the count leads to the result, which names what the list does not have', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tenders');
  await page.getByRole('main').locator('details > summary').first().click();
  const words = page.getByRole('searchbox', { name: 'Words, or part of a number' });
  await words.fill('belting submarine');
  await page.getByRole('button', { name: '1 of 14 tenders' }).click();
  const head = page.getByRole('heading', { name: '1 of 14 tenders' });
  await expect(head).toBeInViewport();
  await expect(head).toBeFocused();
  await expect(status(page)).toContainText('Not in these entries as written: submarine.');
  const everywhere = status(page).getByRole('link', { name: 'Search the whole website' });
  await expect(everywhere).toHaveAttribute('href', '/search/belting%20submarine');
  await words.fill('belting');
  await words.press('Enter');
  await expect(status(page)).not.toContainText('submarine');
  await expect(head).toBeFocused();
});
