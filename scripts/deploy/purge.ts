// Tells a CDN which addresses changed: in a file, and by a call that Cloudflare understands.
import { writeWhole } from '../../src/api/write-whole.ts';

/** Cloudflare's limit for one call. */
const MOST_AT_ONCE = 30;
const TIME_LIMIT_MS = 30_000;

export interface PurgeOptions {
  readonly siteUrl: string;
  /** One address a line. */
  readonly file: string;
  /** Takes `{"files": […]}`. */
  readonly url: string | undefined;
  readonly token: string | undefined;
}

/** Throws a sentence when a call was refused. */
export async function purge(paths: readonly string[], options: PurgeOptions): Promise<void> {
  const { siteUrl, file, url, token } = options;
  const addresses = paths.map((one) => siteUrl.replace(/\/+$/, '') + one);
  await writeWhole(file, addresses.map((one) => `${one}\n`).join(''));
  if (!url) return;
  for (let from = 0; from < addresses.length; from += MOST_AT_ONCE) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ files: addresses.slice(from, from + MOST_AT_ONCE) }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch((error: unknown) => {
      throw new Error(`PURGE_URL ${url}: expected an answer, found: ${String(error)}.`, { cause: error });
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`PURGE_URL ${url}: expected status 200, found ${response.status}.`);
  }
}
