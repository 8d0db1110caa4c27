import { expect, type Page, test } from '@playwright/test';
import { PHONE } from '../support/visit.ts';

test.use({ viewport: PHONE });

const sign = (page: Page): Promise<void> => page.keyboard.press('Tab');

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
