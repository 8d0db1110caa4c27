import { expect, type Page } from '@playwright/test';

/** Checks that what stands in the bar above the name of the company takes one row. */
export async function expectStripInOneRow(page: Page): Promise<void> {
  const tops = await page
    .locator('.strip :is(a, button):visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(4);
  expect(new Set(tops).size).toBe(1);
}
