import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { momentOf, shiftsSince } from '../support/shifts.ts';
import { serveEntries, withoutDocuments } from '../support/search-index.ts';

/** These words stand together in documents only. */
const ONLY_INSIDE = 'accounts audited without qualification';
const inside = (page: Page, title: string): Locator =>
  page.locator('section section').filter({ has: page.getByRole('heading', { name: title }) });

/** The index files that were asked for. */
function asked(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
}
const ofDocuments = (files: readonly string[]): string[] => files.filter((file) => file.startsWith('/find/documents/'));

test('a button looks inside documents, and costs nothing before', async ({ page }) => {
  const files = asked(page);
  await page.goto('/search/stipend');
  const part = inside(page, 'Inside documents');
  const look = part.getByRole('button', { name: /^Look inside about \d+ PDFs \(loads about \d+ KB\)$/ });
  await expect(look).toBeVisible();
  expect(ofDocuments(files)).toEqual([]);
  await look.focus();
  await page.keyboard.press('Enter');
  await expect(part).toContainText(/Found inside \d+ documents/);
  const first = part.getByRole('listitem').first();
  await expect(first.getByRole('link').first()).toBeFocused();
  await expect(first).toContainText('Page 1');
  await expect(first).toContainText('Published with: ');
  await expect(first.getByRole('link', { name: /^PDF, \d/ })).toHaveAttribute('href', /\.pdf$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documents\/[0-9a-f]{12}#page-1$/);
  await expect(page.locator('#page-1')).toBeInViewport();
});

test('what titles and pages have not is looked for in documents at once, without a jump', async ({ page }) => {
  await page.goto('/search');
  const before = await momentOf(page);
  await page.goto(`/search/${ONLY_INSIDE}`);
  const rows = inside(page, 'Inside documents').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('link', { name: /^Found inside \d+ documents$/ }).click();
  await expect(rows.first()).toBeInViewport();
  await expect(rows.first().locator('.result__text mark').first()).toBeVisible();
  expect(await shiftsSince(page, before)).toEqual([]);
  expect(await violationsInThemes(page)).toEqual([]);
});

test('while data is being saved, documents are looked into only at the button', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('saver', 'on'));
  const files = asked(page);
  await page.goto(`/search/${ONLY_INSIDE}`);
  const part = inside(page, 'Inside documents');
  await expect(part.getByRole('button', { name: /^Look inside/ })).toBeVisible();
  await expect(page.locator('[data-advice]')).not.toContainText('inside');
  expect(ofDocuments(files)).toEqual([]);
  await part.getByRole('button').click();
  await expect(part.getByRole('listitem').first()).toBeVisible();
  expect(files.filter((file) => file.startsWith('/find/documents/x'))).toEqual([]);
});

test('documents that do not come are said, and are looked for again', async ({ page }) => {
  const comeBack = await withoutDocuments(page);
  await serveEntries(page, []);
  await page.goto(`/search/${ONLY_INSIDE}`);
  const part = inside(page, 'Inside documents');
  const count = page.getByRole('main').getByRole('status');
  await expect(part).toContainText('The documents could not be searched.');
  await expect(count).toHaveText('No Result Found');
  comeBack();
  await part.getByRole('button', { name: 'Try again' }).click();
  await expect(part.getByRole('listitem').first()).toBeVisible();
  await expect(count).toHaveText('Not in titles and pages, but inside documents');
});
