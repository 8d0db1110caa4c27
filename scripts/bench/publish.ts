// Publishes changes of a synthetic site. Prints how soon visitors can read each change, and the time of a full build.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { LEAN, LEAN_HEAP } from '../build/run-build.ts';
import { watchedSiteRecord } from '../build/site-record.ts';
import { startPublisher, type Publisher } from '../publish/publisher.ts';
import { startSiteServer } from '../serve/server.ts';
import { root } from '../settings.ts';
import { contentApi, type Entry, lastPageOf, saveNews, untilGone, untilOtherwise } from './cms.ts';
import { syntheticContent } from './content.ts';
import { measure } from './measure.ts';
import { median, quantile, wholeNumber } from './numbers.ts';
import { type Column, table } from './rows.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '10000' } } });
/** How often an entry is changed, how often an entry is added or removed, and how often the menu is changed. */
const [CHANGES, MOVES, MENUS] = [200, 30, 3];
const LOOK_EVERY_MS = 5;
const SECRET = `whsec_${randomBytes(32).toString('base64')}`;

interface Figures {
  readonly name: string;
  readonly times: number[];
  readonly processor: number[];
}

const COLUMNS: readonly Column<Figures>[] = [
  { title: 'median', of: ({ times }) => median(times) },
  { title: '99 %', of: ({ times }) => quantile(times, 0.99) },
  { title: 'processor', of: ({ processor }) => (processor.length > 0 ? median(processor) : undefined) },
  { title: 'changes', of: ({ times }) => times.length },
];

const ADDED = ['one added at the head of its list', '  until the last page of the list has it'];
const MENU = ['menu changed: the home page', '  until the last page has it', '  until all pages are compressed again'];
const REMOVED = ['one removed from the head of its list', '  until nothing leads to it, and it is gone'];

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Bench {
  readonly publisher: Publisher;
  readonly site: string;
  readonly answers: number[];
}

/** Sends the webhook. Returns the milliseconds until the page shows the change. Adds the answer time to `answers`. */
async function sendAndWait(
  { publisher, site, answers }: Bench,
  address: string,
  isThere: (text: string) => boolean,
  changed = 'news_and_updates/',
): Promise<number> {
  const body = JSON.stringify({ type: 'content.changed', data: { path: changed } });
  const [id, now, since] = [randomBytes(8).toString('hex'), new Date(), performance.now()];
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign(id, now, body),
  };
  const { status } = await fetch(`${publisher.url}/hooks/content`, { method: 'POST', headers, body });
  if (status !== 202) throw new Error(`The webhook was answered with ${status}.`);
  answers.push(performance.now() - since);
  for (;;) {
    const answer = await fetch(site + address);
    if (isThere(await answer.text())) return performance.now() - since;
    await pause(LOOK_EVERY_MS);
  }
}

async function idle({ publisher }: Bench): Promise<void> {
  for (let calm = 0; calm < 10; calm += 1) {
    const { state, failure } = publisher.status();
    if (failure) throw new Error(failure.message);
    if (state !== 'idle') calm = 0;
    await pause(50);
  }
}

async function untilCompressed({ publisher }: Bench): Promise<void> {
  const isAtWork = (): boolean => publisher.status().state !== 'idle' || publisher.status().uncompressed > 0;
  while (isAtWork()) await pause(LOOK_EVERY_MS);
}

/** Makes changes one after the other. Each change gives a time per name. Only the first name has processor times. */
async function measureEach(
  bench: Bench,
  names: readonly string[],
  count: number,
  change: (index: number) => Promise<readonly number[]>,
): Promise<Figures[]> {
  const figures = names.map((name): Figures => ({ name, times: [], processor: [] }));
  for (let index = 0; index < count; index += 1) {
    const before = processorMs();
    const times = await change(index);
    figures.forEach((one, place) => one.times.push(times[place] ?? Number.NaN));
    figures[0]?.processor.push(processorMs() - before);
    await idle(bench);
  }
  console.error(`measured: ${names.join()} (${count})`);
  return figures;
}

// Starts this script again with the publisher's options of operations/, because Node reads them only when it starts.
if (!process.execArgv.includes(LEAN_HEAP)) {
  const { status } = spawnSync(process.execPath, [LEAN_HEAP, ...process.argv.slice(1)], {
    env: { ...process.env, ...LEAN },
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const pages = wholeNumber('pages', values.pages, 1000);
const work = path.join(root, '.cache', 'bench');
await mkdir(work, { recursive: true });
const contentDir = path.join(work, 'publish-content');
const [liveDir, cacheDir] = [path.join(work, 'publish-live'), path.join(work, 'publish-cache')];
for (const dir of [contentDir, liveDir, cacheDir]) await rm(dir, { recursive: true, force: true });
await cp(await syntheticContent(work, pages), contentDir, { recursive: true });
const api = await contentApi(contentDir);
const environment = {
  ...process.env,
  CONTENT_API_URL: api.url,
  FILE_STORAGE_URL: `${api.url}/media`,
  SITE_URL: 'https://www.vindhyacoal.example',
  CACHE_DIR: cacheDir,
};
const script = fileURLToPath(new URL('../build/make-site.ts', import.meta.url));
const plain = await measure(process.execPath, [script, '--out', liveDir, '--report', path.join(work, 'report.json')], {
  cwd: root,
  env: environment,
});
const since = performance.now();
const publisher = await startPublisher({
  root,
  variables: environment,
  liveDir,
  cacheDir,
  brotliQuality: 6,
  port: 0,
  host: '127.0.0.1',
  secrets: [SECRET],
  token: undefined,
  log: () => {},
  // After each change and a quiet time, the publisher reads everything again. The next change waits until this is done.
  pauses: { quiet: 50 },
});
const server = await startSiteServer({ dir: liveDir, facts: watchedSiteRecord(cacheDir), port: 0 });
const bench: Bench = { publisher, site: server.url, answers: [] };
try {
  await idle(bench);
  const start = performance.now() - since;
  const entries = JSON.parse(await readFile(path.join(contentDir, 'en/news_and_updates.json'), 'utf8')) as Entry[];
  const editor = { contentDir, apiUrl: api.url, entries };
  const apiTimes: number[] = [];
  const save = async (): Promise<void> => void apiTimes.push(await saveNews(editor));
  const news = entries.filter(({ kind, body }) => kind === 'news' && body);
  const rows = [
    ...(await measureEach(bench, ['one entry changed, with its lists'], CHANGES, async (index) => {
      const entry = news[(index * 7) % news.length];
      if (!entry) throw new Error('There is no news.');
      entry.title = `Changed ${index}`;
      await save();
      return [await sendAndWait(bench, `/news/${entry.id}`, (text) => text.includes(entry.title))];
    })),
    ...(await measureEach(bench, ADDED, MOVES, async (index) => {
      const added = { ...entries[0], id: 900_000 + index, title: `Added ${index}` };
      entries.unshift(added);
      await save();
      const [last, since] = [await lastPageOf(`${bench.site}/news`), performance.now()];
      // The list is published after the new page. So the change is complete when the list shows it.
      const seen = await sendAndWait(bench, '/news', (text) => text.includes(added.title));
      await untilOtherwise(last);
      return [seen, performance.now() - since];
    })),
    ...(await measureEach(bench, REMOVED, MOVES, async () => {
      const removed = entries.shift();
      await save();
      const since = performance.now();
      const seen = await sendAndWait(bench, '/news', (text) => !text.includes(removed?.title ?? ''));
      await untilGone(`${bench.site}/news/${removed?.id ?? ''}`);
      return [seen, performance.now() - since];
    })),
  ];
  const menuFile = path.join(contentDir, 'en/menus__header-menu.json');
  const menu = JSON.parse(await readFile(menuFile, 'utf8')) as { title: string }[];
  rows.push(
    ...(await measureEach(bench, MENU, MENUS, async (index) => {
      for (const entry of menu) entry.title += ` (changed ${index})`;
      await writeFile(menuFile, JSON.stringify(menu));
      const last = await lastPageOf(`${bench.site}/news`);
      const since = performance.now();
      const home = await sendAndWait(bench, '/', (text) => text.includes(` (changed ${index})`), 'menus/');
      await untilOtherwise(last);
      const all = performance.now() - since;
      await untilCompressed(bench);
      return [home, all, performance.now() - since];
    })),
    { name: 'webhook answered', times: bench.answers, processor: [] },
  );
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    [
      `${pages} pages; milliseconds from the webhook until the page is read over HTTP`,
      table(COLUMNS, rows),
      `before each, until the content API itself answers with the change: ${Math.round(median(apiTimes))}`,
      `publisher start, every page rendered: ${(start / 1000).toFixed(1)} s; build alone: ${plain.seconds.toFixed(1)} s`,
      `most memory of publisher and site server in one process: ${memory} MB`,
    ].join('\n'),
  );
} finally {
  await server.close();
  await publisher.close();
  api.close();
}
