// Runs a publisher on synthetic content, for measurements: the content API, the publisher, and a server of the live folder.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LEAN, LEAN_HEAP } from '../build/run-build.ts';
import { root } from '../command/settings.ts';
import { webhookHeaders } from '../command/webhook-headers.ts';
import { startPublisher, type Publisher, type PublisherOptions } from '../publish/publisher.ts';
import { startSiteServer } from '../serve/server.ts';
import { watchedSiteRecord } from '../serve/site-record.ts';
import { contentApi } from './cms.ts';
import { syntheticContent } from './content.ts';
import { type Measured, measure } from './measure.ts';

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
export const SITE_URL = 'https://www.vindhyacoal.example';

/**
 * Starts this script again with the Node options that operations/ gives to the publisher, because Node reads these options only
 * at its start.
 */
export function requireLean(): void {
  if (LEAN_HEAP.every((option) => process.execArgv.includes(option))) return;
  const { status } = spawnSync(process.execPath, [...LEAN_HEAP, ...process.argv.slice(1)], {
    env: { ...process.env, ...LEAN },
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

export interface Bench {
  readonly publisher: Publisher;
  readonly contentDir: string;
  readonly liveDir: string;
  readonly apiUrl: string;
  /** The address of the server of the live folder. */
  readonly site: string;
  /** The plain build from which the publisher started. */
  readonly plain: Measured;
  /** Milliseconds until the publisher had rendered every page. */
  readonly start: number;
  readonly close: () => Promise<void>;
}

type More = (liveDir: string, site: string) => Promise<Partial<PublisherOptions>>;

/** Makes the content, and starts a publisher for it. `more` has further options for the publisher. */
export async function openBench(
  { pages, tenders }: { readonly pages: number; readonly tenders?: number | undefined },
  more: More = () => Promise.resolve({}),
): Promise<Bench> {
  const work = path.join(root, '.cache', 'bench');
  await mkdir(work, { recursive: true });
  const [contentDir, liveDir, cacheDir] = ['content', 'live', 'cache'].map((name) =>
    path.join(work, `publish-${name}`),
  ) as [string, string, string];
  for (const dir of [contentDir, liveDir, cacheDir]) await rm(dir, { recursive: true, force: true });
  await cp(await syntheticContent(work, pages, tenders), contentDir, { recursive: true });
  const api = await contentApi(contentDir);
  const environment = {
    ...process.env,
    CONTENT_API_URL: api.url,
    FILE_STORAGE_URL: `${api.url}/media`,
    SITE_URL,
    CACHE_DIR: cacheDir,
  };
  const script = fileURLToPath(new URL('../build/make-site.ts', import.meta.url));
  const report = ['--report', path.join(work, 'report.json')];
  const plain = await measure(process.execPath, [script, '--out', liveDir, ...report], { cwd: root, env: environment });
  const server = await startSiteServer({ dir: liveDir, facts: watchedSiteRecord(cacheDir), port: 0 });
  const options = await more(liveDir, server.url);
  const since = performance.now();
  const publisher = await startPublisher({
    variables: environment,
    liveDir,
    cacheDir,
    brotliQuality: 6,
    port: 0,
    host: '127.0.0.1',
    secrets: [SECRET],
    token: undefined,
    log: () => {},
    // After each change and a quiet time, the publisher reads everything again. The next change waits until this reading has
    // ended.
    pauses: { quiet: 50 },
    ...options,
  });
  const close = async (): Promise<void> => {
    await server.close();
    await publisher.close();
    api.close();
  };
  await idle(publisher);
  const start = performance.now() - since;
  return { publisher, contentDir, liveDir, apiUrl: api.url, site: server.url, plain, start, close };
}

/** The data of a webhook: an API path, and an entry if only this entry has changed. */
export interface Named {
  readonly path: string;
  readonly id?: unknown;
}

/** Sends the webhook. Returns the milliseconds until the publisher has answered. */
export async function send({ publisher }: Bench, changed: Named): Promise<number> {
  const body = JSON.stringify({ type: 'content.changed', data: changed });
  const [id, now, since] = [randomBytes(8).toString('hex'), new Date(), performance.now()];
  const headers = webhookHeaders(SECRET, id, now, body);
  const { status } = await fetch(`${publisher.url}/hooks/content`, { method: 'POST', headers, body });
  if (status !== 202) throw new Error(`The webhook was answered with ${status}.`);
  return performance.now() - since;
}

/** Waits until the publisher has had nothing to do for half a second. Throws if a publish fails. */
export async function idle(publisher: Publisher): Promise<void> {
  for (let calm = 0; calm < 10; calm += 1) {
    const { state, failure } = publisher.status();
    if (failure) throw new Error(failure.message);
    if (state !== 'idle') calm = 0;
    await pause(50);
  }
}
