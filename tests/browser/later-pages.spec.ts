import { expect, type Page, test } from '@playwright/test';
import { PHONE } from '../support/visit.ts';

test.use({ viewport: PHONE });

const sign = (page: Page): Promise<void> => page.keyboard.press('Tab');

/**
 * Presses a key, and checks that the page does not ask for the frame (what all pages of a language share). The code
 * that asks for the frame also counts the visit, so wait for the count.
 */
async function expectNoFrame(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('visitor_count'));
  await sign(page);
  await page.waitForFunction(() => 'visitor_count' in localStorage);
  await expect(page.locator('link[rel=compression-dictionary]')).toHaveCount(0);
}

test('a visit of one page, and one that saves data, asks for no frame', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/news');
  await expectNoFrame(page);
  await page.evaluate(() => localStorage.setItem('saver', 'on'));
  for (const address of ['/tenders', '/help']) {
    await page.goto(address);
    await expectNoFrame(page);
  }
  expect(asked).toContain('/help');
  expect(asked).not.toContain('/frame');
});

for (const base of ['', '/hi'])
  test(`a later page of a visit comes as what differs from the frame, and is the same page, on ${base || '/'}`, async ({
    page,
  }) => {
    const addresses = ['/news', '/tenders', '/help', '/sitemap', '/packs', '/a-z'].map((address) => base + address);
    const frame = page.waitForEvent(
      'requestfinished',
      (request) => new URL(request.url()).pathname === `${base}/frame`,
    );
    const differing = [];
    for (const [at, address] of addresses.entries()) {
      const response = await page.goto(address);
      if ((await response?.headerValue('content-encoding')) === 'dcz')
        differing.push({ address, bytes: (await response?.request().sizes())?.responseBodySize });
      await sign(page);
      if (at !== 1) continue;
      // The second page asks for the frame when it has nothing else to do. Chromium without a screen does such work only
      // after it has drawn a frame of the page, as it does when somebody scrolls.
      await page.mouse.wheel(0, 100);
      await frame;
    }
    const [last] = differing.slice(-1);
    expect(last?.address).toBe(addresses.at(-1));
    expect(last?.bytes).toBeLessThan(5000);
    const said = await page.getByRole('main').innerText();
    const whole = await page.request.get(addresses.at(-1) ?? '', { headers: { 'accept-encoding': 'identity' } });
    await page.setContent(await whole.text(), { waitUntil: 'commit' });
    expect(await page.getByRole('main').innerText()).toBe(said);
  });
