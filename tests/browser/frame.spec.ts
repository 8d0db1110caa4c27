import { expect, type Page, test } from '@playwright/test';
import { expectStripInOneRow } from '../support/strip.ts';
import { DESK, PHONE } from '../support/visit.ts';

const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);
const letterSize = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Records the theme when the body is created, because that theme is the first thing a visitor sees. */
const rememberFirstTheme = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('body')) return;
      document.documentElement.dataset.firstTheme = document.documentElement.dataset.theme ?? '';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

test.describe('the theme', () => {
  test('is chosen with a button and stays on the next page, from its first moment', async ({ page }) => {
    await rememberFirstTheme(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await themeOf(page)).toBe('dark');
    await page.goto('/tenders');
    expect(await page.evaluate(() => document.documentElement.dataset.firstTheme)).toBe('dark');
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.goto('/hi');
    expect(await themeOf(page)).toBe('light');
  });
});

test('the size of letters grows to the largest and shrinks in steps, stays on the next page and comes back to the usual', async ({
  page,
}) => {
  await page.goto('/');
  const usual = await letterSize(page);
  const larger = page.getByRole('button', { name: 'Larger text' });
  await larger.click();
  await larger.click();
  const large = await letterSize(page);
  expect(large).toBeGreaterThan(usual * 1.2);
  await page.goto('/help');
  expect(await letterSize(page)).toBe(large);
  await page.getByRole('button', { name: 'Smaller text' }).click();
  expect(await letterSize(page)).toBeLessThan(large);
  await page.getByRole('button', { name: 'Standard text' }).click();
  expect(await letterSize(page)).toBe(usual);
  for (let time = 0; time < 10; time += 1) await larger.click();
  expect(await letterSize(page)).toBe(33);
});

test('buttons work for the page when nothing may be stored', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await themeOf(page)).toBe('dark');
  const usual = await letterSize(page);
  await page.getByRole('button', { name: 'Larger text' }).click();
  expect(await letterSize(page)).toBeGreaterThan(usual);
  await page.getByRole('button', { name: 'Larger text' }).click();
  expect(await letterSize(page)).toBeGreaterThan(usual * 1.2);
  expect(errors).toEqual([]);
});

test('the link past the header is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/tenders');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

interface Stop {
  readonly name: string;
  readonly isMarked: boolean;
  readonly isSeen: boolean;
  /** False if it stands before the last stop. */
  readonly isOnward: boolean;
}
type WithLastStop = typeof globalThis & { lastStop?: Element };

/** Says whether the focused element has a focus ring, is on the screen, and comes after the last one in the page. */
const stopAt = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const { lastStop = element } = globalThis as WithLastStop;
    (globalThis as WithLastStop).lastStop = element;
    return {
      isOnward: !(element.compareDocumentPosition(lastStop) & Node.DOCUMENT_POSITION_FOLLOWING),
      name: element.outerHTML.slice(0, 100),
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isSeen:
        box.width > 1 &&
        box.height > 1 &&
        box.bottom > 0 &&
        box.top < innerHeight &&
        box.right > 0 &&
        box.left < innerWidth,
    };
  });

// Lists have hundreds of tab stops, so only one list is tested on a desktop and one on a phone.
for (const { size, addresses } of [
  { size: DESK, addresses: ['/', '/hi/tenders', '/feedback'] },
  { size: PHONE, addresses: ['/', '/data-listing/pages/circulars', '/feedback'] },
])
  for (const address of addresses)
    test(`every stop of the Tab key on ${address} is on the screen with a ring around it, in the order of the page, ${size.width} px wide${size === PHONE ? ', and the bar above the name takes one row' : ''}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await page.goto(address);
      if (size === PHONE) await expectStripInOneRow(page);
      const faults: string[] = [];
      const MOST_STOPS = 400;
      for (let count = 0; count < MOST_STOPS; count += 1) {
        await page.keyboard.press('Tab');
        const stop = await stopAt(page);
        if (!stop) break;
        if (!stop.isMarked) faults.push(`no ring: ${stop.name}`);
        if (!stop.isOnward) faults.push(`leads back: ${stop.name}`);
        if (!stop.isSeen) faults.push(`out of sight: ${stop.name}`);
        expect(count, 'the walk comes to an end').toBeLessThan(MOST_STOPS - 1);
      }
      expect(faults).toEqual([]);
    });
