import { expect, test } from '@playwright/test';

/** The sample is built as on 20 November 2026. Its tender for conveyor belting closes on 24 November at 17:00. */
test('a tender on a page made days ago closes today until the minute it closes at, and is closed from then on, on the Hindi page too', async ({
  page,
}) => {
  const chip = page.locator('#t-1133 .state').first();
  await page.clock.setFixedTime('2026-11-24T16:59:00+05:30');
  await page.goto('/tenders');
  await expect(chip).toHaveText('Closes today');
  await page.clock.setFixedTime('2026-11-24T17:01:00+05:30');
  await page.goto('/hi/tenders');
  await expect(chip).toHaveText('बंद');
});

test('a penal action says that it has lapsed from the day after its last', async ({ page }) => {
  const chip = page.locator('.state[data-lapses^="2027-02-28"]').first();
  await page.clock.setFixedTime('2027-02-28T23:00:00+05:30');
  await page.goto('/data-listing/pages/penal-action');
  await expect(chip).toHaveText('In force');
  // The heading above says so already.
  await expect(chip).toBeHidden();
  await page.clock.setFixedTime('2027-03-01T00:01:00+05:30');
  await page.reload();
  await expect(chip).toHaveText('Lapsed');
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

test('an entry is said to be new for seven days, and not on paper', async ({ page }) => {
  /** The mark of the entry of 19 November 2026. */
  const mark = page.locator('li', { has: page.locator('a[href$="/news/836"]') }).locator('.state');
  await page.clock.setFixedTime('2026-11-25T23:00:00+05:30');
  await page.goto('/news');
  await expect(mark).toHaveText('New');
  await page.emulateMedia({ media: 'print' });
  await expect(mark).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.clock.setFixedTime('2026-11-26T00:01:00+05:30');
  await page.reload();
  await expect(mark).toBeHidden();
});
