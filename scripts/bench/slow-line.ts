// Makes a page's line and processor slow, as a visitor's are.
import type { Page } from 'playwright';

/** Each request waits so long for its first byte; then 400 kbit/s come. */
const LINE = { offline: false, latency: 600, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** How many times slower than this machine a cheap phone is taken to be. */
export const SLOW_PHONE = 6;

export async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}

export async function slowProcessor(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
