import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { webhookHeaders } from '../../scripts/command/webhook-headers.ts';
import type { Status } from '../../scripts/publish/status.ts';
import { throwAwayFolder } from './fixture-site.ts';
import { SECRET, TOKEN, variablesFor } from './publisher.ts';
import { ownPort } from './own-port.ts';

const RUN = fileURLToPath(new URL('../../scripts/publish/run.ts', import.meta.url));

export interface PublisherProcess {
  readonly dir: string;
  readonly liveDir: string;
  readonly url: string;
  /** Runs `npm run publisher`. With `isReady`, waits until `/healthz` answers 200. */
  readonly start: (isReady?: boolean) => Promise<ChildProcess>;
  /** Sends a webhook, as a CMS does. Returns the status of the answer. */
  readonly send: (id: string, path: string) => Promise<number>;
  readonly status: () => Promise<Pick<Status, 'state' | 'failure' | 'edges'>>;
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}

/** Prepares a publisher that runs in a separate process, so that a test can kill it. It has its own folders. */
export async function publisherProcess(apiUrl: string, more: NodeJS.ProcessEnv = {}): Promise<PublisherProcess> {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const port = await ownPort();
  const [liveDir, url] = [path.join(dir, 'live'), `http://127.0.0.1:${port}`];
  const env = {
    ...variablesFor(apiUrl),
    CACHE_DIR: path.join(dir, 'cache'),
    LIVE_DIR: liveDir,
    PUBLISHER_PORT: String(port),
    WEBHOOK_SECRET: SECRET,
    STATUS_TOKEN: TOKEN,
    ...more,
  };
  const isWell = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    dir,
    liveDir,
    url,
    async start(isReady = true) {
      const child = spawn(process.execPath, [RUN], { stdio: ['ignore', 'ignore', 'pipe'], env });
      onTestFinished(() => void child.kill('SIGKILL'));
      if (isReady) await expect.poll(isWell, { timeout: 90_000 }).toBe(true);
      return child;
    },
    async send(id, hint) {
      const [body, now] = [JSON.stringify({ data: { path: hint } }), new Date()];
      const headers = webhookHeaders(SECRET, id, now, body);
      return (await fetch(`${url}/hooks/content`, { method: 'POST', headers, body })).status;
    },
    async status() {
      const headers = { accept: 'application/json', authorization: `Bearer ${TOKEN}` };
      return (await (await fetch(`${url}/status`, { headers })).json()) as Awaited<
        ReturnType<PublisherProcess['status']>
      >;
    },
  };
}
