import { expect, test } from '@playwright/test';

for (const address of ['/', '/hi', '/nothing-here', '/hi/nothing-here'])
  test(`${address} shows nothing that its own security policy refuses`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(refused).toEqual([]);
  });
