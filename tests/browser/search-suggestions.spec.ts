import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { numbered, serveEntries, withoutIndex } from '../support/search-index.ts';
import { momentOf, shiftsSince } from '../support/shifts.ts';
import { answerForOthers, PHONE, watch } from '../support/visit.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const field = (page: Page): Locator => dialog(page).getByRole('combobox');
const list = (page: Page): Locator => dialog(page).getByRole('listbox');
const options = (page: Page): Locator => dialog(page).getByRole('option');
const said = (page: Page): Locator => dialog(page).getByRole('status');
const chosen = (page: Page): Locator => dialog(page).getByRole('option', { selected: true });

async function openOverlay(page: Page, base = ''): Promise<void> {
  await page.goto(`${base}/help`);
  await page.getByRole('banner').locator('a[data-island=search]').click();
  await expect(field(page)).toBeFocused();
}

/** These letters find titles in both languages. */
const TYPED = 'nivi';

for (const { base, typed, count } of [
  { base: '', typed: TYPED, count: /^6 suggestions$/ },
  { base: '/hi', typed: 'निवि', count: /^6 सुझाव$/ },
])
  test(`suggestions on ${base || '/'} come after a pause from the index of the site, at most six, and move nothing`, async ({
    page,
  }) => {
    const faults = watch(page);
    await openOverlay(page, base);
    const before = await momentOf(page);
    await field(page).pressSequentially(typed);
    await expect(options(page)).toHaveCount(6);
    await expect(said(page)).toHaveText(count);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(chosen(page)).toHaveCount(0);
    expect(await shiftsSince(page, before)).toEqual([]);
    expect(await violationsInThemes(page)).toEqual([]);
    await field(page).fill('');
    await expect(list(page)).toBeHidden();
    await expect(said(page)).toBeEmpty();
    expect(faults).toEqual([]);
  });

test.describe('suggestions', () => {
  test('are gone through by arrow keys, and Escape closes them before the overlay', async ({ page }) => {
    await serveEntries(page, [
      { lang: 'en', kind: 'page', url: '/tenders', title: 'Tenders' },
      { lang: 'hi', kind: 'page', url: '/hi/tenders/11/2026', title: 'निविदाएँ' },
    ]);
    await openOverlay(page);
    await field(page).pressSequentially(TYPED);
    await expect(options(page)).toHaveCount(2);
    // A suggestion in the other language is marked with that language.
    const own = options(page).filter({ hasText: 'Tenders' });
    await expect(own).toHaveText('Tenders Page');
    const other = options(page).filter({ hasText: 'In Hindi' });
    await expect(other.locator('span')).toHaveAttribute('lang', 'hi');
    const titles = await options(page).locator('span').allInnerTexts();
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toContainText(titles[0] ?? '-');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '-');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(chosen(page)).toContainText(titles[1] ?? '-');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toHaveValue(TYPED);
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('open by Enter and by a click; Enter without one of them searches for the text', async ({ page, baseURL }) => {
    await serveEntries(page, [{ lang: 'en', kind: 'page', url: '/tenders', title: 'Tenders' }]);
    await openOverlay(page);
    await field(page).pressSequentially(TYPED);
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${baseURL ?? ''}/tenders`);
    await openOverlay(page);
    await field(page).pressSequentially(TYPED);
    await options(page).first().click();
    await expect(page).toHaveURL(`${baseURL ?? ''}/tenders`);
    await openOverlay(page);
    await field(page).pressSequentially(TYPED);
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${baseURL ?? ''}/search/${TYPED}`);
  });

  test('are silently none without the index', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await withoutIndex(page);
    await openOverlay(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/find/'));
    await field(page).pressSequentially(TYPED);
    await failed;
    await expect(list(page)).toBeHidden();
    await expect(said(page)).toBeEmpty();
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\//);
    expect(errors).toEqual([]);
  });
});

const option = (page: Page, title: string): Locator => options(page).filter({ hasText: title });

test('suggestions say until when an entry is open, as the results do', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
  await serveEntries(page, [
    { lang: 'en', kind: 'tender', url: '/tenders/1', title: 'Belt far', closes: '2026-12-24T17:00:00+05:30' },
    { lang: 'en', kind: 'job', url: '/jobs/1', title: 'Belt near', closes: '2026-11-24T17:00:00+05:30' },
    { lang: 'en', kind: 'tender', url: '/tenders/2', title: 'Belt over', closes: '2025-12-05T17:00:00+05:30' },
    { lang: 'en', kind: 'news', url: '/news/1', title: 'Belt news' },
  ]);
  await openOverlay(page);
  await field(page).pressSequentially('belt');
  await expect(option(page, 'far')).toHaveText('Belt far Tender, Open until 24 December 2026');
  await expect(option(page, 'near')).toHaveText('Belt near Job or training, Last date 24 November 2026');
  await expect(option(page, 'over')).toHaveText('Belt over Tender, Closed on 5 December 2025');
  await expect(option(page, 'news')).toHaveText('Belt news News');
  // The page stays open until after the last day.
  await page.clock.setFixedTime('2026-11-24T17:30:00+05:30');
  await field(page).pressSequentially(' near');
  await expect(options(page).first()).toHaveText('Belt near Job or training, Closed on 24 November 2026');
});

test('suggestions come without states if the words of states do not load', async ({ page }) => {
  await page.route(/\/s\/results\./, (route) => route.abort());
  await serveEntries(page, [{ lang: 'en', kind: 'tender', url: '/tenders/1', title: 'Belt', closes: '2025-12-05' }]);
  await openOverlay(page);
  await field(page).pressSequentially('belt');
  await expect(options(page)).toHaveText('Belt Tender');
});

test('a suggestion of another website asks first', async ({ page, baseURL }) => {
  await answerForOthers(page);
  await serveEntries(page, [{ lang: 'en', kind: 'page', url: 'https://elsewhere.example/x', title: 'Elsewhere' }]);
  await openOverlay(page);
  await field(page).pressSequentially('elsew');
  await options(page).first().click();
  await expect(dialog(page)).toContainText('elsewhere.example');
  await expect(page).toHaveURL(`${baseURL ?? ''}/help`);
});

test('titles are text and never run; an address that nobody should follow is not suggested, and takes nothing with it', async ({
  page,
}) => {
  const title = 'Belt <img src=x onerror="document.title=1">';
  await serveEntries(page, [
    { lang: 'en', kind: 'news', url: '/news/1', title },
    { lang: 'en', kind: 'news', url: 'javascript:document.title=3', title: 'Belt that runs' },
    { lang: 'en', kind: 'news', url: '/\\evil.example/', title: 'Belt of another host' },
    { lang: 'en', kind: 'news', url: 'https://', title: 'Belt of no host' },
  ]);
  await openOverlay(page);
  await field(page).pressSequentially('belt');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText(title);
  await expect(options(page).locator('mark')).toHaveText('Belt');
  await expect(dialog(page).locator('img')).toHaveCount(0);
});

test('a list that comes late leaves the choice where it was', async ({ page, baseURL }) => {
  await page.clock.install();
  await serveEntries(page, [
    { lang: 'en', kind: 'news', url: '/news/1', title: 'Belt one', date: '2026-01-02' },
    { lang: 'en', kind: 'news', url: '/news/2', title: 'Belt two', date: '2020-01-01' },
  ]);
  await openOverlay(page);
  await field(page).pressSequentially('belt');
  await expect(options(page)).toHaveText([/^Belt one/, /^Belt two/]);
  // The clock stands still, so the list for the next word cannot arrive.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await field(page).pressSequentially(' two');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText('Belt one');
  await page.clock.resume();
  await expect(options(page).first()).toContainText('Belt two');
  await expect(chosen(page).filter({ hasText: 'Belt two' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL ?? ''}/search/belt%20two`);
});

test('nothing is loaded for them before a letter, and nothing at all for whoever saves data', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofSearch = (): string[] => asked.filter((path) => /^\/find\/|search-(worker|engine)/.test(path));
  await openOverlay(page);
  expect(ofSearch()).toEqual([]);
  await page.keyboard.type('t');
  await expect.poll(ofSearch).not.toEqual([]);
  await page.evaluate(() => localStorage.setItem('saver', 'on'));
  await page.clock.install();
  await openOverlay(page);
  asked.length = 0;
  await page.keyboard.type('tender');
  // This is longer than the pause before suggestions.
  await page.clock.runFor(5000);
  expect(ofSearch()).toEqual([]);
  await expect(list(page)).toBeHidden();
});

test('on a phone they fit, and what they lie over is not seen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await serveEntries(page, numbered(8, 'A very long title about excavators and dumpers that goes on and on'));
  await openOverlay(page);
  await field(page).pressSequentially('excav');
  await expect(options(page)).toHaveCount(6);
  for (const option of await options(page).all())
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(dialog(page).getByRole('heading', { name: 'Popular Page' })).toBeHidden();
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
