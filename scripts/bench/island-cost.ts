// Measures the costs of an island for a visitor: its files, the time until the island first opens, and the time until the open
// island answers a click.
import type { Browser, Page } from 'playwright';
import type { Island } from '../../tests/support/islands.ts';
import { bestBrotli } from './best-brotli.ts';
import { roundsOf } from './rounds.ts';
import { SLOW_PHONE, slowLine, slowProcessor } from './slow-line.ts';
import { shiftOf } from './two-g.ts';

export interface IslandCost {
  readonly name: string;
  readonly requests: number;
  readonly rounds: number;
  /** Bytes of the island's files, compressed with Brotli. */
  readonly bytes: number;
  /**
   * Milliseconds from the first touch until the island opens, on a slow line and phone. Undefined if no touch opens the island.
   */
  readonly opens?: number;
  readonly shift: number;
  /** The longest time, in milliseconds, until the loaded island answers a click or a key. The processor is slowed down. */
  readonly answers?: number;
}

/** INP (the time from a click to the next paint) is measured on a processor this many times slower. */
const SLOWER = 4;
const TIMES = 3;
const DESK = { width: 1280, height: 800 };

const newPage = async (browser: Browser, { viewport = DESK }: Island): Promise<Page> =>
  (await browser.newContext({ viewport })).newPage();

const islandFiles = (page: Page): Promise<{ name: string; start: number; end: number }[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/s\/(?!start\.)/.test(name))
      .map(({ name, startTime, duration }) => ({ name, start: startTime, end: startTime + duration })),
  );

/** Scrolls to the opener. Files that load while scrolling are not counted, because they are not part of the island. */
async function goNear(page: Page, { opener }: Island): Promise<void> {
  await opener(page, 'en').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => performance.clearResourceTimings());
}

/** Returns the milliseconds from the moment when the pointer is on the opener until the island is open. */
async function touchAndWait(page: Page, { opener, opened }: Island): Promise<number> {
  await slowLine(page);
  await slowProcessor(page, SLOW_PHONE);
  await page.evaluate(() => {
    addEventListener('pointerover', ({ timeStamp }) => (document.body.dataset.touched ??= String(timeStamp)), true);
  });
  await opener(page, 'en').click();
  await opened(page, 'en').waitFor();
  return page.evaluate(() => performance.now() - Number(document.body.dataset.touched));
}

async function firstTouch(browser: Browser, island: Island, site: string): Promise<Omit<IslandCost, 'name'>> {
  const page = await newPage(browser, island);
  const arrived = page.waitForResponse((response) => response.url().includes(`/s/${island.name}.`));
  await page.goto(site + island.path, { waitUntil: 'load' });
  const isTouched = island.comes === 'click' || island.comes === 'live';
  if (isTouched) await goNear(page, island);
  const opens = isTouched ? await touchAndWait(page, island) : undefined;
  if (island.comes === 'seen') await island.opener(page, 'en').hover();
  await (await arrived).finished();
  await island.opened(page, 'en').waitFor();
  const files = await islandFiles(page);
  const texts = await Promise.all(files.map(async ({ name }) => (await page.request.get(name)).text()));
  const shift = await shiftOf(page, island.opensInPlace && 'excuses');
  await page.context().close();
  return {
    requests: files.length,
    rounds: roundsOf(files),
    bytes: texts.map(bestBrotli).reduce((sum, size) => sum + size, 0),
    ...(opens !== undefined && { opens }),
    shift,
  };
}

/** Returns the milliseconds of the slowest answer to several clicks and keys. */
async function slowestAnswer(browser: Browser, island: Island, site: string): Promise<number> {
  const { name, path, opener, opened, use } = island;
  const page = await newPage(browser, island);
  const arrived = page.waitForResponse((response) => response.url().includes(`/s/${name}.`));
  await page.goto(site + path, { waitUntil: 'load' });
  const openAndClose = async (): Promise<void> => {
    await opener(page, 'en').click();
    await opened(page, 'en').waitFor();
    // Some islands are visible before their script has loaded. Wait for the script, because only the script answers
    // keys.
    await (await arrived).finished();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await opened(page, 'en').waitFor({ state: 'hidden' });
  };
  const touch = use ? () => use(page) : openAndClose;
  if (use) {
    await opener(page, 'en').click();
    await opened(page, 'en').waitFor();
  }
  await touch();
  await slowProcessor(page, SLOWER);
  await page.evaluate(() => {
    const every: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      const before = Number(document.body.dataset.slowest ?? 0);
      document.body.dataset.slowest = String(Math.max(before, longest));
    }).observe(every);
  });
  for (let time = 0; time < TIMES; time += 1) await touch();
  // Wait for the next frame, because the browser reports an event only after this frame is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const slowest = await page.evaluate(() => Number(document.body.dataset.slowest ?? 0));
  await page.context().close();
  return slowest;
}

export async function costOfIsland(browser: Browser, island: Island, site: string): Promise<IslandCost> {
  const first = await firstTouch(browser, island, site);
  const answers = first.opens === undefined ? {} : { answers: await slowestAnswer(browser, island, site) };
  return { name: island.name, ...first, ...answers };
}
