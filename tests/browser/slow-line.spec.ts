import { expect, test } from '@playwright/test';
import { LANGS } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { kindsToVisit } from '../../scripts/check/page-kinds.ts';
import { type PiecemealSite, servePiecemeal } from '../support/piecemeal.ts';
import { shiftsSince } from '../support/shifts.ts';
import { DESK, PHONE } from '../support/visit.ts';

const PIECES = 8;
/**
 * Smaller shifts are ignored. A piece may end inside a line of text, which moves slightly when the rest arrives. Nobody
 * sees this.
 */
const LEAST_SHIFT = 0.001;

let site: PiecemealSite;
test.beforeAll(async () => {
  site = await servePiecemeal(process.env.TEST_SITE_DIR ?? '', PIECES);
});
test.afterAll(() => site.close());

const SIZES = [PHONE, DESK];

// The languages differ only in text. So one is tested on a phone and the other on a desktop. The next kind of page
// swaps them.
for (const [index, { name, path }] of kindsToVisit.entries())
  test(`what has come of ${name} can be read, and nothing moves while it comes piece by piece`, async ({ page }) => {
    for (const [place, lang] of LANGS.entries()) {
      const size = SIZES[(index + place) % 2] ?? PHONE;
      await page.setViewportSize(size);
      expect(await site.open(page, href(path, lang)), `${lang}, ${size.width} px wide`).toEqual([]);
      const shifts = await shiftsSince(page, 0);
      expect(
        shifts.filter((shift) => Number.parseFloat(shift) >= LEAST_SHIFT),
        `${lang}, ${size.width} px wide`,
      ).toEqual([]);
    }
  });
