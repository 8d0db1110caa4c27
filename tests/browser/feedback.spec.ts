import { expect, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { field, forms, notice, openForm, sendButton, watchPosts, write } from '../support/feedback.ts';

const { en, hi } = forms;
const THANKS = /\/thank-you\?reference=F-\d{4}-\d{6}$/;

test.describe('the feedback form without script', () => {
  test.use({ javaScriptEnabled: false });

  test('offers nothing that needs one, sends a message, and its thanks say where the reference number stands', async ({
    page,
  }) => {
    await page.goto(hi.address);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
    await expect(notice(page)).toBeEmpty();
    await write(page, hi);
    await sendButton(page, hi).click();
    await expect(page).toHaveURL(new RegExp(hi.address + THANKS.source));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('“reference=”')).toBeVisible();
    await expect(page.getByText(/F-\d{4}-\d{6}/)).toHaveCount(0);
  });

  test('says in words that a message is too long, on a page in its language', async ({ page }) => {
    await page.goto(hi.address);
    await write(page, hi);
    const message = field(page, hi, 'message');
    await message.evaluate((area) => area.removeAttribute('maxlength'));
    await message.fill('क'.repeat(20_000));
    await sendButton(page, hi).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका संदेश भेजा नहीं जा सका');
    await expect(page.getByRole('main')).toContainText('यह बहुत लंबा है।');
    await page.goBack();
    await expect(field(page, hi, 'subject')).toHaveValue(hi.written.subject);
  });
});

test('where no code arrives, the form is a plain post that the browser itself checks, and its thanks say where the reference number stands', async ({
  page,
}) => {
  await page.route(/\/s\/(feedback|reference)\./, (route) => route.abort());
  await page.goto(en.address);
  await sendButton(page, en).click();
  await expect(page).toHaveURL(new RegExp(`${en.address}$`));
  expect(await field(page, en, 'name').evaluate((name: HTMLInputElement) => name.matches(':invalid'))).toBe(true);
  await write(page, en);
  await sendButton(page, en).click();
  await expect(page).toHaveURL(new RegExp(en.address + THANKS.source));
  await expect(page.getByText('“reference=”')).toBeVisible();
  await expect(page.getByText(/F-\d{4}-\d{6}/)).toHaveCount(0);
});

test('the code of the form comes with its first touch, and nothing moves for it', async ({ page }) => {
  const code = page.waitForRequest(/\/s\/feedback\./);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(en.address, { waitUntil: 'load' });
  expect(files.filter((file) => file.includes('/s/feedback.'))).toEqual([]);
  const before = await sendButton(page, en).boundingBox();
  await field(page, en, 'name').focus();
  await code;
  await expect(page.locator('form[novalidate]')).toBeAttached();
  expect(await sendButton(page, en).boundingBox()).toEqual(before);
  expect(files.filter((file) => /react|dialog/.test(file))).toEqual([]);
});

for (const [address, said] of [
  ['/feedback/thank-you?reference=F-2026-000123', 'Your reference number is F-2026-000123.'],
  ['/hi/feedback/thank-you?reference=F-2026-000123', 'आपकी संदर्भ संख्या F-2026-000123 है।'],
] as const)
  test(`${address} shows the reference number`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(said);
    expect(await violationsInThemes(page)).toEqual([]);
  });

test('a reference number that is none of ours is not shown', async ({ page }) => {
  await page.goto('/feedback/thank-you?reference=Call+0000');
  await expect(page.getByRole('main')).not.toContainText('reference');
});

test('fields that the browser has filled in are sent', async ({ page }) => {
  const posts = await watchPosts(page);
  await openForm(page, en);
  for (const [name, text] of Object.entries(en.written))
    await page.locator(`[name=${name}]`).evaluate((input: HTMLInputElement, value) => (input.value = value), text);
  await sendButton(page, en).click();
  await expect(notice(page)).toContainText('Your message has arrived.');
  expect(posts).toEqual([{ id: expect.stringMatching(/^[\d-]{8,64}$/), message: en.written.message }]);
});
