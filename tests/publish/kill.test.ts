import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../scripts/command/settings.ts';
import { openLiveTree } from '../../scripts/publish/live-tree.ts';
import { recover } from '../../scripts/publish/publish.ts';
import { openReleases, type Release } from '../../scripts/publish/releases.ts';
import { throwAwayFolder } from '../support/fixture-site.ts';
import { samePort } from '../support/own-port.ts';
import { ended, publisherProcess } from '../support/publisher-process.ts';
import { treeOf } from '../support/publisher.ts';
import { randomFrom } from '../support/random.ts';
import { apiOn, news, put } from '../unit/content-api/small-content.ts';

const script = fileURLToPath(new URL('../support/publish-forever.ts', import.meta.url));
const { TEST_ROUNDS, TEST_SEED } = readSettings(process.env);
const KILLS = 40 * TEST_ROUNDS;
/** A step is a call of the file system. A release takes about 200 steps. */
const [MOST_STEPS, STEPS_OF_START] = [600, 30];

function publishing(dir: string, ...args: (string | number)[]): { child: ChildProcess; lines: AsyncIterator<string> } {
  // The test starts many processes, and half of each start is compiling. So cache the compiled code.
  const env = { ...process.env, NODE_COMPILE_CACHE: path.join(dir, 'compiled') };
  const child = spawn(process.execPath, [script, dir, ...args.map(String)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

/** Returns the files of a live folder, by name. Checks that each compressed file holds the same content as its file. */
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
  'killed at any step of publishes, rollbacks and starts, the tree is what some publish made',
  { timeout: 600_000 * TEST_ROUNDS },
  async () => {
    const { dir, remove } = await throwAwayFolder();
    onTestFinished(remove);
    const liveDir = path.join(dir, 'live');
    /** The content of each file that is expected after the last known release. */
    let [model, last] = [new Map<string, string>(), 0];
    const random = randomFrom(TEST_SEED);
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Every tenth process dies right after it decided to publish, because chance would rarely hit this moment. Of the
      // other processes, some die while they start, and most while they publish.
      const isDecided = kill % 10 === 9;
      const isStart = kill % 5 === 0;
      const steps = isDecided ? 'decided' : Math.ceil(random() * (isStart ? STEPS_OF_START : MOST_STEPS));
      const moment = `seed ${TEST_SEED}, kill ${kill}, ${steps} steps`;
      const { child, lines } = publishing(dir, kill, steps, isStart ? 'start' : 'recovered');
      let acknowledged = last;
      const end = once(child, 'exit');
      for (let line = await lines.next(); !line.done; line = await lines.next())
        acknowledged = Math.max(acknowledged, Number(line.value));
      expect(await end, moment).toEqual([null, 'SIGKILL']);

      const releases = await openReleases(dir);
      const live = await openLiveTree({ liveDir, dir, brotliQuality: 1 });
      const unapplied = releases.unapplied().length;
      if (isDecided) expect(unapplied, moment).toBeGreaterThan(0);
      await recover({ live, releases });
      const newest: Release | undefined = releases.all().at(-1);
      expect(newest?.id ?? 0, moment).toBeGreaterThanOrEqual(acknowledged);
      // The journal keeps only 20 releases. With more releases since the last look, the state before them is not known.
      const unseen = releases.all().filter(({ id }) => id >= last);
      const isKnown = last === 0 || unseen.length < 20;
      if (isKnown)
        for (const { changes } of unseen)
          for (const { file, after } of changes)
            if (after === undefined) model.delete(file);
            else model.set(file, after);
      else model = new Map(live.files);
      last = newest?.id ?? 0;
      expect([...live.files].toSorted(), moment).toEqual([...model].toSorted());
      expect([...(await wholeFiles(liveDir)).keys()], moment).toEqual([...model.keys()].toSorted());
    }
  },
);

test(
  'a webhook that was answered is published even when the publisher is killed at once',
  { timeout: 300_000 * TEST_ROUNDS },
  async () => {
    const entry = (title: string) => [news(1, { title, body: '<p>Words</p>' })];
    const api = await apiOn(
      { 'en/news_and_updates': entry('First'), 'hi/news_and_updates': entry('First') },
      await samePort(),
    );
    const publisher = await publisherProcess(api.url);
    const newsPage = (): Promise<string> => readFile(path.join(publisher.liveDir, 'news.html'), 'utf8').catch(() => '');
    for (let kill = 0; kill < TEST_ROUNDS; kill += 1) {
      const child = await publisher.start();
      put(api.dir, 'en/news_and_updates', entry(`Title ${kill}`));
      expect(await publisher.send(`kill ${kill}`, 'news_and_updates/')).toBe(202);
      await ended(child, 'SIGKILL');
    }
    const child = await publisher.start();
    await expect.poll(newsPage, { timeout: 120_000 }).toContain(`Title ${TEST_ROUNDS - 1}`);
    await ended(child, 'SIGTERM');
  },
);
