import { expect, type Page, test } from '@playwright/test';
import { DESK, PHONE } from '../support/visit.ts';

async function expectOneWidth(page: Page): Promise<void> {
  const widths = await page
    .locator('article :is(figure, .prose)')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(1);
  expect(new Set(widths).size).toBe(1);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a title in the list of news has at most three lines, on paper all', async ({ page }) => {
    await page.goto('/hi/news');
    const link = page.getByRole('main').getByRole('link', { name: /^विश्व पर्यावरण दिवस/ });
    const lines = () =>
      link.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { bottom } = one.getBoundingClientRect();
        return new Set([...range.getClientRects()].flatMap(({ top }) => (top < bottom - 2 ? Math.round(top) : [])))
          .size;
      });
    expect(await lines()).toBe(3);
    await page.emulateMedia({ media: 'print' });
    expect(await lines()).toBeGreaterThan(3);
  });

  test('the documents of a press release come before its photographs, which stand two abreast, and its text and pictures have one width on a desk', async ({
    page,
  }) => {
    await page.goto('/press-release/831');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: /^(Documents|Photographs|More from)/ })).toHaveText([
      'Documents',
      'Photographs',
      'More from November 2026',
    ]);
    const [first, second] = await main.locator('[data-island=album]').all();
    expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y);
    await page.setViewportSize(DESK);
    await expectOneWidth(page);
  });
});

test('the text and the pictures of an event have one width', async ({ page }) => {
  await page.goto('/hi/latest-events/178');
  await expectOneWidth(page);
});

test('a picture in a text fills its place', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  await page.goto('/pages/profile');
  const picture = page.getByRole('article').locator('picture').first();
  const widths = await picture.evaluate((one) => [one, one.querySelector('img')].map((part) => part?.clientWidth));
  expect(widths[0]).toBeGreaterThan(0);
  expect(widths[1]).toBe(widths[0]);
});

test('a list of events says each day once to the eye, and also to a screen reader', async ({ page }) => {
  await page.goto('/hi/latest-events');
  const entry = page.getByRole('article').filter({ hasText: 'केल्हार विद्यालय में बाल दिवस' });
  await expect(entry.locator('.date-block')).toHaveText(/^14\s*नवंबर$/);
  await expect(entry.getByRole('time')).toHaveText('14 नवंबर 2026, सुबह 10 से दोपहर 3 बजे तक');
  const days = page.getByRole('article').filter({ hasText: 'खान सुरक्षा पखवाड़ा' }).first();
  await expect(days.locator('.date-block')).toHaveText(/^4–18\s*दिसंबर 2026$/);
});
