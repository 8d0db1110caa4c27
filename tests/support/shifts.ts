import type { Page } from '@playwright/test';

/** The fields of a layout shift. TypeScript's own types do not have them. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

export const momentOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/**
 * Returns all layout shifts since a moment, with size and elements. `touched` leaves out shifts right after an input.
 */
export const shiftsSince = (page: Page, moment: number, excused?: 'touched'): Promise<string[]> =>
  page.evaluate(
    ([since, isExcused]) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      const shifts = (observer.takeRecords() as Shift[]).filter(
        ({ startTime, hadRecentInput }) => startTime > since && !(isExcused && hadRecentInput),
      );
      return shifts.map(({ value, sources }) => {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? '');
        return [value, ...moved.map((text) => text.slice(0, 80))].join(' ');
      });
    },
    [moment, excused === 'touched'] as const,
  );
