import { expect, type Page } from '@playwright/test';
import { type Theme, violationsInThemes } from '../../scripts/check/axe.ts';
import { layoutFaults, unpaint } from '../support/layout.ts';
import { test } from '../support/shared-page.ts';
import { smallTargets } from '../support/small-targets.ts';
import { DESK, overflow, pagesToVisit, PHONE, watch } from '../support/visit.ts';

/** A 1280 × 1024 screen at 400 % zoom shows this many CSS pixels. */
const ZOOMED = { width: 320, height: 256 };

async function overflowAt(page: Page, widths: readonly number[], when: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await overflow(page)).map((fault) => `${width} px${when}: ${fault}`));
  }
  return found;
}

/** What folds a part of the content and moves when it is pressed, so that a second press at the same place meets something else. */
const restless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main summary:not([data-live] *, .film__player > *)')].flatMap((one) => {
      if (!one.checkVisibility()) return [];
      const place = () => Math.round(one.getBoundingClientRect().top + scrollY);
      const placeAfterPress = () => {
        one.click();
        return place();
      };
      const places = [place(), placeAfterPress(), placeAfterPress()];
      return new Set(places).size > 1 ? [`moves when it is pressed: ${one.outerHTML.slice(0, 120)}`] : [];
    }),
  );

/** The languages of a page differ only in text. So each is tested in one size, and with all rules in only one theme. */
const LOOKS: readonly { size: typeof PHONE; themes: readonly [Theme, Theme] }[] = [
  { size: PHONE, themes: ['light', 'dark'] },
  { size: DESK, themes: ['dark', 'light'] },
];

// One visit checks everything, because loading takes longer than a look. Errors, blocked content and requests to other hosts
// do not depend on the width, and the theme changes no place.
for (const [index, { kind, lang, address }] of pagesToVisit.entries())
  test(`${kind} (${lang}) fits any width, zoom, size of letters and spacing, and a finger, tears and cuts no text, holds nothing axe objects to, and reports no error`, async ({
    page,
  }) => {
    test.slow();
    const faults = watch(page);
    // For every second kind of page, the two languages swap their sizes.
    const look = LOOKS[(index + Math.floor(index / 2)) % 2] ?? LOOKS[0];
    if (look) await page.setViewportSize(look.size);
    const answer = await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const found = await violationsInThemes(page, look?.themes);
    await page.setViewportSize(PHONE);
    found.push(...(await smallTargets(page)).map((fault) => `small for a finger: ${fault}`));
    found.push(...(await restless(page)));
    await unpaint(page);
    await page.setViewportSize(ZOOMED);
    found.push(...(await overflow(page)).map((fault) => `400 % zoom: ${fault}`));
    // The layout is looked at with all open, so what can be folded is looked at before.
    if ((await page.locator('main details:not(.filter)').count()) > 0)
      found.push(...(await overflowAt(page, [320, 360, 768, 1280], ', folded')));
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    found.push(...(await overflowAt(page, [640, 1280], ', letters of 200 %')));
    found.push(...(await layoutFaults(page, kind === 'lost address')));
    expect(found).toEqual([]);
    const isLost = answer?.status() === 404;
    expect(faults.filter((fault) => !isLost || !fault.includes('404 (Not Found)'))).toEqual([]);
  });
