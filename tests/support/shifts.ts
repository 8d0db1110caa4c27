import type { Page } from '@playwright/test';

/** Fields of layout shifts that TypeScript's types lack. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

export const momentOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** All layout shifts since a moment, with size and elements. `touched` excuses shifts right after an input. */
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
