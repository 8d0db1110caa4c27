import { expect, type Page, test } from '@playwright/test';
import { onLine } from '../support/footer.ts';

/** As if the visitor had been here on this day. */
const lastHere = (page: Page, list: string, day: string) =>
  page.addInitScript(
    ([name, value]) => {
      localStorage[`visit:${name}`] ??= JSON.stringify({ day: value, from: value, names: [] });
    },
    [list, day] as const,
  );

/** All requests for what is new. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/feeds\/|\/s\/since\./.test(request.url()))
      asked.push(new URL(request.url()).pathname.replace(/\.\w{6}\./, '.'));
  });
  return asked;
}

const button = (page: Page) => page.getByRole('button', { name: /^(\d+ new|नवीन: \d+)\. / });

test('a visitor who was here before sees what is new, what moved and what was changed, and nothing moves', async ({
  page,
}) => {
  await lastHere(page, 'tenders', '2026-11-10');
  await page.goto('/tenders');
  const place = page.getByRole('table').first();
  const before = await place.boundingBox();
  await page.mouse.move(100, 100);
  await expect(button(page)).toBeVisible();
  expect(await place.boundingBox()).toEqual(before);
  await button(page).click();
  const fresh = page.getByRole('region', { name: 'New since your visit on 10 November 2026' });
  await expect(fresh.getByRole('listitem').first()).toContainText('1,500 self-contained self-rescuers');
  await expect(fresh.getByText('The last date has moved to')).toHaveCount(2);
  const count = await fresh.getByRole('listitem').count();
  await expect(button(page)).toHaveText(`${count} new`);
  await page.reload();
  await page.mouse.move(200, 100);
  await page.mouse.move(210, 110);
  await expect(button(page)).toHaveText(`${count} new`);
});

test('on a later day, what was seen is not new any more; a feed that does not come loses nothing', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-19T12:00:00+05:30');
  await lastHere(page, 'news', '2026-10-01');
  const visit = async (): Promise<void> => {
    await page.goto('/hi/news');
    await page.mouse.move(100, 100);
    await page.mouse.move(110, 110);
  };
  await page.route('**/hi/feeds/news.xml', (route) => route.fulfill({ status: 503, body: '<html></html>' }), {
    times: 1,
  });
  const failed = page.waitForEvent('console');
  await visit();
  await failed;
  await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
  await visit();
  await button(page).click();
  const fresh = page.getByRole('region', { name: '1 अक्टूबर 2026 के बाद नवीन' });
  await expect(fresh.getByRole('listitem').first()).toBeVisible();
  await fresh.getByRole('link').and(page.locator('[href*="pratigya"]')).click();
  await expect(page.getByRole('dialog')).toContainText('pratigya.example');
  await visit();
  await expect(button(page)).toBeVisible();
  await page.clock.setFixedTime('2026-11-21T12:00:00+05:30');
  const answer = page.waitForResponse('**/hi/feeds/news.xml');
  await visit();
  await (await answer).finished();
  await expect.poll(() => page.evaluate(() => String(localStorage['visit:news']))).toContain('"day":"2026-11-21"');
  await expect(button(page)).toBeHidden();
});

test('one press forgets all visits', async ({ page }) => {
  await lastHere(page, 'recruitment', '2026-11-01');
  await page.goto('/data-listing/pages/recruitment');
  await page.mouse.move(100, 100);
  await button(page).click();
  await page.getByRole('button', { name: 'Forget my visits' }).click();
  await expect(button(page)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('visit:')))).toEqual([]);
});

test('a first visit asks for no feed, and a visit that saves data for nothing at all', async ({ page, browser }) => {
  const asked = askedBy(page);
  await page.goto('/tenders');
  const loaded = page.waitForResponse(/\/s\/since\./);
  await page.mouse.move(100, 100);
  await loaded;
  await expect.poll(() => page.evaluate(() => String(localStorage['visit:tenders']))).toContain('"names":[]');
  expect(asked).toEqual(['/s/since.js']);
  const saving = await browser.newPage();
  await lastHere(saving, 'tenders', '2026-11-10');
  await onLine(saving, '2g');
  const askedNow = askedBy(saving);
  await saving.goto('/tenders');
  await saving.mouse.move(100, 100);
  const footer = saving.waitForResponse(/\/s\/footer\./);
  await saving.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await footer;
  expect(askedNow).toEqual([]);
  await saving.close();
});
