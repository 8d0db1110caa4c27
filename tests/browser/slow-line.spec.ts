import { expect, test } from '@playwright/test';
import { type PiecemealSite, servePiecemeal } from '../support/piecemeal.ts';
import { shiftsSince } from '../support/shifts.ts';
import { DESK, pagesToVisit, PHONE } from '../support/visit.ts';

const PIECES = 8;
/** A piece may end within a line: its words are then set anew when the rest comes, by less than anybody sees. */
const LEAST_SHIFT = 0.001;

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
      const shifts = await shiftsSince(page, 0);
      expect(
        shifts.filter((shift) => Number.parseFloat(shift) >= LEAST_SHIFT),
        `${size.width} px wide`,
      ).toEqual([]);
    }
  });
