import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { numbered, serveEntries } from '../support/search-index.ts';
import { momentOf, shiftsSince } from '../support/shifts.ts';
import { watch } from '../support/visit.ts';

const results = (page: Page): Locator => page.locator('[data-results]');
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const rowOf = (page: Page, title: string): Locator =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title }) });

for (const { base, word, count } of [
  { base: '', word: 'Sonpahar', count: /^\d+ results for “Sonpahar”$/ },
  { base: '/hi', word: 'कोयला', count: /^“कोयला” के लिए \d+ परिणाम$/ },
])
  test(`${base}/search shows what the index has, each with its address in the same language`, async ({ page }) => {
    const faults = watch(page);
    await page.goto(`${base}/search/${word}`);
    await expect(status(page)).toHaveText(count);
    const link = results(page).getByRole('listitem').getByRole('heading').getByRole('link').first();
    await expect(link).toHaveAttribute('href', new RegExp(`^${base}/`));
    await expect(results(page).locator('.rows > li')).toHaveCount(10);
    await expect(results(page).locator('h3 mark').first()).toHaveText(word);
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await expect(page).toHaveTitle(new RegExp(`^${word} - `));
    expect(await violationsInThemes(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

test('a single result is counted as one, and it is said when there is none', async ({ page }) => {
  await serveEntries(page, [{ lang: 'en', kind: 'news', url: '/news/1', title: 'A new shovel' }]);
  await page.goto('/search/shovel');
  await expect(status(page)).toHaveText('1 result for “shovel”');
  await page.goto('/search/zxqvw');
  await expect(status(page)).toHaveText('No Result Found');
  await expect(results(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href="/sitemap"]')).toBeVisible();
});

test('what is typed on the search page is answered there, and can be shared by its address', async ({
  page,
  baseURL,
}) => {
  await page.goto('/search');
  const loaded = await momentOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const field = page.getByRole('searchbox');
  await field.focus();
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^\/find\/manifest/));
  await field.fill('NIT 45/2026');
  await field.press('Enter');
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/NIT%2045%2F2026`);
  await expect(status(page)).toContainText('“NIT 45/2026”');
  await expect(status(page)).toBeFocused();
  expect(await momentOf(page)).toBeGreaterThan(loaded);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL ?? ''}/search`);
  await expect(results(page)).toBeHidden();
  await expect(field).toHaveValue('');
  await page.goForward();
  await expect(results(page)).toBeVisible();
  await page.reload();
  await expect(status(page)).toContainText('“NIT 45/2026”');
});

test('says of each what it is: kind, date, state, number, file', async ({ page }) => {
  await serveEntries(page, [
    {
      lang: 'en',
      kind: 'tender',
      url: '/tenders/1/2020#t-1',
      title: 'Belt one',
      date: '2020-01-02',
      closes: '2020-02-03T17:00:00+05:30',
      reference: 'VCL/1/45',
    },
    {
      lang: 'en',
      kind: 'tender',
      url: '/tenders/1/2020#t-2',
      title: 'Belt two',
      date: '2020-01-03',
      closes: '2049-02-03T17:00:00+05:30',
    },
    {
      lang: 'en',
      kind: 'file',
      url: 'https://files.example/belt.pdf',
      title: 'Belt three',
      fileType: 'PDF',
      fileBytes: 2_400_000,
    },
    { lang: 'hi', kind: 'page', url: '/hi/pages/belt', title: 'बेल्ट चार belt', body: 'हिन्दी में लिखा' },
  ]);
  await page.goto('/search/belt');
  await expect(status(page)).toHaveText('4 results for “belt”');
  const closed = rowOf(page, 'Belt one');
  for (const words of ['Tender', '2 January 2020', 'Closed on 3 February 2020', 'No. VCL/1/45'])
    await expect(closed).toContainText(words);
  await expect(closed.locator('time')).toHaveAttribute('datetime', '2020-01-02');
  await expect(rowOf(page, 'Belt two')).toContainText('Open until 3 February 2049');
  const file = rowOf(page, 'Belt three');
  await expect(file).toContainText('PDF, 2.4 MB');
  await expect(file.getByRole('link')).toHaveText('Belt three');
  const foreign = rowOf(page, 'बेल्ट चार belt');
  await expect(foreign).toContainText('In Hindi');
  await expect(foreign.getByRole('link').locator('span').first()).toHaveAttribute('lang', 'hi');
  await expect(foreign.locator('p[lang=hi]')).toHaveText('हिन्दी में लिखा');
  await expect(foreign.getByRole('link')).toHaveAttribute('hreflang', 'hi');
  await expect(results(page).locator('a:is([target],[rel],[hreflang=en])')).toHaveCount(0);
  // Results in the page's language come first.
  await expect(results(page).locator('.rows > li').last()).toContainText('In Hindi');
  await page.goto('/hi/search/belt');
  await expect(rowOf(page, 'Belt one')).toContainText('3 फरवरी 2020 को बंद');
  await expect(rowOf(page, 'Belt two')).toContainText('3 फरवरी 2049 तक खुली');
  await expect(rowOf(page, 'Belt two')).toContainText('अंग्रेज़ी में');
  await expect(results(page).locator('.rows > li').first()).toContainText('बेल्ट चार');
});

test('words that the page was made with keep their language when its script has answered', async ({ page }) => {
  for (const [address, lang] of [
    ['/hi/search/coal', 'en'],
    ['/search/nivida', 'hi-Latn'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('[data-results] nav a').first()).toBeAttached();
    await expect(status(page).locator('bdi')).toHaveAttribute('lang', lang);
  }
});

test('Hindi words in an English title are marked as such', async ({ page }) => {
  await serveEntries(page, [
    { lang: 'en', kind: 'page', url: '/pages/belt', title: 'Belt for खान सुरक्षा 2026', body: 'The belt of सुरक्षा' },
    { lang: 'hi', kind: 'page', url: '/hi/pages/another', title: 'सुरक्षा belt', body: '' },
  ]);
  await page.goto('/search/belt');
  const row = rowOf(page, 'Belt for');
  await expect(row.locator('a [lang=hi]')).toHaveText('खान सुरक्षा ');
  await expect(row.locator('p [lang=hi]')).toHaveText('सुरक्षा');
  await expect(rowOf(page, 'सुरक्षा belt').locator('a span [lang]')).toHaveCount(0);
});

test('a result on another website asks first', async ({ page, baseURL }) => {
  await serveEntries(page, [{ lang: 'en', kind: 'page', url: 'https://elsewhere.example/x', title: 'Elsewhere' }]);
  await page.goto('/search/elsewhere');
  await page.getByRole('link', { name: 'Elsewhere (opens another website in a new tab)', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('elsewhere.example');
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/elsewhere`);
});

test('text in the address and in titles is shown and never run', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"> <script>document.title=2</script>';
  await serveEntries(page, [
    { lang: 'en', kind: 'news', url: '/news/1', title: `Belt ${hostile}`, body: hostile, reference: hostile },
    { lang: 'en', kind: 'news', url: 'javascript:document.title=3', title: 'Belt that runs' },
    { lang: 'en', kind: 'news', url: '//evil.example/', title: 'Belt of another host' },
  ]);
  for (const address of [
    `/search/${encodeURIComponent(`belt ${hostile}`)}`,
    '/search?q=belt&kind=%3Cb%3E&year=x&page=-1',
  ]) {
    await page.goto(address);
    await expect(results(page).locator('.rows > li').first()).toContainText(hostile);
    await expect(page.locator('main :is(img, script)')).toHaveCount(0);
    await expect(results(page).getByRole('link', { name: /that runs|another host/ })).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^\d$/);
  }
  await expect(page.getByRole('searchbox')).toHaveValue('belt');
  for (const half of ['/search/%E0%A4', '/search/%F0%9F%98%80%20', '/search/zxqvw%2F%3Fq=%23']) {
    await page.goto(half);
    await expect(status(page)).toHaveText('No Result Found');
  }
});

test('the part of a text that answers comes after, where it is needed, and moves nothing', async ({ page }) => {
  const rest = 'Words about other things that stand before it. '.repeat(20);
  await serveEntries(page, [
    {
      lang: 'en',
      kind: 'page',
      url: '/pages/a',
      title: 'First page',
      body: `${rest}Here the excavator is described in full.`,
    },
    ...numbered(2, 'excavators'),
  ]);
  await page.goto('/search/excavator');
  const before = await momentOf(page);
  const text = rowOf(page, 'First page').locator('.result__text');
  await expect(text).toContainText('Here the excavator is described');
  await expect(text.locator('mark')).toHaveText('excavator');
  expect(await shiftsSince(page, before)).toEqual([]);
});

test('with data saving, results show the beginning of the text and load no excerpts', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('saver', 'on'));
  const rest = 'Words about other things that stand before it. '.repeat(20);
  await serveEntries(page, [{ lang: 'en', kind: 'page', url: '/pages/a', title: 'First', body: `${rest} excavator` }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/search/excavator');
  await expect(rowOf(page, 'First')).toContainText('Words about other things');
  expect(asked.filter((path) => path.startsWith('/find/x'))).toEqual([]);
});

for (const { when, javaScriptEnabled } of [
  { when: 'without script', javaScriptEnabled: false },
  { when: 'when the file of the results never arrives', javaScriptEnabled: true },
])
  test.describe(when, () => {
    test.use({ javaScriptEnabled });

    test('the search shows the ways round the site instead', async ({ page }) => {
      await page.route(/\/s\/results\./, (route) => route.abort());
      await page.goto('/search');
      await page.getByRole('searchbox').fill('zinc');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/zinc$/);
      await expect(page.getByRole('main').getByRole('status')).toBeHidden();
      await page.getByRole('main').locator('a[href="/tenders"]').first().click();
      await expect(page).toHaveURL(/\/tenders$/);
    });
  });
