import { expect, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { field, forms, notice, openForm, sendButton, watchPosts, write } from '../support/feedback.ts';

const { en } = forms;
const THANKS = /\/thank-you\?reference=F-\d{4}-\d{6}$/;

test.describe('the feedback form without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of Object.values(forms)) {
    test(`${form.address} sends a message and thanks for it`, async ({ page }) => {
      await page.goto(form.address);
      await write(page, form);
      await sendButton(page, form).click();
      await expect(page).toHaveURL(new RegExp(form.address + THANKS.source));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test(`${form.address} offers nothing that needs a script`, async ({ page }) => {
      await page.goto(form.address);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
      await expect(notice(page)).toBeEmpty();
    });
  }
});

for (const form of Object.values(forms))
  test(`${form.address} is a plain post when its code never arrives, which the browser itself checks`, async ({
    page,
  }) => {
    await page.route(/\/s\/feedback\./, (route) => route.abort());
    await page.goto(form.address);
    await sendButton(page, form).click();
    await expect(page).toHaveURL(new RegExp(`${form.address}$`));
    expect(await field(page, form, 'name').evaluate((name: HTMLInputElement) => name.matches(':invalid'))).toBe(true);
    await write(page, form);
    await sendButton(page, form).click();
    await expect(page).toHaveURL(new RegExp(form.address + THANKS.source));
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

for (const [address, said] of [
  ['/feedback/thank-you', 'If the address of this page ends with “reference=” and a number'],
  ['/hi/feedback/thank-you', 'यदि इस पृष्ठ के पते के अंत में “reference=” और उसके बाद कोई संख्या लिखी है'],
] as const)
  test(`${address} promises no reference number where its address has none`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(said);
  });

for (const { when, javaScriptEnabled } of [
  { when: 'without script', javaScriptEnabled: false },
  { when: 'when its code never arrives', javaScriptEnabled: true },
])
  test.describe(when, () => {
    test.use({ javaScriptEnabled });

    for (const address of ['/feedback/thank-you', '/hi/feedback/thank-you'])
      test(`${address} says where its reference number stands`, async ({ page }) => {
        await page.route(/\/s\/reference\./, (route) => route.abort());
        await page.goto(`${address}?reference=F-2026-000123`);
        await expect(page.getByText('“reference=”')).toBeVisible();
        await expect(page.getByText('F-2026-000123')).toHaveCount(0);
      });
  });

test('a reference number that is none of ours is not shown', async ({ page }) => {
  await page.goto('/feedback/thank-you?reference=Call+0000');
  await expect(page.getByRole('main')).not.toContainText('reference');
});

test.describe('a plain form that is refused', () => {
  test.use({ javaScriptEnabled: false });

  for (const { form, title, said } of [
    { form: forms.en, title: 'Your feedback was not sent', said: 'It is too long.' },
    { form: forms.hi, title: 'आपका संदेश भेजा नहीं जा सका', said: 'यह बहुत लंबा है।' },
  ])
    test(`${form.address} says in words that a message is too long, on a page in its language`, async ({ page }) => {
      await page.goto(form.address);
      await write(page, form);
      const message = field(page, form, 'message');
      await message.evaluate((area) => area.removeAttribute('maxlength'));
      await message.fill('क'.repeat(20_000));
      await sendButton(page, form).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(said);
      await page.goBack();
      await expect(field(page, form, 'subject')).toHaveValue(form.written.subject);
    });
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
