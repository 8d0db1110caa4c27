import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { API_BASE } from '../../../src/lib/api-base.ts';
import { contentOfTest } from './small-content.ts';

const SERVE = fileURLToPath(new URL('../../../scripts/content-api/serve.ts', import.meta.url));
/** Before each kill, the API acknowledges this many more messages. */
const KILLED_AFTER = [3, 11, 19, 32];

/** Runs the API in a separate process. Returns the process and the address of the API. */
async function served(dir: string, dataFile: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [SERVE, dir, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_FILE: dataFile, FEEDBACK_LIMIT: '1000000' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url !== undefined) return { child, url };
  }
  throw new Error('The content API did not start.');
}

const post = (url: string, path: string, body: unknown) =>
  fetch(`${url}${API_BASE}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test(
  'no feedback and no visit that was acknowledged is lost when the server is killed',
  { timeout: 60_000 },
  async () => {
    const dir = contentOfTest({ site: { visitors_count: 100 } });
    const dataFile = `${dir}/kept.sqlite`;
    const references: string[] = [];
    let visits = 0;

    for (const more of KILLED_AFTER) {
      const { child, url } = await served(dir, dataFile);
      const until = references.length + more;
      const ended = once(child, 'exit');
      const send = async (): Promise<void> => {
        for (;;) {
          const feedback = { name: 'A', email: 'a@b.in', subject: 'S', message: 'M', lang: 'en' };
          const answer = await post(url, 'submit_feedback/', feedback);
          const { results } = (await answer.json()) as { results: { reference: string } };
          references.push(results.reference);
          if ((await post(url, 'visitors_count_update/', { counter: 1 })).ok) visits += 1;
          if (references.length >= until) child.kill('SIGKILL');
        }
      };
      const senders = await Promise.allSettled([send(), send(), send(), send()]);
      expect(senders.every(({ status }) => status === 'rejected')).toBe(true);
      await ended;
    }

    const { child, url } = await served(dir, dataFile);
    const { results } = (await (await fetch(`${url}${API_BASE}/visitors_count/`)).json()) as {
      results: { visitors_count: number };
    };
    child.kill('SIGKILL');
    const database = new DatabaseSync(dataFile);
    onTestFinished(() => database.close());
    const rows = database.prepare('SELECT year, number FROM feedback').all();
    const kept = new Set(rows.map(({ year, number }) => `F-${String(year)}-${String(number).padStart(6, '0')}`));
    expect(references.length).toBeGreaterThan(KILLED_AFTER.length * 3);
    expect(new Set(references).size).toBe(references.length);
    expect(references.filter((reference) => !kept.has(reference))).toEqual([]);
    expect(results.visitors_count).toBeGreaterThanOrEqual(100 + visits);
    expect(results.visitors_count).toBeLessThanOrEqual(100 + visits + 4 * KILLED_AFTER.length);
  },
);
