import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { isHashed } from '../../scripts/serve/site-files.ts';
import { buildSite } from '../../scripts/build/run-build.ts';
import { webhookHeaders } from '../../scripts/command/webhook-headers.ts';
import { startPublisher, type Publisher, type PublisherOptions } from '../../scripts/publish/publisher.ts';
import type { Status } from '../../scripts/publish/status.ts';
import { throwAwayFolder } from './fixture-site.ts';
import { SAME_BUNDLE } from './own-port.ts';

export const SECRET = `whsec_${Buffer.from('thirty-two bytes of a test secret').toString('base64')}`;
export const TOKEN = 'a-token-of-sixteen-letters';

/** Returns the files of a folder, by name. Their contents are text, so that they can be compared. */
export async function treeOf(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const read = async (file: string) => [path.relative(dir, file), await readFile(file, 'latin1')] as const;
  return new Map((await Promise.all(files.map(read))).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the files that differ between two folders. `live` may have more files with hashed names. */
export function differences(live: ReadonlyMap<string, string>, plain: ReadonlyMap<string, string>): string[] {
  const names = new Set([...live.keys(), ...plain.keys()]);
  return [...names].filter((name) => live.get(name) !== plain.get(name) && (plain.has(name) || !isHashed(name)));
}

export interface PublishedSite {
  readonly liveDir: string;
  readonly cacheDir: string;
  readonly publisher: () => Publisher;
  /** The lines of the publisher's log. */
  readonly logged: Record<string, unknown>[];
  /** Sends a webhook, as a CMS does. It may name an API path and an entry. Returns the status of the answer. */
  readonly send: (path?: string, entry?: string | number) => Promise<number>;
  /** Sends a command of an operator, such as `roll-back/1`. */
  readonly operate: (command: string) => Promise<Response>;
  /** Waits until all sent webhooks are published or have failed. */
  readonly settled: () => Promise<Status>;
  /**
   * Builds the same content without the publisher, in another folder and with the same last good versions. Returns the
   * files.
   */
  readonly plainBuild: () => Promise<ReadonlyMap<string, string>>;
  /** Restarts the publisher with the same folders. */
  readonly restart: () => Promise<void>;
}

/** Each request has its own connection. The publisher closes one that is idle for some seconds, maybe while it is used again. */
const OWN = { connection: 'close' };
let count = 0;

/** Returns the environment variables of a publisher that reads from this API. */
export function variablesFor(apiUrl: string): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    CONTENT_API_URL: apiUrl,
    FILE_STORAGE_URL: `${apiUrl}/media`,
    ...SAME_BUNDLE,
    BROTLI_QUALITY: '0',
  };
}

async function sendWebhook(url: string, hint?: string, entry?: string | number): Promise<number> {
  const id = `msg_${(count += 1)}`;
  const now = new Date();
  const data = { path: hint, id: entry };
  const body = JSON.stringify({ type: 'content.changed', timestamp: now.toISOString(), data });
  const headers = { ...OWN, ...webhookHeaders(SECRET, id, now, body) };
  const { status } = await fetch(`${url}/hooks/content`, { method: 'POST', headers, body });
  return status;
}

/** Runs a publisher that reads from this API. It ends with the test. */
export async function publishedSite(
  apiUrl: string,
  more: Partial<PublisherOptions> & { environment?: NodeJS.ProcessEnv } = {},
): Promise<PublishedSite> {
  const folder = await throwAwayFolder();
  onTestFinished(() => folder.remove());
  const [liveDir, cacheDir] = [path.join(folder.dir, 'live'), path.join(folder.dir, 'cache')];
  const variables = { ...variablesFor(apiUrl), API_FIRST_PAUSE_MS: '1', ...more.environment };
  const logged: Record<string, unknown>[] = [];
  const start = (): Promise<Publisher> =>
    startPublisher({
      variables: { ...variables, CACHE_DIR: cacheDir },
      liveDir,
      cacheDir,
      brotliQuality: 0,
      port: 0,
      host: '127.0.0.1',
      secrets: [SECRET],
      token: TOKEN,
      log: (line) => {
        logged.push(line);
      },
      pauses: { first: 50, quiet: 20, clock: 50 },
      ...more,
    });
  let publisher = await start();
  onTestFinished(() => publisher.close());
  return {
    liveDir,
    cacheDir,
    logged,
    publisher: () => publisher,
    send: (hint, entry) => sendWebhook(publisher.url, hint, entry),
    operate(command) {
      const headers = { ...OWN, authorization: `Bearer ${TOKEN}` };
      return fetch(`${publisher.url}/status/${command}`, { method: 'POST', headers });
    },
    async settled() {
      // After it has published what webhooks named, the publisher pauses and then reads all other content. So wait
      // longer.
      for (let calm = 0, before = ''; calm < 4;) {
        await pause(20);
        const { state, uncompressed } = publisher.status();
        // Count again from 0 after each change of the state, for example from failed to successful.
        if (state === 'starting' || state === 'publishing' || state !== before || uncompressed > 0) calm = 0;
        else calm += 1;
        before = state;
      }
      return publisher.status();
    },
    async plainBuild() {
      const own = await throwAwayFolder();
      onTestFinished(() => own.remove());
      const outDir = path.join(own.dir, 'dist');
      // For an invalid entry, pages show its last good version. So the plain build needs these versions.
      for (const name of ['good', 'good.owner'])
        await cp(path.join(cacheDir, name), path.join(own.dir, 'cache', name), { recursive: true });
      const source = { variables, contentDir: undefined };
      await buildSite({
        source,
        outDir,
        cacheDir: path.join(own.dir, 'cache'),
        reportFile: path.join(own.dir, 'report.json'),
      });
      return treeOf(outDir);
    },
    async restart() {
      await publisher.close();
      publisher = await start();
    },
  };
}
