import { expect, test } from '@playwright/test';
import { PHONE } from '../support/visit.ts';

const TENDER = '/hi/tenders/10/2026/1133';

test('a bidder with a phone gets from the home page to the last corrigendum of a tender in three steps', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/hi');
  await page.getByRole('link', { name: 'खोजें' }).first().click();
  await page.getByRole('combobox').first().fill('कन्वेयर बेल्ट');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/परिणाम$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /स्टील-कॉर्ड कन्वेयर बेल्ट/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${TENDER}$`));
  const history = page.getByRole('listitem').filter({ hasText: 'शुद्धिपत्र 2' });
  await expect(history.getByRole('deletion')).toHaveText('2,800 N/mm');
  await expect(history.getByRole('insertion')).toHaveText('3,150 N/mm');
});

test('a notice is printed with one press, and its corrigenda lead to what they changed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.setViewportSize(PHONE);
  await page.goto(TENDER);
  await page.getByRole('button', { name: 'सूचना-पट्ट के लिए छापें' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.getByRole('link', { name: /^शुद्धिपत्र 2, 19 नवंबर 2026: .* 2,800 N\/mm → 3,150 N\/mm$/ }).click();
  await expect(page.getByRole('heading', { name: 'तिथियाँ एवं परिवर्तन' })).toBeInViewport();
  await page.getByRole('link', { name: '2 शुद्धिपत्र: नीचे देखें' }).click();
  await expect(page.getByRole('heading', { name: 'तिथियाँ एवं परिवर्तन' })).toBeInViewport();
});

test('an apprentice finds the tab of apprenticeships by the word that people use', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/hi/vacancies');
  await page.getByRole('main').getByRole('link', { name: 'अप्रेंटिस' }).first().click();
  await expect(page).toHaveURL(/apprenticeship-training$/);
});

test('an apprentice with a phone gets from the list to how to apply in one step', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/data-listing/pages/apprenticeship-training');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByText('Last date and time')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to apply' })).toBeVisible();
});

test('what was to come on a page made days ago is not said to come any more', async ({ page }) => {
  const mark = page.locator('.history .state').last();
  await page.clock.setFixedTime('2026-11-24T16:59:00+05:30');
  await page.goto(TENDER);
  await expect(mark).toBeVisible();
  await page.clock.setFixedTime('2026-11-24T17:01:00+05:30');
  await page.reload();
  await expect(mark).toBeHidden();
  await expect(page.locator('.history .state').first()).toBeVisible();
});

test('the calendar of a tender is a file that calendar programs open', async ({ request }) => {
  const answer = await request.get(`${TENDER}.ics`);
  expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
  expect(await answer.text()).toContain('DTSTART:20261124T113000Z');
});

/** The width of A4 inside its margins, in CSS pixels. */
const A4 = { width: 703, height: 1030 };

test('on paper, no fact of a notice is cut, however many there are and however long its title is, and a tender says who may bid', async ({
  page,
}) => {
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
  // The languages differ only in text. So half of the pages are tested in each language.
  for (const address of [
    '/tenders/11/2026/1137',
    TENDER,
    '/tenders/8/2026/1118',
    '/hi/tenders/9/2025/1024',
    '/tenders/5/2025/1012',
    '/hi/tenders/11/2026/1142',
    '/data-listing/pages/recruitment/508',
    '/hi/data-listing/pages/recruitment/505',
  ]) {
    await page.goto(address);
    const facts = page.locator('.notice-sheet__facts');
    const { needed, given } = await facts.evaluate((one) => ({ needed: one.scrollHeight, given: one.clientHeight }));
    expect(needed, address).toBeLessThanOrEqual(given + 1);
    if (address !== TENDER) continue;
    const terms = page.locator('.notice-page__printed').getByRole('listitem');
    await expect(terms).toHaveCount(1);
    await expect(terms).toBeInViewport({ ratio: 1 });
  }
});

test('the paper of a vacancy says how to apply, cuts no line through, and names where all of it is', async ({
  page,
}) => {
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
  for (const lang of ['', '/hi']) {
    await page.goto(`${lang}/data-listing/pages/recruitment/507`);
    const apply = page.locator('.notice-page__printed');
    await expect(apply.getByText(/500/).first()).toBeInViewport();
    await expect(apply.locator('small')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(apply.locator('small')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    const cut = await page.locator('.notice-page__more').evaluate((space) => {
      const { bottom } = space.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(space);
      return [...range.getClientRects()].filter((line) => line.top < bottom && line.bottom > bottom + 1).length;
    });
    expect(cut).toBe(0);
  }
});

test('a card begins with what became of its tender, and its top has the colour of the state', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
  const card = page.locator('.notice-sheet');
  const colours = new Set<string>();
  for (const [address, first] of [
    [TENDER, '24 नवंबर 2026, 17:00 बजे'],
    ['/tenders/10/2026/1131', '4 December 2026, 15:00'],
    ['/tenders/1/2026/1039', '21 February 2026, 17:00'],
    ['/hi/tenders/10/2026/1128', '24 अक्टूबर 2026'],
  ] as const) {
    await page.goto(address);
    await expect(card.locator('b').first()).toHaveText(first);
    colours.add(await card.evaluate((one) => getComputedStyle(one).borderTopColor));
  }
  expect(colours.size).toBe(4);
  await page.goto('/tenders/2/2025/1003');
  await expect(card.locator('p').nth(1)).toHaveText(
    /^\s*Awarded to\s+An electrical contractor .*₹ 87,57,000\s+Awarded\s*$/,
  );
});
