import { expect, test } from '@playwright/test';
import { type PiecemealSite, servePiecemeal } from '../support/piecemeal.ts';
import { shiftsSince } from '../support/shifts.ts';
import { DESK, pagesToVisit, PHONE } from '../support/visit.ts';

const PIECES = 8;

let site: PiecemealSite;
test.beforeAll(async () => {
  site = await servePiecemeal(process.env.TEST_SITE_DIR ?? '', PIECES);
});
test.afterAll(() => site.close());

for (const { kind, lang, address } of pagesToVisit)
  test(`nothing of ${kind} (${lang}) moves while it comes piece by piece`, async ({ page }) => {
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await site.open(page, address);
      expect(await shiftsSince(page, 0), `${size.width} px wide`).toEqual([]);
    }
  });
