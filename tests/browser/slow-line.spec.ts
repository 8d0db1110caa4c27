import { expect, test } from '@playwright/test';
import { LANGS } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { type PiecemealSite, servePiecemeal } from '../support/piecemeal.ts';
import { shiftsSince } from '../support/shifts.ts';
import { DESK, PHONE } from '../support/visit.ts';

const PIECES = 8;
/** A piece may end within a line: its words are then set anew when the rest comes, by less than anybody sees. */
const LEAST_SHIFT = 0.001;

let site: PiecemealSite;
test.beforeAll(async () => {
  site = await servePiecemeal(process.env.TEST_SITE_DIR ?? '', PIECES);
});
test.afterAll(() => site.close());

const SIZES = [PHONE, DESK];

// A page is the same in both languages but for its words: one is looked at on a phone and the other on a desk, the next
// kind the other way round.
for (const [index, { name, path }] of pageKinds.entries())
  test(`nothing of ${name} moves while it comes piece by piece`, async ({ page }) => {
    for (const [place, lang] of LANGS.entries()) {
      const size = SIZES[(index + place) % 2] ?? PHONE;
      await page.setViewportSize(size);
      await site.open(page, href(path, lang));
      const shifts = await shiftsSince(page, 0);
      expect(
        shifts.filter((shift) => Number.parseFloat(shift) >= LEAST_SHIFT),
        `${lang}, ${size.width} px wide`,
      ).toEqual([]);
    }
  });
