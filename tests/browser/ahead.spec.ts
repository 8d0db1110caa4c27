import { expect, test } from '@playwright/test';

// Playwright switches prerendering off. Then Chromium loads the page ahead, but does not start it.
for (const { title, saver, how } of [
  { title: 'a page is loaded ahead while the pointer rests on its link', saver: 'off', how: 'navigational-prefetch' },
  { title: 'while data is saved, no page is loaded ahead', saver: 'on', how: '' },
])
  test(title, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript((choice) => localStorage.setItem('saver', choice), saver);
    const rules = page.waitForResponse('**/ahead.rules');
    await page.goto('/help');
    await (await rules).finished();
    const link = page.getByRole('main').getByRole('link', { name: 'Screen reader access' }).first();
    await link.hover();
    // Chromium waits a fifth of a second before it loads a page ahead.
    await page.waitForFunction(
      (start) => performance.now() > start + 1000,
      await page.evaluate(() => performance.now()),
    );
    await link.click();
    await expect(page).toHaveURL(/screen-reader-access$/);
    const [opened] = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((one) => (one as PerformanceResourceTiming & { deliveryType: string }).deliveryType),
    );
    expect(opened).toBe(how);
  });
