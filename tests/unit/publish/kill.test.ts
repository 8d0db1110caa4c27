import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openLiveTree } from '../../../scripts/publish/live-tree.ts';
import { recover } from '../../../scripts/publish/publish.ts';
import { openReleases, type Release } from '../../../scripts/publish/releases.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';
import { SECRET, treeOf } from '../../support/publisher.ts';
import { apiOn, news, put } from '../content-api/small-content.ts';
import { Webhook } from 'standardwebhooks';

const script = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const KILLS = 60;

function started(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

/** Each file of a live folder by its name; that its compressed forms hold the same is checked on the way. */
async function wholeFiles(liveDir: string): Promise<Map<string, string>> {
  const tree = await treeOf(liveDir);
  const bytes = (name: string): Buffer => Buffer.from(tree.get(name) ?? '', 'latin1');
  for (const name of tree.keys()) {
    if (name.endsWith('.br'))
      expect(brotliDecompressSync(bytes(name)).equals(bytes(name.slice(0, -3))), name).toBe(true);
    if (name.endsWith('.gz')) expect(gunzipSync(bytes(name)).equals(bytes(name.slice(0, -3))), name).toBe(true);
  }
  return new Map([...tree].filter(([name]) => !/\.(br|gz)$/.test(name)));
}

test(
  'killed at any moment of publishes, rollbacks and starts, the tree is what some publish made',
  { timeout: 180_000 },
  async () => {
    const { dir, remove } = await throwAwayFolder();
    onTestFinished(remove);
    const liveDir = path.join(dir, 'live');
    /** What every file held after each release that was seen. */
    let [model, last] = [new Map<string, string>(), 0];
    let cutOff = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, lines } = started(script('tests/support/publish-forever.ts'), [dir], { PATH: process.env.PATH });
      let acknowledged = last;
      const ended = once(child, 'exit');
      // Some are killed while they start.
      setTimeout(() => child.kill('SIGKILL'), kill % 5 === 0 ? 60 + Math.random() * 120 : 150 + Math.random() * 250);
      for (let line = await lines.next(); !line.done; line = await lines.next())
        acknowledged = Math.max(acknowledged, Number(line.value) || 0);
      await ended;

      const releases = await openReleases(dir);
      const live = await openLiveTree({ liveDir, dir, brotliQuality: 1 });
      cutOff += releases.unapplied().length;
      await recover({ live, releases });
      const newest: Release | undefined = releases.all().at(-1);
      expect(newest?.id ?? 0).toBeGreaterThanOrEqual(acknowledged);
      // The journal keeps twenty: with more since the last look the state it began with is not known.
      const unseen = releases.all().filter(({ id }) => id > last);
      const isKnown = last === 0 || unseen.length < 20;
      if (isKnown)
        for (const { changes } of unseen)
          for (const { file, after } of changes)
            if (after === undefined) model.delete(file);
            else model.set(file, after);
      else model = new Map(live.files);
      last = newest?.id ?? 0;
      expect([...live.files].toSorted()).toEqual([...model].toSorted());
      expect([...(await wholeFiles(liveDir)).keys()]).toEqual([...model.keys()].toSorted());
    }
    // Otherwise nothing was killed between the decision to publish and its end, and nothing is shown.
    expect(cutOff).toBeGreaterThan(0);
  },
);

test(
  'a webhook that was answered is published even when the publisher is killed at once',
  { timeout: 120_000 },
  async () => {
    const entry = (title: string) => [news(1, { title, body: '<p>Words</p>' })];
    const api = await apiOn({ 'en/news_and_updates': entry('First'), 'hi/news_and_updates': entry('First') });
    const { dir, remove } = await throwAwayFolder();
    onTestFinished(remove);
    const port = 4970 + Math.floor(Math.random() * 20);
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CONTENT_API_URL: api.url,
      FILE_STORAGE_URL: `${api.url}/media`,
      SITE_URL: 'https://www.vindhyacoal.example',
      CACHE_DIR: path.join(dir, 'cache'),
      LIVE_DIR: path.join(dir, 'live'),
      PUBLISHER_PORT: String(port),
      WEBHOOK_SECRET: SECRET,
      BROTLI_QUALITY: '0',
    };
    const newsPage = (): Promise<string> => readFile(path.join(dir, 'live/news.html'), 'utf8').catch(() => '');
    for (let kill = 0; kill < 3; kill += 1) {
      const { child } = started(script('scripts/publish/run.ts'), [], env);
      await expect
        .poll(
          () =>
            fetch(`http://127.0.0.1:${port}/healthz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 20_000 },
        )
        .toBe(true);
      put(api.dir, 'en/news_and_updates', entry(`Title ${kill}`));
      const body = JSON.stringify({ data: { path: 'news_and_updates/' } });
      const now = new Date();
      const headers = {
        'webhook-id': `kill ${kill}`,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(SECRET).sign(`kill ${kill}`, now, body),
      };
      expect((await fetch(`http://127.0.0.1:${port}/hooks/content`, { method: 'POST', headers, body })).status).toBe(
        202,
      );
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    const { child } = started(script('scripts/publish/run.ts'), [], env);
    await expect.poll(newsPage, { timeout: 30_000 }).toContain('Title 2');
    child.kill('SIGTERM');
    await once(child, 'exit');
  },
);
