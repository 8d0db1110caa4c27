// Measures the first and the largest paint of a page on 2G and a cheap phone. The slow line has real packets, or else the
// browser emulates it.
import { type Browser, chromium, type Page } from 'playwright';
import { PHONE } from './before-touch.ts';
import { openLink, SITE_END, TWO_G } from './link.ts';
import { median } from './numbers.ts';
import { SLOW_PHONE, slowLine, slowProcessor } from './slow-line.ts';

export interface Paints {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
}

export interface TwoG {
  readonly browser: Browser;
  /** The host of the site under test, for the browser of this line. */
  readonly host: string;
  /** A description of the line, for the output. */
  readonly said: string;
  readonly isReal: boolean;
  readonly close: () => Promise<void>;
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
  // Without this option, an unknown certificate causes a second connection: two round trips that no visitor has.
  '--ignore-certificate-errors',
];

export async function openTwoG(work: string, chromiumPath: string): Promise<TwoG> {
  const line = `${TWO_G.down / 1000}/${TWO_G.up / 1000} kbit/s, ${TWO_G.roundTrip} ms round trip`;
  try {
    const link = await openLink(work, chromiumPath);
    const browser = await chromium.launch({ executablePath: link.browser, args: ARGS });
    const close = async (): Promise<void> => {
      await browser.close();
      await link.close();
    };
    return { browser, host: SITE_END, said: `packet by packet, with real TCP and TLS: ${line}`, isReal: true, close };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ARGS });
    const said = `ONLY EMULATED by the browser, without its TCP and TLS: ${line} (the line that delays packets could not be started: ${why})`;
    return { browser, host: '127.0.0.1', said, isReal: false, close: () => browser.close() };
  }
}

const EMULATED = {
  latency: TWO_G.roundTrip,
  downloadThroughput: TWO_G.down / 8,
  uploadThroughput: TWO_G.up / 8,
};

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Returns the sum of all layout shifts. With `excuses`, layout shifts shortly after a touch are not counted, because the touch
 * caused them.
 */
export const shiftOf = (page: Page, touch?: 'excuses'): Promise<number> =>
  page.evaluate((isExcused) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as Shift[]).filter(({ hadRecentInput }) => !(isExcused && hadRecentInput));
    return shifts.reduce((sum, { value }) => sum + value, 0);
  }, touch === 'excuses');

async function paintOnce({ browser, isReal }: TwoG, address: string): Promise<Paints> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await slowProcessor(page, SLOW_PHONE);
  if (!isReal) await slowLine(page, EMULATED);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  const paints = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      largest: observer.takeRecords().at(-1)?.startTime ?? NaN,
    };
  });
  const shift = await shiftOf(page);
  await context.close();
  return { ...paints, shift };
}

/** Returns the median times of all visits, and the worst layout shift. */
export async function paintsOf(line: TwoG, address: string, times: number): Promise<Paints> {
  const all: Paints[] = [];
  for (let time = 0; time < times; time += 1) all.push(await paintOnce(line, address));
  return {
    first: median(all.map(({ first }) => first)),
    largest: median(all.map(({ largest }) => largest)),
    shift: Math.max(...all.map(({ shift }) => shift)),
  };
}
