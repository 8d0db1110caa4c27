import { expect, type Page, test } from '@playwright/test';
import { asCountedVisitor, footerNumbersAsked } from '../support/footer.ts';
import { twoFrames } from '../support/visit.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const visitors = (page: Page) => footer(page).locator('[data-visitors]');
/** How far the page can still be scrolled down, in pixels. */
const leftBelow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);

/** The number of columns that the groups of links stand in. */
const columns = (page: Page): Promise<number> =>
  footer(page)
    .locator('.foot__links > *')
    .evaluateAll((groups) => new Set(groups.map((group) => group.getBoundingClientRect().left)).size);

test('the footer asks for its numbers once, when it is first scrolled to, and has 2, 3 or 4 columns by the width', async ({
  page,
}) => {
  await asCountedVisitor(page);
  const asked = footerNumbersAsked(page);
  await page.goto('/help');
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  // Imitate a page that was built without the number of visitors.
  await visitors(page).evaluate((place) => (place.textContent = '-'));
  expect(asked).toEqual([]);
  const answer = page.waitForResponse(/visitors_count\/$/);
  await page.mouse.wheel(0, 10_000);
  const { results } = (await (await answer).json()) as { results: { visitors_count: number } };
  await expect(visitors(page)).toHaveText(results.visitors_count.toLocaleString('en-IN'));
  // Wait for the end of the scrolling. Otherwise the browser would continue it after `scrollTo`.
  await expect.poll(() => leftBelow(page)).toBeLessThan(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(footer(page)).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(footer(page)).toBeInViewport();
  expect(asked.toSorted()).toEqual(['last_updated_date', 'visitors_count']);
  const counted: number[] = [];
  for (const width of [360, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    counted.push(await columns(page));
  }
  expect(counted).toEqual([2, 3, 4]);
});

test('a footer that is in sight from the start asks for nothing before the visitor has moved', async ({ page }) => {
  await asCountedVisitor(page);
  const asked = footerNumbersAsked(page);
  await page.setViewportSize({ width: 1280, height: 3000 });
  const started = page.waitForRequest('**/meta.json');
  await page.goto('/feedback/thank-you');
  await started;
  await expect(footer(page)).toBeInViewport();
  await twoFrames(page);
  expect(asked).toEqual([]);
  const answer = page.waitForResponse(/visitors_count\/$/);
  await page.mouse.move(100, 100);
  await answer;
});

for (const { when, javaScriptEnabled, address } of [
  { when: 'without script', javaScriptEnabled: false, address: '/hi/help' },
  { when: 'when its file never arrives', javaScriptEnabled: true, address: '/help' },
])
  test.describe(when, () => {
    test.use({ javaScriptEnabled });

    test(`the footer of ${address} shows the numbers it was made with`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.route(/\/s\/footer\./, (route) => route.abort());
      await page.goto(address);
      await footer(page).scrollIntoViewIfNeeded();
      await expect(visitors(page)).toHaveText(/^\d[\d,]+$/);
      await expect(footer(page).locator('time')).toHaveText(/20\d\d/);
      expect(errors).toEqual([]);
    });
  });
