import { expect, test } from '@playwright/test';
import { overflow, PHONE } from '../support/visit.ts';

test.use({ viewport: PHONE });

const SHARES = [0.5, 0.9];
const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

// What a part of the other kinds of pages looks like, `slow-line.spec.ts` tests.
for (const address of ['/hi/tenders', '/hi/news/836'])
  test(`${address}, cut off on its way, reads as far as it came`, async ({ page, request }) => {
    const html = await (await request.get(address)).text();
    await page.goto(address);
    // The text is read in the browser, because the page's script changes states that depend on the day.
    const whole = words((await page.locator('main').textContent()) ?? '');
    let before = -1;
    for (const share of SHARES) {
      await page.route(`**${address}`, (route) =>
        // If the text ends with `<`, browsers show it as a letter and move it before a table. So remove it.
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: html.slice(0, html.length * share).replace(/<\/?$/, ''),
        }),
      );
      await page.goto(address);
      await page.unroute(`**${address}`);
      const main = page.locator('main');
      if ((await main.count()) === 0) continue;
      const came = words((await main.textContent()) ?? '');
      expect(whole.startsWith(came.slice(0, -1)), `${share}: ${came.slice(-80)}`).toBe(true);
      expect(came.length).toBeGreaterThanOrEqual(before);
      before = came.length;
      // The incomplete page has its style, and nothing covers it.
      expect(await overflow(page)).toEqual([]);
      if (came) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('dialog[open],:popover-open').count()).toBe(0);
    }
    expect(before).toBeGreaterThan(0);
  });
