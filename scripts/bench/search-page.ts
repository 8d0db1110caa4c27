// Measures a search in the real page on 2G and a cheap phone: from the submit to the results.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { builtSite, openChromium } from '../check/built-site.ts';
import { startSiteServer } from '../serve/server.ts';
import { PHONE } from './before-touch.ts';
import { median } from './numbers.ts';
import { SLOW_PHONE, slowLine, slowProcessor } from './slow-line.ts';

export interface SearchCost {
  readonly name: string;
  /** Milliseconds from the submit until results are visible, on 2G and a slow phone. */
  readonly results: number;
  /** Sent bytes of all files that only a search needs: its part of the page, the Worker, the manifest and the index. */
  readonly bytes: number;
  readonly requests: number;
  /**
   * Milliseconds of script on the main thread after the submit, on a slow phone. The script that starts every page is
   * not counted.
   */
  readonly script: number;
  /**
   * The length of the longest task of a page, in milliseconds. The first task does not count. The other tasks load the page,
   * handle the typed letters and show the results.
   */
  readonly task: number;
}

const OF_SEARCH = /\/(find\/|s\/(results|ask|search-worker|search-engine|search-words)\.)/;
/** The site has no prepared results for these queries. */
const QUERIES = ['dumper tyres', 'sonpahar', 'pump repair', 'प्रशिक्षण भवन', 'khadan ki sadak'];
const LETTER_MS = 150;
const LOOK_MS = 10;
/** Work of the page's script is counted until this time after the first result. */
const AFTERWARDS_MS = 2000;
const RESULT = '[data-results] .rows > li:not([hidden] *)';

/** Collects the sizes of the files that the page and its Worker load for a search. */
function countSent(context: BrowserContext): () => Promise<number[]> {
  const sizes: Promise<number>[] = [];
  context.on('requestfinished', (request) => {
    if (OF_SEARCH.test(request.url())) sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  // A file from the browser's cache has the size 0 or a negative size, so it is not counted.
  return async () => (await Promise.all(sizes)).filter((size) => size > 0);
}

/** Returns the milliseconds of script on the main thread so far, and the time when the page started. */
async function scriptOf(session: CDPSession): Promise<{ readonly script: number; readonly since: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const numberOf = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { script: 1000 * numberOf('ScriptDuration'), since: numberOf('NavigationStart') };
}

/** Waits for results over the DevTools protocol. A script that waits in the page would count as the page's script. */
async function untilSeen(session: CDPSession): Promise<void> {
  for (;;) {
    // While one page replaces another, there is no document to search for results.
    const seen = await session
      .send('DOM.getDocument', { depth: 0 })
      .then(({ root: { nodeId } }) => session.send('DOM.querySelector', { nodeId, selector: RESULT }))
      .catch(() => undefined);
    if (seen?.nodeId) return;
    await pause(LOOK_MS);
  }
}

/** Opens a page where visitors can search, types the words, and returns a function that submits them. */
type Way = (page: Page, site: string, words: string) => Promise<() => Promise<unknown>>;

const ways: Readonly<Record<string, Way>> = {
  'from the overlay of another page': async (page, site, words) => {
    await page.goto(`${site}/news`);
    await page.locator('header a[data-island=search]').click();
    await page.getByRole('combobox').pressSequentially(words, { delay: LETTER_MS });
    return () => page.keyboard.press('Enter');
  },
  'from the field of the search page': async (page, site, words) => {
    await page.goto(`${site}/search`);
    await page.getByRole('searchbox').pressSequentially(words, { delay: LETTER_MS });
    return () => page.keyboard.press('Enter');
  },
  'by a link to the results': (page, site, words) =>
    Promise.resolve(() => page.goto(`${site}/search/${encodeURIComponent(words)}`, { waitUntil: 'commit' })),
};

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Records the length of each long task of a page. The page itself runs this function, so the site needs no script for it. */
function keepTasks(): void {
  const tasks: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  Object.assign(window, { tasks });
}
/**
 * Returns the length of the longest task of the page, in milliseconds. The first task does not count: it is the browser's own
 * work.
 */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...((window as { tasks?: number[] }).tasks ?? []).slice(1)));

/** Opens a browser for a first visit on 2G and a slow phone. */
async function visit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.addInitScript(keepTasks);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await slowLine(page);
  await slowProcessor(page, SLOW_PHONE);
  return { context, page, session };
}

/** Returns the milliseconds of script of a page without a search. */
async function scriptOfAnyPage(browser: Browser, site: string): Promise<number> {
  const { context, page, session } = await visit(browser);
  await page.goto(`${site}/help`, { waitUntil: 'networkidle' });
  const { script } = await scriptOf(session);
  await context.close();
  return script;
}

type Cost = Omit<SearchCost, 'name'>;

/** `ofAnyPage` is the milliseconds of the script that starts every page. */
async function costOf(browser: Browser, way: Way, site: string, words: string, ofAnyPage: number): Promise<Cost> {
  const { context, page, session } = await visit(browser);
  const sent = countSent(context);
  const submit = await way(page, site, words);
  const [before, typing] = [await scriptOf(session), await longestTask(page)];
  const start = performance.now();
  await submit();
  await untilSeen(session);
  const results = performance.now() - start;
  await page.waitForLoadState('networkidle');
  await pause(AFTERWARDS_MS);
  const after = await scriptOf(session);
  const task = Math.max(typing, await longestTask(page));
  const sizes = await sent();
  await context.close();
  return {
    results,
    task,
    requests: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    // The browser counts from 0 again for each page.
    script: after.script - (after.since === before.since ? before.script : ofAnyPage),
  };
}

/** Returns the median of all queries for each way to search. Returns undefined if no site was built yet. */
export async function costsOfSearch(): Promise<SearchCost[] | undefined> {
  const built = builtSite();
  if (!built) return undefined;
  await using browser = (await openChromium()).browser;
  await using site = await startSiteServer({ dir: built.dist, facts: built.facts, port: 0 });
  const anyPages: number[] = [];
  while (anyPages.length < QUERIES.length) anyPages.push(await scriptOfAnyPage(browser, site.url));
  const ofAnyPage = median(anyPages);
  const costs: SearchCost[] = [];
  for (const [name, way] of Object.entries(ways)) {
    const all: Cost[] = [];
    for (const words of QUERIES) all.push(await costOf(browser, way, site.url, words, ofAnyPage));
    const middle = (part: keyof Cost): number => median(all.map((one) => one[part]));
    costs.push({
      name,
      results: middle('results'),
      task: Math.max(...all.map((one) => one.task)),
      bytes: middle('bytes'),
      requests: middle('requests'),
      script: middle('script'),
    });
  }
  return costs;
}
