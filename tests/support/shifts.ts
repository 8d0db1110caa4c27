import type { Page } from '@playwright/test';

/** The parts of a layout shift that TypeScript does not know. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

export const momentOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Every layout shift since a moment, also those that a visitor's touch excuses: how large, and what moved. */
export const shiftsSince = (page: Page, moment: number): Promise<string[]> =>
  page.evaluate((since) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as Shift[]).filter(({ startTime }) => startTime > since);
    return shifts.map(({ value, sources }) => {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? '');
      return [value, ...moved.map((text) => text.slice(0, 80))].join(' ');
    });
  }, moment);
