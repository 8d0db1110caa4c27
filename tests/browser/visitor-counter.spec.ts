import { expect, type Page, test } from '@playwright/test';
import { asCountedVisitor, footerNumbersAsked, onLine } from '../support/footer.ts';
import { twoFrames } from '../support/visit.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const visitors = (page: Page) => footer(page).locator('[data-visitors]');

/** True if React was requested. */
function reactAsked(page: Page): () => boolean {
  let wasAsked = false;
  page.on('request', (request) => (wasAsked ||= request.url().includes('/s/react.')));
  return () => wasAsked;
}

test('the number of visitors brings React where the line is good, and reports no mismatch', async ({ page }) => {
  await asCountedVisitor(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  const wasAsked = reactAsked(page);
  await page.goto('/help');
  await page.mouse.move(100, 100);
  await twoFrames(page);
  expect(wasAsked()).toBe(false);
  const answer = page.waitForResponse(/visitors_count\/$/);
  await footer(page).scrollIntoViewIfNeeded();
  await answer;
  expect(wasAsked()).toBe(true);
  expect(said).toEqual([]);
});

test('an answer that comes before React has drawn is no mismatch, and is shown', async ({ page }) => {
  await asCountedVisitor(page);
  // React renders in tasks that it starts with messages to itself. Here these messages are delayed.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 500);
    };
  });
  await page.route(/visitors_count\/$/, (route) => route.fulfill({ json: { results: { visitors_count: 987_654 } } }));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/help');
  await page.mouse.move(100, 100);
  await footer(page).scrollIntoViewIfNeeded();
  await expect(visitors(page)).toHaveText('9,87,654');
  expect(errors).toEqual([]);
});

for (const line of ['3g', '2g'])
  test(`on a line of ${line} the built number stands, and is asked for once React is there for a dialog`, async ({
    page,
  }) => {
    await asCountedVisitor(page);
    await onLine(page, line);
    const wasAsked = reactAsked(page);
    const asked = footerNumbersAsked(page);
    await page.goto('/hi/help');
    const date = line === '3g' ? page.waitForRequest(/last_updated_date/) : undefined;
    await page.mouse.move(100, 100);
    await footer(page).scrollIntoViewIfNeeded();
    await date;
    await twoFrames(page);
    expect(wasAsked()).toBe(false);
    expect(asked).not.toContain('visitors_count');
    await visitors(page).evaluate((place) => (place.textContent = '-'));
    await page.getByRole('button', { name: 'सेटिंग' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(visitors(page)).toHaveText(/^[\d,]+$/);
  });
