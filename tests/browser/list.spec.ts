import { expect, type Locator, type Page, test } from '@playwright/test';

/** March 2026 has 56 tenders on two pages; VCL/KEL/25-26/0289 stands on the second. */
const languages = [
  {
    address: '/tenders/3/2026',
    summary: 'Filter and sort',
    field: 'Words, or part of a number',
    state: 'State',
    lastDate: 'Last date',
    from: 'From',
    to: 'To',
    order: 'Order',
    highest: 'Value (₹): largest first',
    pages: 'Pages of this list',
    word: 'PUMP',
    title: 'hand pumps',
    two: '2 of 56 tenders',
    one: '1 of 56 tenders',
    none: 'No Result Found',
    clear: 'Show the whole list',
  },
  {
    address: '/hi/tenders/3/2026',
    summary: 'छाँटें और क्रम बदलें',
    field: 'शब्द या संख्या का अंश',
    state: 'स्थिति',
    lastDate: 'अंतिम तिथि',
    from: 'से',
    to: 'तक',
    order: 'क्रम',
    highest: 'मूल्य (₹): अधिक से कम',
    pages: 'इस सूची के पृष्ठ',
    word: 'पम्प',
    title: 'हैंडपंप',
    two: 'कुल 56 निविदाओं में से 2',
    one: 'कुल 56 निविदाओं में से 1',
    none: 'कोई परिणाम नहीं मिला',
    clear: 'पूरी सूची दिखाएँ',
  },
];

const rows = (page: Page): Locator => page.getByRole('main').getByRole('rowheader');
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
/** The words of the page that a visitor sees, but those of the fields. */
const listed = (page: Page): Promise<string> =>
  page
    .getByRole('main')
    .locator('details + div ~ *')
    .allInnerTexts()
    .then((texts) => texts.join('\n'));

for (const said of languages)
  test.describe(`the list ${said.address}`, () => {
    test.beforeEach(({ page }) => page.goto(said.address));

    test('is filtered by pointer, all its pages, and comes back as it was', async ({ page, baseURL }) => {
      const summary = page.getByText(said.summary);
      const pager = page.getByRole('navigation', { name: said.pages });
      await summary.click();
      await expect(page.getByRole('searchbox', { name: said.field })).toBeVisible();
      const before = await listed(page);
      await page.getByRole('searchbox', { name: said.field }).fill(said.word);
      await expect(status(page)).toHaveText(said.two);
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).filter({ hasText: said.title })).toBeVisible();
      await expect(pager).toBeHidden();
      await expect(page).toHaveURL(`${baseURL ?? ''}${said.address}?words=${encodeURIComponent(said.word)}`);
      await page.getByRole('searchbox', { name: said.field }).fill('0289');
      await expect(status(page)).toHaveText(said.one);
      await expect(rows(page)).toContainText('VCL/KEL/25-26/0289');
      await page.getByRole('button', { name: said.clear }).click();
      await expect(summary).toBeFocused();
      await expect(pager).toBeVisible();
      await expect(status(page)).toBeEmpty();
      await expect(page).toHaveURL(`${baseURL ?? ''}${said.address}`);
      expect(await listed(page)).toBe(before);
    });

    test('is filtered by keyboard', async ({ page }) => {
      await page.getByText(said.summary).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('search', { name: said.summary })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.type('0289');
      await expect(status(page)).toHaveText(said.one);
      await page.keyboard.type('0');
      await expect(status(page)).toHaveText(said.none);
      await expect(page.getByRole('table')).toBeHidden();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('combobox', { name: said.state })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(status(page)).toContainText('18');
      await expect(page).toHaveURL(/\?state=closed$/);
    });

    test('opens by an address as it was shared', async ({ page }) => {
      await page.goto(`${said.address}?state=closed&from=2026-03-20&to=2026-03-31&sort=-value`);
      await expect(page.getByRole('combobox', { name: said.state })).toHaveValue('closed');
      const days = page.getByRole('group', { name: said.lastDate });
      await expect(days.getByLabel(said.from)).toHaveValue('2026-03-20');
      await expect(days.getByLabel(said.to)).toHaveValue('2026-03-31');
      await expect(page.getByRole('combobox', { name: said.order }).locator('option:checked')).toHaveText(said.highest);
      const closings = page.getByRole('main').locator('td b time:visible');
      await expect(status(page)).not.toBeEmpty();
      const shown = await closings.evaluateAll((times: HTMLTimeElement[]) => times.map(({ dateTime }) => dateTime));
      expect(shown.length).toBeGreaterThan(1);
      expect(shown.every((day) => day >= '2026-03-20' && day < '2026-04-01')).toBe(true);
    });

    test('stands whole without the file of the filter, which says so', async ({ page }) => {
      await page.route(/\/s\/list\./, (route) => route.abort());
      await page.reload();
      await page.getByText(said.summary).click();
      await expect(page.locator('details p')).toBeVisible();
      await expect(rows(page)).toHaveCount(50);
      await page.getByRole('navigation', { name: said.pages }).getByRole('link').last().click();
      await expect(rows(page)).toHaveCount(6);
    });
  });

test.describe('a list without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { address, summary, pages } of languages)
    test(`${address} stands with its pager, and offers no filter`, async ({ page }) => {
      await page.goto(address);
      await expect(rows(page)).toHaveCount(50);
      await expect(page.getByRole('navigation', { name: pages })).toBeVisible();
      await expect(page.getByText(summary)).toBeHidden();
    });
});

test('a list of few rows offers no filter', async ({ page }) => {
  await page.goto('/tenders/4/2026');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('Filter and sort')).toHaveCount(0);
});

const MARCH = '/tenders/3/2026';
const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Words, or part of a number' });
async function openMarch(page: Page): Promise<void> {
  await page.goto(MARCH);
  await page.getByText('Filter and sort').click();
  await expect(field(page)).toBeVisible();
}

test('nothing is downloaded for a list until it is touched, and its pages only once it is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isOurs = (path: string): boolean => /^\/s\/(?!start)|\/page\/2$/.test(path);
  await page.goto('/tenders/3/2026?from=card', { waitUntil: 'load' });
  await expect(rows(page)).toHaveCount(50);
  // A wrong date in the address is a touch, and asks nothing.
  await expect.poll(() => asked.some((path) => path.startsWith('/s/list.'))).toBe(true);
  expect(asked.filter((path) => path.endsWith('/page/2'))).toEqual([]);
  asked.length = 0;
  await page.goto(MARCH, { waitUntil: 'load' });
  expect(asked.filter(isOurs)).toEqual([]);
  await page.getByText('Filter and sort').click();
  await expect(field(page)).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/page/2'))).toEqual([]);
  await field(page).pressSequentially('pump', { delay: 300 });
  await expect(status(page)).toHaveText('2 of 56 tenders');
  expect(asked.filter((path) => path.endsWith('/page/2'))).toHaveLength(1);
});

test('wrong values in an address are passed over', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${MARCH}?state=burning&from=2026-02-31&to=soon&sort=colour`);
  await page.getByText('Filter and sort').click();
  await expect(field(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByRole('navigation', { name: 'Pages of this list' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('says how many rows are still missing, and shows those that come', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/page/2', async (route) => {
    await held;
    await route.continue();
  });
  await openMarch(page);
  await field(page).fill('0289');
  await expect(status(page)).toHaveText(/^0 of 56 tenders\s*6 more rows are being loaded\.$/);
  release();
  await expect(status(page)).toHaveText('1 of 56 tenders');
  await expect(rows(page)).toContainText('VCL/KEL/25-26/0289');
});

test('filters what is there when a page does not come, says so, and tries again', async ({ page }) => {
  await page.route('**/page/2', (route) => route.abort());
  await openMarch(page);
  await field(page).fill('KEL');
  await expect(status(page)).toContainText('6 rows could not be loaded and are left out.');
  const found = await rows(page).count();
  expect(found).toBeGreaterThan(1);
  const retry = page.getByRole('button', { name: 'Try again' });
  await page.unroute('**/page/2');
  await page.route('**/page/2', (route) => route.fulfill({ status: 503, body: '<p>503</p>' }));
  await retry.click();
  await expect(status(page)).toContainText('6 rows could not be loaded');
  await page.unroute('**/page/2');
  await retry.click();
  await expect(status(page)).toHaveText(/^\d+ of 56 tenders$/);
  expect(await rows(page).count()).toBeGreaterThan(found);
  await expect(retry).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show the whole list' })).toBeFocused();
});

test('a further page of a list is filtered with all the others', async ({ page }) => {
  await page.goto(`${MARCH}/page/2?words=pump`);
  await expect(status(page)).toHaveText('2 of 56 tenders');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect(rows(page)).toHaveCount(6);
});

test('rows of other pages say what depends on today, and bring their drawings', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
  await page.route('**/page/2', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    // As it was made in March: the last tender was open then.
    const at = html.lastIndexOf('<span class="state');
    const old = html
      .slice(at)
      .replace(
        /^<span class="state[^>]*>.*?<\/span>/s,
        '<span class="state state--open" data-closes="2026-03-23T17:00+05:30"><svg class="icon"><use href="#i-open"></use></svg> Open, 9 days left</span>',
      );
    const symbol = '<symbol id="i-of-page-two" viewBox="0 0 24 24"><path d="M0 0"/></symbol></svg>';
    await route.fulfill({ response: answer, body: html.slice(0, at).replace('</svg>', symbol) + old });
  });
  await page.goto(`${MARCH}?words=0289`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('main').locator('.state:visible')).toHaveText('Closed');
  await expect(page.locator('#i-of-page-two')).toBeAttached();
  await page.getByRole('combobox', { name: 'State' }).selectOption('closed');
  await expect(status(page)).toHaveText('1 of 56 tenders');
});

test('fifty rows are shown, the others by a button or on paper', async ({ page }) => {
  await page.goto(`${MARCH}?sort=title`);
  await expect(status(page)).toHaveText('56 of 56 tenders');
  await expect(rows(page)).toHaveCount(50);
  const more = page.getByRole('button', { name: 'Show all 56' });
  await more.click();
  await expect(rows(page)).toHaveCount(56);
  await expect(rows(page).nth(50).getByRole('link').first()).toBeFocused();
  await expect(more).toBeHidden();
  await page.goto(`${MARCH}?sort=-title`);
  await expect(rows(page)).toHaveCount(50);
  await page.emulateMedia({ media: 'print' });
  await page.pdf();
  await expect(rows(page)).toHaveCount(56);
  await expect(page.getByText('Filter and sort')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show the whole list' })).toBeHidden();
  await expect(status(page)).toBeVisible();
});

test('the filter goes along into the other language, and back leads away from the list', async ({ page, baseURL }) => {
  await page.goto('/tenders');
  await page.goto(MARCH);
  await page.getByText('Filter and sort').click();
  await field(page).fill('02');
  await expect(page).toHaveURL(/\?words=02$/);
  await field(page).fill('0289');
  await expect(page).toHaveURL(/\?words=0289$/);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL ?? ''}/tenders`);
  await page.goForward();
  await expect(status(page)).toHaveText('1 of 56 tenders');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(`${baseURL ?? ''}/hi${MARCH}?words=0289`);
  await expect(status(page)).toHaveText('कुल 56 निविदाओं में से 1');
});
