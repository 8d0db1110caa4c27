// Publishes changes of a synthetic site behind edges: two Varnish servers and an nginx. Prints how soon each edge shows a
// change, and how many old pages the edges show after the publisher has called a change live everywhere.
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { root } from '../command/settings.ts';
import { openEdges, type Edges } from '../deploy/edges.ts';
import { addressOfFile } from '../deploy/local-objects.ts';
import { filesIn } from '../serve/site-files.ts';
import { changeMenus, type Entry, saveList } from './cms.ts';
import { type EdgeServer, edgeServers, TOKEN } from './edge-servers.ts';
import { type Bench, idle, type Named, openBench, requireLean, send, SITE_URL } from './live-publisher.ts';
import { median, quantile, wholeNumber } from './numbers.ts';
import { type Column, table } from './rows.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '10000' } } });
const [CHANGES, KILLS] = [100, 9];
const LOOK_EVERY_MS = 5;
const DOWN_MS = 1000;
const headers = { host: new URL(SITE_URL).host };

interface Row {
  readonly name: string;
  readonly times: number[];
  /**
   * Measured after the publisher has reported "live everywhere". `of`: how many answers were compared. `count`: how many of
   * them were still old.
   */
  old?: { readonly count: number; readonly of: number };
}

const COLUMNS: readonly Column<Row>[] = [
  { title: 'median', of: ({ times }) => median(times) },
  { title: '95 %', of: ({ times }) => quantile(times, 0.95) },
  { title: 'most', of: ({ times }) => Math.max(...times) },
  { title: 'changes', of: ({ times }) => times.length },
  { title: 'old when live', of: ({ old }) => old?.count },
  { title: 'looked at', of: ({ old }) => old?.of },
];

/** Requests an address with Brotli or gzip, as browsers do. Returns the decompressed bytes. */
async function get(url: string): Promise<Buffer> {
  const { headers: answered, body } = await request(url, { headers: { ...headers, 'accept-encoding': 'gzip, br' } });
  const bytes = Buffer.from(await body.arrayBuffer());
  const encoding = answered['content-encoding'];
  return encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Returns the milliseconds until the answer contains the text. If an edge is down, the request is repeated. */
async function untilShown(url: string, text: string, since: number): Promise<number> {
  for (;;) {
    const answer = await get(url).catch(() => undefined);
    if (answer?.includes(text)) return performance.now() - since;
    await pause(LOOK_EVERY_MS);
  }
}

async function untilLive({ publisher }: Bench, since: number): Promise<number> {
  const isBehind = (): boolean => publisher.status().edges?.liveAt === undefined;
  while (isBehind()) await pause(LOOK_EVERY_MS);
  return performance.now() - since;
}

/** Compares the answers of the edges with the live folder. `files` are names of pages. */
async function oldAnswers(
  servers: readonly EdgeServer[],
  { liveDir }: Bench,
  files: readonly string[],
): Promise<{ count: number; of: number }> {
  let count = 0;
  for (const file of files) {
    const bytes = await readFile(path.join(liveDir, file));
    const shown = await Promise.all(servers.map(({ url }) => get(url + addressOfFile(file))));
    count += shown.filter((one) => !one.equals(bytes)).length;
  }
  return { count, of: files.length * servers.length };
}

requireLean();
const pages = wholeNumber('pages', values.pages, 1000);
const work = path.join(root, '.cache', 'bench', 'edges');
await rm(work, { recursive: true, force: true });
await mkdir(work, { recursive: true });
let servers: EdgeServer[] = [];
let edges: Edges | undefined;
const bench = await openBench({ pages }, async (liveDir, site) => {
  servers = await edgeServers(new URL(site), work);
  for (const server of servers) await server.start();
  const urls = servers.map(({ url }) => url);
  edges = openEdges({
    urls,
    siteUrl: SITE_URL,
    liveDir,
    token: TOKEN,
    isPurged: false,
    log: () => {},
  });
  const { filesChanged, status } = edges;
  return { filesChanged, edges: status };
});
try {
  if (!edges) throw new Error('The publisher has started without edge servers.');
  const { contentDir, apiUrl, liveDir } = bench;
  const entries = JSON.parse(await readFile(path.join(contentDir, 'en/news_and_updates.json'), 'utf8')) as Entry[];
  const news = entries.filter(({ kind, body }) => kind === 'news' && body);
  const all = (await filesIn(liveDir)).filter(
    (file) => file.endsWith('.html') && !/404\.html$|frame\.html$/.test(file),
  );
  console.error(`The edge servers request ${all.length} pages`);
  await oldAnswers(servers, bench, all);
  await untilLive(bench, 0);

  /** Changes an entry. Returns its address, its new title, and what the webhook names. */
  const change = async (index: number): Promise<{ address: string; title: string; named: Named }> => {
    const entry = news[(index * 7) % news.length];
    if (!entry) throw new Error('The content has no news, so there is nothing to change.');
    entry.title = `Changed ${index}`;
    await saveList({ list: 'news_and_updates', contentDir, apiUrl, entries });
    const named = { path: 'news_and_updates/', id: entry.id };
    return { address: `/news/${entry.id}`, title: entry.title, named };
  };

  const each: Row[] = servers.map(({ name }) => ({ name: `one entry changed, until ${name} shows it`, times: [] }));
  const last: Row = { name: '  until all three show it', times: [] };
  const live: Row = { name: '  until "live everywhere"', times: [] };
  const changed = new Set<string>();
  for (let index = 0; index < CHANGES; index += 1) {
    const { address, title, named } = await change(index);
    changed.add(`${address.slice(1)}.html`);
    const since = performance.now();
    await send(bench, named);
    const times = await Promise.all(servers.map(({ url }) => untilShown(url + address, title, since)));
    each.forEach((row, place) => row.times.push(times[place] ?? Number.NaN));
    last.times.push(Math.max(...times));
    live.times.push(await untilLive(bench, since));
    await idle(bench.publisher);
  }
  live.old = await oldAnswers(servers, bench, [...changed, 'index.html', 'news.html', 'hi.html']);
  console.error('measured: changes');

  const killed: Row = { name: 'an edge server is killed during a purge, and starts again a second later', times: [] };
  for (let index = 0; index < KILLS; index += 1) {
    const server = servers[index % servers.length];
    const { address, title, named } = await change(CHANGES + index);
    const since = performance.now();
    await send(bench, named);
    await untilShown(bench.site + address, title, since);
    await server?.kill();
    await pause(DOWN_MS);
    await server?.start();
    const back = performance.now();
    killed.times.push(await untilLive(bench, back));
    const { count, of } = await oldAnswers(servers, bench, [`${address.slice(1)}.html`, 'index.html', 'news.html']);
    killed.old = { count: (killed.old?.count ?? 0) + count, of: (killed.old?.of ?? 0) + of };
    await idle(bench.publisher);
  }
  console.error('measured: kills');

  await changeMenus(contentDir, ' (changed)');
  const since = performance.now();
  await send(bench, { path: 'menus/' });
  const home = await Promise.all(servers.map(({ url }) => untilShown(`${url}/`, ' (changed)', since)));
  const everywhere: Row = { name: '  until "live everywhere"', times: [await untilLive(bench, since)] };
  everywhere.old = await oldAnswers(servers, bench, all);
  const rows = [
    ...each,
    last,
    live,
    killed,
    { name: 'menu changed, until all three show it on the home page', times: [Math.max(...home)] },
    everywhere,
  ];
  console.log(
    `${pages} pages; milliseconds from the webhook (for a killed edge server: from its new start)\n${table(COLUMNS, rows)}`,
  );
} finally {
  for (const server of servers) await server.kill();
  await bench.close();
  await edges?.close();
}
