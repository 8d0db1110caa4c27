import { expect, test } from '@playwright/test';

test.describe('the feedback form without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, labels, thanks] of [
    [
      '/feedback',
      { name: 'Name', email: 'E-mail', subject: 'Subject', message: 'Message', send: 'Send' },
      '/feedback/thank-you',
    ],
    [
      '/hi/feedback',
      { name: 'नाम', email: 'ई-मेल', subject: 'विषय', message: 'संदेश', send: 'भेजें' },
      '/hi/feedback/thank-you',
    ],
  ] as const)
    test(`${address} sends a message and thanks for it`, async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: labels.name }).first().fill('Asha Verma');
      await main.getByRole('textbox', { name: labels.email }).fill('asha@example.org');
      await main.getByRole('textbox', { name: labels.subject }).fill('Street light');
      await main.getByRole('textbox', { name: labels.message }).fill('The street light near the colony gate is out.');
      await main.getByRole('button', { name: labels.send }).click();
      await expect(page).toHaveURL(new RegExp(`${thanks}(\\?.*)?$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('the feedback form does not send a message without its required fields, and says which is missing', async ({
  page,
}) => {
  await page.goto('/feedback');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/feedback$/);
  const isInvalid = await page
    .getByRole('textbox', { name: 'Name' })
    .first()
    .evaluate((field: HTMLInputElement) => field.validity.valueMissing);
  expect(isInvalid).toBe(true);
});

for (const [address, said] of [
  ['/feedback/thank-you?reference=F-2026-000123', 'Your reference number is F-2026-000123.'],
  ['/hi/feedback/thank-you?reference=F-2026-000123', 'आपकी संदर्भ संख्या F-2026-000123 है।'],
] as const)
  test(`${address} shows the reference number`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(said);
  });

test('a reference number that is none of ours is not shown', async ({ page }) => {
  await page.goto('/feedback/thank-you?reference=Call+0000');
  await expect(page.getByRole('main')).not.toContainText('reference');
});
