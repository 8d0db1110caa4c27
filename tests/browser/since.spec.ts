import { expect, type Page, test } from '@playwright/test';
import { onLine } from '../support/footer.ts';

/** As if the visitor had been here on this day. */
const lastHere = (page: Page, list: string, day: string) =>
  page.addInitScript(
    ([name, value]) => {
      localStorage[`visit:${name}`] ??= value;
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

const button = (page: Page) => page.getByRole('button', { name: /^\d+ (new|नई)\. / });

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

test('at the next visit, what was seen is not new any more', async ({ page, context }) => {
  await page.goto('/hi/news');
  await page.mouse.move(100, 100);
  await expect.poll(() => page.evaluate(() => String(localStorage['visit:news']))).toMatch(/^\d{4}-\d\d-\d\d$/);
  await page.evaluate(() => (localStorage['visit:news'] = '2026-11-01'));
  const next = await context.newPage();
  await next.goto('/hi/news');
  await next.mouse.move(100, 100);
  await expect(button(next)).toBeVisible();
  await button(next).click();
  await expect(next.getByRole('region', { name: '1 नवंबर 2026 के बाद जो नया है' })).toBeVisible();
  const last = await context.newPage();
  const answer = last.waitForResponse(/\/hi\/feeds\/news\.xml$/);
  await last.goto('/hi/news');
  await last.mouse.move(100, 100);
  await (await answer).finished();
  await expect(button(last)).toBeHidden();
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
  await expect.poll(() => page.evaluate(() => String(localStorage['visit:tenders']))).toMatch(/^2/);
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
