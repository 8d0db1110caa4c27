// A machine of the recovery drill. It is a pair of folders and a publisher, which starts and ends as under systemd.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstFreeFrom } from '../command/ports.ts';
import type { Status } from '../publish/status.ts';
import { filesIn } from '../serve/site-files.ts';

const FIRST_PORT = 4480;
const LOOK_EVERY_MS = 200;
const LONGEST_MS = 15 * 60_000;

export interface Machine {
  readonly cacheDir: string;
  readonly liveDir: string;
  /** Runs the publisher until everything is published and compressed. */
  readonly publish: () => Promise<void>;
}

/** The SHA-256 of each file of a folder, by name. */
export async function sumsIn(dir: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const name of [...(await filesIn(dir))].sort())
    sums.set(
      name,
      createHash('sha256')
        .update(await readFile(path.join(dir, name)))
        .digest('hex'),
    );
  return sums;
}

/** Returns one hash for a whole folder, from the names and hashes of its files. */
export const sumOf = (sums: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update([...sums].map(([name, sum]) => `${sum}  ${name}\n`).join(''))
    .digest('hex');

export function openMachine(root: string, dir: string, variables: NodeJS.ProcessEnv): Machine {
  const [cacheDir, liveDir] = [path.join(dir, 'cache'), path.join(dir, 'live')];
  const token = randomBytes(32).toString('hex');

  async function untilDone(url: string, isOver: () => string | undefined): Promise<void> {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const since = performance.now();
    while (performance.now() - since < LONGEST_MS) {
      await pause(LOOK_EVERY_MS);
      const over = isOver();
      if (over !== undefined)
        throw new Error(`A publisher in the recovery drill ended unexpectedly. It said: ${over || 'nothing'}`);
      const answer = await fetch(`${url}/status`, { headers }).catch(() => undefined);
      if (!answer?.ok) continue;
      const { state, uncompressed, failure } = (await answer.json()) as Status;
      if (failure) throw new Error(`A publisher in the recovery drill could not publish: ${failure.message}`);
      if (state === 'idle' && uncompressed === 0) return;
    }
    throw new Error('A publisher in the recovery drill had not published the site after 15 minutes.');
  }

  return {
    cacheDir,
    liveDir,
    async publish() {
      const port = await firstFreeFrom(FIRST_PORT);
      const env = {
        ...variables,
        CACHE_DIR: cacheDir,
        LIVE_DIR: liveDir,
        PUBLISHER_PORT: String(port),
        WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
        STATUS_TOKEN: token,
        NIGHTLY_AT: 'never',
      };
      const child = spawn(process.execPath, [path.join(root, 'scripts/publish/run.ts')], {
        cwd: root,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const ended = once(child, 'exit');
      let [said, isOver] = ['', false];
      child.stderr.on('data', (chunk) => (said += String(chunk)));
      child.on('exit', () => (isOver = true));
      try {
        await untilDone(`http://127.0.0.1:${port}`, () => (isOver ? said.trim() : undefined));
      } finally {
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}
