import type { Page } from '@playwright/test';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { kindsToVisit } from '../../scripts/check/page-kinds.ts';

const isOurs = (address: string): boolean => {
  const { origin, protocol } = new URL(address);
  const known = [process.env.TEST_SITE_URL, process.env.TEST_API_URL]
    .filter(Boolean)
    .map((url) => new URL(url ?? '').origin);
  return protocol === 'data:' || protocol === 'blob:' || known.includes(origin);
};

/** Collects hidden faults of a page: errors, blocked content, requests to other hosts. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!isOurs(request.url())) faults.push(`request to ${request.url()}`);
  });
  return faults;
}

/** Answers requests to other websites, because tests only check that the browser makes these requests. */
export const answerForOthers = (page: Page): Promise<unknown> =>
  page.context().route(/\.example\//, (route) => route.fulfill({ body: 'another website' }));

/** Delays all answers of these addresses until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/**
 * Waits until the browser has painted two frames. By then, the page has loaded or started what its visible elements
 * need.
 */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** The most common wide and narrow screens. */
export const DESK = { width: 1280, height: 800 };
/** On this screen, the fields of a list are behind a button. */
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 360, height: 740 };

/** Adds CSS in a way that the security policy allows. */
export const addRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);

/** Says how many pixels the page is wider than the screen, and which elements cause this. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) ||
        isInScroller(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isInScroller(element.parentElement),
    );
    return [
      `${root.scrollWidth - root.clientWidth} px too wide`,
      ...wide.slice(-2).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

interface PageToVisit {
  readonly kind: string;
  readonly lang: Lang;
  readonly address: string;
}

/** One page of each layout, in both languages. */
export const pagesToVisit: readonly PageToVisit[] = kindsToVisit.flatMap(({ name, path }) =>
  LANGS.map((lang) => ({ kind: name, lang, address: href(path, lang) })),
);

/** Records the visit counts that the page sends. */
export function counters(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('visitors_count_update'))
      sent.push(request.postDataJSON());
  });
  return sent;
}
