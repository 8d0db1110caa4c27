// Slows the line and the processor of a page, so that they are as slow as a visitor's line and processor.
import type { Page } from 'playwright';

/**
 * `latency` is in milliseconds: a request waits this long for its first byte. The other numbers are bytes per second.
 */
interface Line {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** The speed is 400 kbit/s. */
const LINE: Line = { latency: 600, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A cheap phone is assumed to be this many times slower than this machine. */
export const SLOW_PHONE = 6;

export async function slowLine(page: Page, line = LINE): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

export async function slowProcessor(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
