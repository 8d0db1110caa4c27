import { expect, test } from '@playwright/test';

test('an address nobody knows says so in the language of the address, with the way home', async ({ page, baseURL }) => {
  const answer = await page.goto('/hi/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'क्षमा करें, यह पृष्ठ नहीं मिला।' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'मुख पृष्ठ' }).click();
  await expect(page).toHaveURL(`${baseURL ?? ''}/hi`);
});
