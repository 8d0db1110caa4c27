import { expect, type Locator, type Page, test } from '@playwright/test';
import { PHONE, TABLET } from '../support/visit.ts';

test.use({ viewport: TABLET });

/** March 2026 has 56 tenders on two pages. Tender VCL/KEL/25-26/0289 is on the second page. */
const MARCH = '/tenders/3/2026';
const rows = (page: Page): Locator => page.getByRole('main').getByRole('rowheader');
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
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
  await expect(rows(page)).toHaveCount(30);
  // `from=card` in the address loads the island. It is not a valid date, so it filters nothing.
  await expect.poll(() => asked.some((path) => path.startsWith('/s/list.'))).toBe(true);
  expect(asked.filter((path) => path.endsWith('/page/2'))).toEqual([]);
  asked.length = 0;
  await page.goto(MARCH, { waitUntil: 'load' });
  expect(asked.filter(isOurs)).toEqual([]);
  await page.getByText('Filter and sort').click();
  await expect(field(page)).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/page/2'))).toEqual([]);
  // The list uses only the search's code for comparing letters, which is in the file of the stores. So no other file
  // loads.
  expect(asked.filter((path) => /^\/s\/(?!start|list\.|stores\.)/.test(path))).toEqual([]);
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
  await expect(rows(page)).toHaveCount(30);
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
  await expect(status(page)).toHaveText(/^0 of 56 tenders\s*26 more rows are being loaded\.$/);
  release();
  await expect(status(page)).toHaveText('1 of 56 tenders');
  await expect(rows(page)).toContainText('VCL/KEL/25-26/0289');
});

test('filters what is there when a page does not come, says so, and tries again', async ({ page }) => {
  await page.route('**/page/2', (route) => route.abort());
  await openMarch(page);
  await field(page).fill('KEL');
  await expect(status(page)).toContainText('6 rows could not be loaded.');
  const found = async (): Promise<number> => Number.parseInt(await status(page).innerText());
  const before = await found();
  expect(before).toBeGreaterThan(1);
  const retry = page.getByRole('button', { name: 'Try again' });
  await page.unroute('**/page/2');
  await page.route('**/page/2', (route) => route.fulfill({ status: 503, body: '<p>503</p>' }));
  await retry.click();
  await expect(status(page)).toContainText('6 rows could not be loaded');
  await page.unroute('**/page/2');
  await retry.click();
  await expect(status(page)).toHaveText(/^\d+ of 56 tenders$/);
  expect(await found()).toBeGreaterThan(before);
  await expect(retry).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show the whole list' })).toBeFocused();
});

test('a further page of a list is filtered with all the others', async ({ page }) => {
  await page.goto(`${MARCH}/page/2?words=pump`);
  await expect(status(page)).toHaveText('2 of 56 tenders');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect(rows(page)).toHaveCount(26);
});

test('rows of other pages say what depends on today, and bring their drawings', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
  await page.route('**/page/2', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    // Imitate a page that was built in March, when the last tender was open.
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
  await page.getByRole('combobox', { name: 'Status' }).selectOption('closed');
  await expect(status(page)).toHaveText('1 of 56 tenders');
});

test('twenty rows are shown, the others by a button or on paper', async ({ page }) => {
  await page.goto(`${MARCH}?sort=title`);
  await expect(status(page)).toHaveText('56 of 56 tenders');
  await expect(rows(page)).toHaveCount(20);
  const more = page.getByRole('button', { name: 'Show all 56' });
  await more.click();
  await expect(rows(page)).toHaveCount(56);
  await expect(rows(page).nth(20).getByRole('link').first()).toBeFocused();
  await expect(more).toBeHidden();
  await page.goto(`${MARCH}?sort=-title`);
  await expect(rows(page)).toHaveCount(20);
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

test('typing among 510 rows keeps a slow phone free', async ({ page }) => {
  await page.route('**/page/2', async (route) => {
    const [answer, first] = await Promise.all([
      route.fetch(),
      route.fetch({ url: route.request().url().replace('/page/2', '') }),
    ]);
    const [, thirty = ''] = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(await first.text()) ?? [];
    const many = Array.from({ length: 16 }, (_, index) => thirty.replace(/id="t-/g, `id="t-${index}-`)).join('');
    const body = (await answer.text()).replace(/(?<=<tbody[^>]*>).*?(?=<\/tbody>)/s, () => many);
    await route.fulfill({ response: answer, body });
  });
  await openMarch(page);
  await field(page).fill('s');
  await expect(status(page)).toHaveText(/^\d+ of 510 tenders$/);
  const client = await page.context().newCDPSession(page);
  // Measure the processor time, because other work on the machine does not change it.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await busy();
  await field(page).pressSequentially('upply', { delay: 20 });
  await expect(page).toHaveURL(/words=supply$/);
  await expect(status(page)).toHaveText(/^\d+ of 510 tenders$/);
  // The limit is low: rendering all rows at each typed letter would take many times as long.
  expect((await busy()) - before).toBeLessThan(600);
  expect(await rows(page).count()).toBe(20);
});

test('a listing says which entries are on a page, and on a phone each file has a line of its own', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/hi/data-listing/pages/circulars');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('57 प्रविष्टियों में से 1–30');
  await page.goto('/data-listing/pages/circulars/page/2');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('31–57 of 57 entries');
  const gaps = await page
    .getByRole('main')
    .getByRole('row')
    .evaluateAll((all) =>
      all.slice(1).map(({ lastElementChild: file }) => {
        const date = file?.previousElementSibling?.getBoundingClientRect().bottom ?? Infinity;
        return (file?.getBoundingClientRect().top ?? 0) - date;
      }),
    );
  expect(gaps).toHaveLength(27);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});

test('news of all years are found together, and each then says its year', async ({ page }) => {
  await page.goto('/news?sort=published');
  const articles = page.getByRole('main').getByRole('article').filter({ visible: true });
  await expect(status(page)).toHaveText('41 of 41 entries');
  await expect(articles.first()).toContainText(/\d{1,2}\s[A-Z][a-z]+\s20\d\d/);
  const days = await articles.evaluateAll((all) => all.map((one) => one.querySelector('time')?.dateTime ?? ''));
  expect(days).toEqual([...days].sort());
  expect(new Set(days.map((day) => day.slice(0, 4))).size).toBeGreaterThan(1);
});

test('contracts of all years go by their value', async ({ page }) => {
  await page.goto('/tenders/awarded?sort=-sum');
  await expect(status(page)).toHaveText('68 of 68 tenders');
  const values = await page.getByRole('main').getByText(/^₹/).filter({ visible: true }).allInnerTexts();
  const numbers = values.map((value) => Number(value.replace(/[^\d]/g, '')));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});
