import { expect, type Page, type Response, test } from '@playwright/test';
import { PHONE } from '../support/visit.ts';

test.use({ viewport: PHONE });

/** Goes to a page; answers with how it was sent, and in how many bytes. */
async function sent(page: Page, address: string): Promise<{ encoding: string | undefined; bytes: number }> {
  const answer = await page.goto(address);
  const { 'content-encoding': encoding } = (await answer?.allHeaders()) ?? {};
  const sizes = await answer?.request().sizes();
  return { encoding, bytes: sizes?.responseBodySize ?? 0 };
}

/** The browser asks for the frame with the first sign of a visitor on a second page. */
const asksForFrame = (page: Page): Promise<Response> => page.waitForResponse(/\/frame$/);
const sign = (page: Page): Promise<void> => page.keyboard.press('Tab');

for (const [lang, at] of [
  ['en', ''],
  ['hi', '/hi'],
] as const)
  test(`from the third page of a visit on, each comes as what differs from the others, in ${lang}`, async ({
    page,
  }) => {
    const first = await sent(page, `${at}/news`);
    expect(first.encoding).toBe('br');
    await sign(page);
    await sent(page, `${at}/tenders`);
    const coming = asksForFrame(page);
    await sign(page);
    await (await coming).finished();
    const heading = page.locator('h1');
    await expect(async () => {
      const again = await sent(page, `${at}/news`);
      expect(again.encoding).toBe('dcz');
      expect(again.bytes).toBeLessThan(first.bytes / 2);
    }).toPass();
    await expect(heading).toHaveText(lang === 'en' ? 'News and updates' : 'समाचार एवं सूचनाएँ');
    await expect(page.locator('footer')).toBeVisible();
  });

test('a visit of one page, and one that saves data, asks for no frame', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/news');
  await sign(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.setItem('saver', 'on'));
  for (const address of ['/tenders', '/help']) {
    await page.goto(address);
    await sign(page);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toContain('/help');
  expect(asked).not.toContain('/frame');
});
