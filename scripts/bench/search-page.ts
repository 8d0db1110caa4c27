// Measures what a search costs a visitor in the real page: from the submit to the results, on 2G and a cheap phone.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { startSiteServer } from '../serve/server.ts';
import { PHONE } from './before-touch.ts';
import { builtSite, openChromium } from './built-site.ts';
import { median } from './numbers.ts';
import { SLOW_PHONE, slowLine, slowProcessor } from './slow-line.ts';

export interface SearchCost {
  readonly name: string;
  /** Milliseconds from the submit to the first results that are seen, on 2G and a slow phone. */
  readonly results: number;
  /** Of everything that only a search asks for, as it was sent: the page's part, the Worker, manifest and index. */
  readonly bytes: number;
  readonly requests: number;
  /**
   * Milliseconds of script on the page's own thread, on a slow phone: of the page with the results, from the submit on if it
   * was there before. The Worker's is none of it, nor is what any page begins with, nor the last of a page that is left.
   */
  readonly script: number;
}

const OF_SEARCH = /\/(find\/|s\/(results|ask|search-worker|search-engine)\.)/;
/** No search among them has its results in a file of the site. */
const QUERIES = ['dumper tyres', 'sonpahar', 'pump repair', 'प्रशिक्षण भवन', 'khadan ki sadak'];
const LETTER_MS = 150;
const LOOK_MS = 10;
const RESULT = '[data-results] .rows > li';

/** Counts what is sent for the search, to the page and to its Worker. */
function countSent(context: BrowserContext): () => Promise<number[]> {
  const sizes: Promise<number>[] = [];
  context.on('requestfinished', (request) => {
    if (OF_SEARCH.test(request.url())) sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  // A file from the browser's cache has no size, or a negative one.
  return async () => (await Promise.all(sizes)).filter((size) => size > 0);
}

/** Milliseconds of script that the page's own thread has run, and since when the page is there. */
async function scriptOf(session: CDPSession): Promise<{ readonly script: number; readonly since: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const numberOf = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { script: 1000 * numberOf('ScriptDuration'), since: numberOf('NavigationStart') };
}

/**
 * Watched over the protocol itself: what Playwright puts into a page to wait there is more script than the page's own. What
 * keeps results away is the attribute `hidden`; to ask the browser whether they are seen would have it lay out the page.
 */
async function untilSeen(session: CDPSession): Promise<void> {
  const expression = `new Promise((resolve) => {
    const look = () => document.querySelector('${RESULT}')?.closest('[hidden]') === null && resolve(true);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] });
    look();
  })`;
  let isSeen = false;
  while (!isSeen) {
    // With the page that is left its promise is gone.
    const answer = await session.send('Runtime.evaluate', { expression, awaitPromise: true }).catch(() => undefined);
    isSeen = answer?.result.value === true;
    if (!isSeen) await pause(LOOK_MS);
  }
}

/** The ways to a search; each ends with its submit. */
const ways: Readonly<Record<string, (page: Page, site: string, words: string) => Promise<() => Promise<unknown>>>> = {
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

/** Of somebody who was never here, on 2G and a slow phone. */
async function visit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await slowLine(page);
  await slowProcessor(page, SLOW_PHONE);
  return { context, page, session };
}

/** Milliseconds of script of a page that nobody searches in. */
async function scriptOfAnyPage(browser: Browser, site: string): Promise<number> {
  const { context, page, session } = await visit(browser);
  await page.goto(`${site}/help`, { waitUntil: 'networkidle' });
  const { script } = await scriptOf(session);
  await context.close();
  return script;
}

interface Searched {
  readonly site: string;
  readonly words: string;
  /** Milliseconds of script that any page begins with. */
  readonly ofAnyPage: number;
}

type Cost = Omit<SearchCost, 'name'>;

/** How long it takes and what is sent. */
async function timeOf(browser: Browser, name: string, { site, words }: Searched): Promise<Omit<Cost, 'script'>> {
  const { context, page, session } = await visit(browser);
  const sent = countSent(context);
  const submit = await ways[name]?.(page, site, words);
  const start = performance.now();
  await submit?.();
  await untilSeen(session);
  const results = performance.now() - start;
  await page.waitForLoadState('networkidle');
  const sizes = await sent();
  await context.close();
  return { results, requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** By another visitor, whom nobody watches meanwhile: to look on from inside the page is script as well. */
async function scriptOfSearch(
  browser: Browser,
  name: string,
  { site, words, ofAnyPage }: Searched,
  milliseconds: number,
): Promise<number> {
  const { context, page, session } = await visit(browser);
  const submit = await ways[name]?.(page, site, words);
  const before = await scriptOf(session);
  await submit?.();
  await pause(milliseconds);
  const after = await scriptOf(session);
  if ((await page.locator(RESULT).count()) === 0)
    throw new Error(`${name}: no results for ${words} after ${milliseconds} ms`);
  await context.close();
  // Another page counts anew.
  return after.script - (after.since === before.since ? before.script : ofAnyPage);
}

/** Much longer than the results take, so that all that follows from them is counted. */
const LONG = 2;

async function costOf(browser: Browser, name: string, searched: Searched): Promise<Cost> {
  const time = await timeOf(browser, name, searched);
  return { ...time, script: await scriptOfSearch(browser, name, searched, LONG * time.results + 1000) };
}

/** The site that was built last, by each way to a search: the median of all queries. Nothing when no site was built yet. */
export async function costsOfSearch(): Promise<SearchCost[] | undefined> {
  const built = builtSite();
  if (!built) return undefined;
  const { browser } = await openChromium();
  const site = await startSiteServer({ dir: built.dist, facts: built.facts, port: 0 });
  try {
    const anyPages: number[] = [];
    while (anyPages.length < QUERIES.length) anyPages.push(await scriptOfAnyPage(browser, site.url));
    const ofAnyPage = median(anyPages);
    const costs: SearchCost[] = [];
    for (const name of Object.keys(ways)) {
      const all: Cost[] = [];
      for (const words of QUERIES) all.push(await costOf(browser, name, { site: site.url, words, ofAnyPage }));
      const middle = (part: keyof Cost): number => median(all.map((one) => one[part]));
      costs.push({
        name,
        results: middle('results'),
        bytes: middle('bytes'),
        requests: middle('requests'),
        script: middle('script'),
      });
    }
    return costs;
  } finally {
    await browser.close();
    await site.close();
  }
}
