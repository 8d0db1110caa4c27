import { expect, type Locator, type Page, test } from '@playwright/test';
import { COLOUR_RULES, violations } from '../../scripts/check/axe.ts';
import { momentOf, shiftsSince } from '../support/shifts.ts';
import { DESK, overflow, PHONE } from '../support/visit.ts';

const kinds = [
  { address: '/tenders', date: 'Last date', states: ['All', 'Open', 'Closes within 7 days'] },
  {
    address: '/data-listing/pages/penal-action',
    date: 'First day in force',
    states: ['All', 'In force', 'Lapsed'],
  },
  { address: '/hi/data-listing/pages/recruitment', date: 'अंतिम तिथि', states: ['सभी', 'खुली', 'बंद', 'वापस ली गई'] },
  { address: '/data-listing/pages/circulars', date: 'Published on', states: ['All', 'Current', 'New', 'Archived'] },
  { address: '/news', date: 'Published on', states: ['All', 'Current', 'New', 'Archived'] },
  { address: '/hi/tenders/awarded', date: 'तिथि', states: [] },
  { address: '/hi/card-data-listing/pages/publications', date: 'प्रकाशन तिथि', states: [] },
];
/** A 1280 × 1024 screen at 400 % zoom shows this many CSS pixels. */
const ZOOMED = { width: 320, height: 256 };

const main = (page: Page): Locator => page.getByRole('main');
const status = (page: Page): Locator => main(page).getByRole('status');

/** Opens the fields of a list. On a desk they come in the place of the button when somebody is there, so no press is needed. */
async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  if (page.viewportSize()?.width === PHONE.width) await main(page).locator('details > summary').first().click();
  else await page.keyboard.press('Shift');
  const search = main(page).getByRole('search');
  await expect(search).toBeVisible();
  return search;
}

for (const { address, date, states } of kinds)
  test(`${address} offers its states, says which date it asks for, and fits any screen and a finger`, async ({
    page,
  }) => {
    test.slow();
    await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
    await page.setViewportSize(DESK);
    const search = await open(page, address);
    const offered = search.getByRole('combobox');
    await expect(offered).toHaveCount(states.length > 0 ? 2 : 1);
    if (states.length > 0) await expect(offered.first().getByRole('option')).toHaveText(states);
    await expect(search.locator('label:has([type=date])')).toContainText([date, date]);
    const faults: string[] = [];
    await search.getByRole('combobox').last().selectOption({ index: 1 });
    await expect(status(page)).not.toBeEmpty();
    // The languages differ only in text. So one is tested on a desktop and the other on a phone.
    const isHindi = address.startsWith('/hi/');
    if (!isHindi) faults.push(...(await violations(page)).map((fault) => `desk: ${fault}`));
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    faults.push(...(await violations(page, COLOUR_RULES)).map((fault) => `dark: ${fault}`));
    for (const size of [ZOOMED, { width: 320, height: 640 }, PHONE, { width: 768, height: 1024 }]) {
      await page.setViewportSize(size);
      faults.push(...(await overflow(page)).map((fault) => `${size.width} px: ${fault}`));
    }
    await page.setViewportSize(PHONE);
    if (isHindi) faults.push(...(await violations(page)).map((fault) => `phone: ${fault}`));
    const controls = main(page).locator('summary, input, select, button');
    const small = await controls.evaluateAll((all) =>
      all.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isSmall = control.getClientRects().length > 0 && Math.min(width, height) < 43.5;
        return isSmall ? [`small: ${control.textContent} ${height}`] : [];
      }),
    );
    faults.push(...small);
    expect(faults).toEqual([]);
  });

/** The visible cells of a column. */
async function cellsBelow(page: Page, head: string): Promise<Locator> {
  const heads = await main(page).getByRole('table').first().getByRole('columnheader').allInnerTexts();
  const place = heads.findIndex((words) => words.trim().toLowerCase() === head.toLowerCase());
  return main(page)
    .locator(`tbody tr > :nth-child(${place + 1})`)
    .locator('visible=true');
}
const timesIn = async (page: Page, head: string): Promise<string[]> =>
  (await cellsBelow(page, head))
    .locator('time')
    .evaluateAll((times: HTMLTimeElement[]) => times.map(({ dateTime }) => dateTime));
const ascending = (values: readonly string[]): string[] => [...values].sort();

test.describe('on a desk', () => {
  test.use({ viewport: DESK });

  test('the fields come in the place of the button when somebody is there, nothing moves, and the list has no groups until it is whole again', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
    await page.goto('/tenders');
    await expect(main(page).getByText('Filter and sort')).toBeVisible();
    await expect(main(page).getByText('The filter is loading.')).toBeAttached();
    const before = await momentOf(page);
    await page.keyboard.press('Tab');
    await main(page).getByRole('searchbox').fill('supply');
    await expect(main(page).getByText('Filter and sort')).toBeHidden();
    await expect(status(page)).toHaveText(/^\d of 14 tenders$/);
    const heads = main(page).getByRole('columnheader');
    await expect(heads).toHaveText([/^TenderTender$/, /^(Last date){2}$/, /^(Estimated value \(₹\)){2}$/, /^Dates/]);
    const groups = page.getByRole('rowheader', { name: /^Closing/ });
    await expect(groups).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Show the whole list' }).click();
    await expect(main(page).getByRole('searchbox')).toBeFocused();
    await expect(groups).toHaveCount(2);
    expect(await shiftsSince(page, before, 'touched')).toEqual([]);
  });

  test('the heads of a table sort all its sections, up and down, what is missing last, and keep the focus', async ({
    page,
  }) => {
    await open(page, '/data-listing/pages/penal-action');
    const head = main(page).getByRole('columnheader', { name: 'To', exact: true });
    const statesOfRows = main(page).locator('.state:visible');
    await expect(statesOfRows).toHaveCount(0); // each heading says the state of all its rows
    const button = head.first().getByRole('button');
    await button.click();
    await expect(main(page).getByRole('table')).toHaveCount(1);
    await expect(status(page)).toHaveText('9 of 9 orders');
    await expect(statesOfRows).toHaveCount(9);
    await expect(main(page).getByRole('table')).toHaveAccessibleName('9 of 9 orders');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(button).toBeFocused();
    const up = await timesIn(page, 'To');
    expect(up).toEqual(ascending(up));
    await expect(main(page).getByRole('row').last()).toContainText('Until further orders');
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => timesIn(page, 'To')).toEqual(up.toReversed()); // the rows change after the heading
    await expect(main(page).getByRole('row').last()).toContainText('Until further orders');
    await expect(page).toHaveURL(/\?sort=-to$/);
    await page.getByRole('button', { name: 'Show the whole list' }).click();
    await expect(main(page).getByRole('table')).toHaveCount(2);
    await expect(head.first()).not.toHaveAttribute('aria-sort');
    // A head of the second table has the focus in the first when that is shown alone.
    await main(page).getByRole('table').nth(1).getByRole('button', { name: 'Period' }).click();
    await expect(main(page).getByRole('table')).toHaveCount(1);
    await expect(main(page).getByRole('button', { name: 'Period' })).toBeFocused();
    const months = (text: string): number => Number.parseInt(text) * (text.includes('year') ? 12 : 1);
    const periods = await (await cellsBelow(page, 'Period')).allInnerTexts();
    const known = periods.map(months).filter((count) => !Number.isNaN(count));
    expect(known).toEqual([...known].sort((a, b) => a - b));
  });

  test('a value goes by its size, and a table says which column its rows stand in order by', async ({ page }) => {
    await open(page, '/tenders');
    const column = (name: string): Locator => main(page).getByRole('columnheader', { name });
    await expect(column('Last date')).toHaveAttribute('aria-sort', 'ascending');
    await column('Value').getByRole('button').click();
    await column('Value').getByRole('button').click();
    await expect(column('Value')).toHaveAttribute('aria-sort', 'descending');
    await expect(column('Last date')).not.toHaveAttribute('aria-sort');
    const values = await (await cellsBelow(page, 'Estimated value (₹)')).allInnerTexts();
    const sizes = values.map((text) => Number.parseFloat(text.replaceAll(',', '')));
    const known = sizes.filter((size) => !Number.isNaN(size));
    expect(known).toEqual([...known].sort((a, b) => b - a));
    expect(sizes.slice(0, known.length)).toEqual(known);
    await page.getByRole('button', { name: 'Show the whole list' }).click();
    await expect(column('Last date')).toHaveAttribute('aria-sort', 'ascending');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('cards are put in order by the field, and their table offers no unseen button', async ({ page }) => {
    const search = await open(page, '/tenders');
    await search.getByRole('combobox', { name: 'Order' }).selectOption('Published on: earliest first');
    await expect(status(page)).toHaveText('14 of 14 tenders');
    const rows = await main(page).getByRole('row').locator('visible=true').allInnerTexts();
    const days = rows.flatMap((row) => Date.parse(/Published (\d+ \w+ \d{4})/.exec(row)?.[1] ?? '') || []);
    expect(days).toHaveLength(14);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    await expect(main(page).locator('thead button').locator('visible=true')).toHaveCount(0);
    await expect(main(page).getByRole('columnheader', { name: 'Tender' })).toBeAttached();
  });

  test('jobs of every year are put in order by their posts', async ({ page }) => {
    const search = await open(page, '/hi/data-listing/pages/recruitment');
    await search.getByRole('combobox', { name: 'क्रम' }).selectOption('पद: अधिक से कम');
    await expect(status(page)).toHaveText('कुल 8 सूचनाओं में से 8');
    const notices = await main(page).getByRole('article').locator('visible=true').allInnerTexts();
    const counts = notices.flatMap((text) => Number(/पद: ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')) || []);
    expect(counts.length).toBeGreaterThan(2);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    await search.getByRole('combobox', { name: 'स्थिति' }).selectOption('खुली');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(main(page).getByRole('heading', { level: 3 }).filter({ visible: true })).not.toHaveCount(8);
  });

  test('cards are found by words, and stand in the order of the alphabet', async ({ page }) => {
    const search = await open(page, '/card-data-listing/pages/publications');
    await search.getByRole('combobox', { name: 'Order' }).selectOption('Title: A to Z');
    await expect(status(page)).toHaveText(/entries$/);
    const titles = await main(page).getByRole('heading', { level: 3 }).allInnerTexts();
    expect(titles).toEqual([...titles].sort(new Intl.Collator('en', { numeric: true }).compare));
    await search.getByRole('searchbox').fill('vindhya issue');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(/^2 of/);
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([/issue 41/, /issue 42/]);
  });
});

test('a listing is asked for days on all its pages, and then offers only the states that it has', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
  await page.goto('/data-listing/pages/circulars?to=2025-02-28&sort=published');
  await expect(status(page)).toHaveText('7 of 57 entries');
  const days = await timesIn(page, 'Published on');
  expect(days.filter((day) => day > '2025-02-28')).toEqual([]);
  expect(days).toEqual(ascending(days));
  const states = page.getByRole('combobox', { name: 'Status' }).getByRole('option');
  await expect(states).toHaveText(['All', 'Current', 'New']);
});

test('a listing that is read weeks after it was made offers nothing as new', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-10T12:00:00+05:30');
  // The address asks for a sorted list. To sort it, the browser loads all its pages.
  await page.goto('/data-listing/pages/circulars?sort=published');
  await expect(status(page)).toHaveText('57 of 57 entries');
  // All entries are current, so there is no state to choose.
  await expect(page.getByRole('combobox', { name: 'Order' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeHidden();
});

test('a listing is asked for what is archived, apart from what is current', async ({ page }) => {
  await page.goto('/data-listing/pages/forms');
  // Imitate a page on which the last entry is archived.
  await page
    .locator('tbody tr')
    .last()
    .evaluate((row) => row.setAttribute('data-archived', '2026-11-01'));
  await page.keyboard.press('Shift');
  const state = page.getByRole('combobox', { name: 'Status' });
  await state.selectOption('Archived');
  await expect(status(page)).toHaveText(/^1 of \d entries$/);
  await state.selectOption('Current');
  await expect(status(page)).toHaveText(/^[2-9] of \d entries$/);
});

test('tenders under evaluation are found apart from the other closed ones', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
  await page.goto('/tenders/10/2026?state=evaluation');
  const rows = main(page).locator('tbody tr').locator('visible=true');
  await expect(status(page)).toHaveText(/^4 of/);
  await expect(rows.filter({ hasText: 'Under evaluation' })).toHaveCount(4);
});
