// Measures what a page costs before a visitor touches it.
import type { Browser, Page, Response } from 'playwright';
import { bestBrotli } from './best-brotli.ts';
import { SLOW_PHONE, slowLine, slowProcessor } from './slow-line.ts';

export interface PageCost {
  readonly name: string;
  readonly requests: number;
  /** Of everything the page asks for on its own, as it was sent. */
  readonly bytes: number;
  readonly scriptRequests: number;
  /** Of all script, inline too, in Brotli. */
  readonly scriptBytes: number;
  readonly reactBytes: number;
  /** Milliseconds until something is seen, on a slow line and a slow phone. */
  readonly firstPaint: number;
  readonly shift: number;
}

/** In every build of React. */
const REACT = /react\.(transitional\.)?element/;
export const DESK = { width: 1280, height: 800 };

const inlineScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.scripts].filter(({ src }) => !src).map(({ text }) => text));

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = ({ startTime }: PerformanceEntry): void => resolve(startTime);
        new PerformanceObserver((list) => {
          list.getEntriesByName('first-contentful-paint').forEach(seen);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Of all layout shifts together; without those that a touch `excuses`, where it is one that makes room by itself. */
export const shiftOf = (page: Page, touch?: 'excuses'): Promise<number> =>
  page.evaluate((isExcused) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as Shift[]).filter(({ hadRecentInput }) => !(isExcused && hadRecentInput));
    return shifts.reduce((sum, { value }) => sum + value, 0);
  }, touch === 'excuses');

const isScript = (response: Response): boolean => response.request().resourceType() === 'script';

export async function costOfPage(browser: Browser, name: string, address: string): Promise<PageCost> {
  const context = await browser.newContext({ viewport: DESK });
  const page = await context.newPage();
  await slowLine(page);
  await slowProcessor(page, SLOW_PHONE);
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(address, { waitUntil: 'load' });
  const painted = await firstPaint(page);
  const scripts = await Promise.all(answers.filter(isScript).map((response) => response.text()));
  const sizes = await Promise.all(
    answers.map((response) =>
      response
        .request()
        .sizes()
        .catch(() => undefined),
    ),
  );
  const texts = [...scripts, ...(await inlineScripts(page))];
  const sum = (sizesOfAll: readonly number[]): number => sizesOfAll.reduce((total, size) => total + size, 0);
  const cost = {
    name,
    requests: answers.length,
    bytes: sum(sizes.map((size) => (size?.responseBodySize ?? 0) + (size?.responseHeadersSize ?? 0))),
    scriptRequests: scripts.length,
    scriptBytes: sum(texts.map(bestBrotli)),
    reactBytes: sum(texts.filter((text) => REACT.test(text)).map(bestBrotli)),
    firstPaint: painted,
    shift: await shiftOf(page),
  };
  await context.close();
  return cost;
}
