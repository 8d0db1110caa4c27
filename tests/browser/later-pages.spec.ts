import { expect, type Page, test } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';
import { PHONE } from '../support/visit.ts';

test.use({ viewport: PHONE });

const sign = (page: Page): Promise<void> => page.keyboard.press('Tab');
const isCounted = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('visitor_count'));

test('a visit of one page, and one that saves data, asks for no frame', async ({ page }) => {
  const frame = page.locator('link[rel=compression-dictionary]');
  await page.goto('/news');
  await sign(page);
  await expect.poll(() => isCounted(page)).toBe('1');
  await expect(frame).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('saver', 'on'));
  for (const address of ['/tenders', '/help']) {
    await page.goto(address);
    await sign(page);
    await expect(frame).toHaveCount(0);
  }
  // Only the choice to save data has kept it away.
  await page.evaluate(() => localStorage.removeItem('saver'));
  await page.goto('/sitemap');
  await sign(page);
  await expect(frame).toHaveCount(1);
});

for (const base of ['', '/hi'])
  test(`a later page of a visit comes as what differs from the frame, and is the same page, on ${base || '/'}`, async ({
    page,
  }) => {
    await page.goto(`${base}/news`);
    await sign(page);
    await expect.poll(() => isCounted(page)).toBe('1');
    await page.goto(`${base}/tenders`);
    await sign(page);
    // The browser takes the frame when it has nothing else to do. Until then pages come whole.
    const others = pageKinds.map(({ path }) => path).filter((path) => /^\/[a-z-]{2,}$/.test(path));
    let [address, bytes] = ['', 0];
    const visitNext = async (): Promise<string | null | undefined> => {
      address = base + (others.shift() ?? '');
      const response = await page.goto(address);
      bytes = (await response?.request().sizes())?.responseBodySize ?? 0;
      return response?.headerValue('content-encoding');
    };
    await expect.poll(visitNext).toBe('dcz');
    expect(bytes).toBeLessThan(5000);
    const said = await page.getByRole('main').innerText();
    const whole = await page.request.get(address, { headers: { 'accept-encoding': 'identity' } });
    await page.setContent(await whole.text(), { waitUntil: 'commit' });
    expect(await page.getByRole('main').innerText()).toBe(said);
  });
