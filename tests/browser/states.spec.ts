import { expect, type Page, test } from '@playwright/test';

/** The sample is built as on 20 November 2026. Its tender for conveyor belting closes on 24 November at 17:00. */
const chipOf = (page: Page, row: string) => page.locator(row).locator('.state').first();

for (const { address, words } of [
  {
    address: '/tenders',
    words: {
      far: 'Open, 9 days left',
      soon: 'Closes in 4 days',
      one: 'Closes in 1 day',
      today: 'Closes today',
      closed: 'Closed',
    },
  },
  {
    address: '/hi/tenders',
    words: { far: 'खुली, 9 दिन शेष', soon: '4 दिन शेष', one: '1 दिन शेष', today: 'आज अंतिम दिन', closed: 'बंद' },
  },
])
  test.describe(`a tender on ${address}, on a page made days ago`, () => {
    for (const [moment, said] of [
      ['2026-11-15T12:00:00+05:30', words.far],
      ['2026-11-20T12:00:00+05:30', words.soon],
      ['2026-11-23T23:59:00+05:30', words.one],
      ['2026-11-24T00:01:00+05:30', words.today],
      ['2026-11-24T16:59:00+05:30', words.today],
      ['2026-11-24T17:01:00+05:30', words.closed],
      ['2027-05-01T12:00:00+05:30', words.closed],
    ] as const)
      test(`says “${said}” at ${moment}`, async ({ page }) => {
        await page.clock.setFixedTime(moment);
        await page.goto(address);
        await expect(chipOf(page, '#t-1133')).toHaveText(said);
      });
  });

for (const { address, inForce, lapsed } of [
  { address: '/data-listing/pages/penal-action', inForce: 'In force', lapsed: 'Lapsed' },
  { address: '/hi/data-listing/pages/penal-action', inForce: 'प्रभावी', lapsed: 'अवधि समाप्त' },
])
  test(`a penal action on ${address} says that it has lapsed from the day after its last`, async ({ page }) => {
    const chip = page.locator('.state[data-lapses^="2027-02-28"]').first();
    await page.clock.setFixedTime('2027-02-28T23:00:00+05:30');
    await page.goto(address);
    await expect(chip).toHaveText(inForce);
    // The heading above says so already.
    await expect(chip).toBeHidden();
    await page.clock.setFixedTime('2027-03-01T00:01:00+05:30');
    await page.reload();
    await expect(chip).toHaveText(lapsed);
    await expect(chip).toBeVisible();
  });

for (const address of ['/tenders/10/2026/1133', '/data-listing/pages/recruitment/507'])
  test(`the page ${address} says that its entry has closed, and says nothing of days on paper`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
    await page.goto(address);
    const chip = page.locator('.notice-sheet .state');
    await expect(chip).toHaveText(/^\s*(Open|Closes)/);
    await page.emulateMedia({ media: 'print' });
    await expect(chip).toBeHidden();
    await page.clock.setFixedTime('2027-09-01T12:00:00+05:30');
    await page.reload();
    await expect(chip).toHaveText(/^\s*Closed/);
    await expect(chip).toBeVisible();
  });

for (const address of ['/news', '/hi/news'])
  test(`an entry on ${address} is said to be new for seven days, and not on paper`, async ({ page }) => {
    /** The mark of the entry of 19 November 2026. */
    const mark = page.locator('li', { has: page.locator('a[href$="/news/836"]') }).locator('.state');
    await page.clock.setFixedTime('2026-11-25T23:00:00+05:30');
    await page.goto(address);
    await expect(mark).toHaveText(address === '/news' ? 'New' : 'नवीन');
    await page.emulateMedia({ media: 'print' });
    await expect(mark).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.clock.setFixedTime('2026-11-26T00:01:00+05:30');
    await page.reload();
    await expect(mark).toBeHidden();
  });
