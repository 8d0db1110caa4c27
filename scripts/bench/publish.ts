// Publishes changes of a synthetic site. Prints how soon visitors can read each change, and the time of a full build.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { changeMenus, type Entry, lastPageOf, saveList, untilGone, untilOtherwise } from './cms.ts';
import { type Bench, idle, type Named, openBench, requireLean, send } from './live-publisher.ts';
import { lastWritten, rewritten } from './rewritten.ts';
import { median, quantile, wholeNumber } from './numbers.ts';
import { type Column, table } from './rows.ts';

/**
 * The options: the number of pages, and the number of repetitions of each measurement. `changes`: an entry changes. `moves`: an
 * entry is added and removed. `corrigenda`: a tender gets a corrigendum. `menus`: the menus of both languages change.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    /** The number of tenders. Without this option, tenders have their usual share of the pages. */
    tenders: { type: 'string' },
    changes: { type: 'string', default: '200' },
    moves: { type: 'string', default: '30' },
    corrigenda: { type: 'string', default: '30' },
    menus: { type: 'string', default: '3' },
  },
});
const LOOK_EVERY_MS = 5;
interface Figures {
  readonly name: string;
  readonly times: number[];
  readonly processor: number[];
}

const COLUMNS: readonly Column<Figures>[] = [
  { title: 'median', of: ({ times }) => median(times) },
  { title: '99 %', of: ({ times }) => quantile(times, 0.99) },
  { title: 'most', of: ({ times }) => Math.max(...times) },
  { title: 'processor', of: ({ processor }) => (processor.length > 0 ? median(processor) : undefined) },
  { title: 'changes', of: ({ times }) => times.length },
];

const ADDED = ['one entry added at the head of its list', '  until the last page of the list has it'];
const MENU = ['menus changed: the home page', '  until every page has it', '  until all pages are compressed again'];
const REMOVED = ['one entry removed from the head of its list', '  until no page links to it, and its page is gone'];

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const named = (entry: Entry | undefined): Named => ({ path: 'news_and_updates/', id: entry?.id });

/** The milliseconds until each webhook was answered. */
const answers: number[] = [];

/** Sends the webhook. Returns the milliseconds until the page shows the change. */
async function sendAndWait(
  bench: Bench,
  address: string,
  isThere: (text: string) => boolean,
  changed: Named,
): Promise<number> {
  const since = performance.now();
  answers.push(await send(bench, changed));
  while (!isThere(await (await fetch(bench.site + address)).text())) await pause(LOOK_EVERY_MS);
  return performance.now() - since;
}

async function untilCompressed({ publisher }: Bench): Promise<void> {
  const isAtWork = (): boolean => publisher.status().state !== 'idle' || publisher.status().uncompressed > 0;
  while (isAtWork()) await pause(LOOK_EVERY_MS);
}

/**
 * Makes `count` changes one after the other. For each change, `change` returns one time in milliseconds for each name in
 * `names`. The processor time is measured only for the first name.
 */
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
    await idle(bench.publisher);
  }
  console.error(`measured: ${names.join()} (${count})`);
  return figures;
}

requireLean();
const pages = wholeNumber('pages', values.pages, 1000);
const changes = wholeNumber('changes', values.changes, 1);
const moves = wholeNumber('moves', values.moves, 1);
const corrigenda = wholeNumber('corrigenda', values.corrigenda, 1);
const menus = wholeNumber('menus', values.menus, 1);
const bench = await openBench({
  pages,
  tenders: values.tenders === undefined ? undefined : wholeNumber('tenders', values.tenders, 1),
});
try {
  const { contentDir, apiUrl, start, plain } = bench;
  const entries = JSON.parse(await readFile(path.join(contentDir, 'en/news_and_updates.json'), 'utf8')) as Entry[];
  const editor = { list: 'news_and_updates', contentDir, apiUrl, entries };
  const tenders = JSON.parse(await readFile(path.join(contentDir, 'en/tenders-by-period.json'), 'utf8')) as Entry[];
  const apiTimes: number[] = [];
  const save = async (): Promise<void> => void apiTimes.push(await saveList(editor));
  let written: string[] = [];
  const news = entries.filter(({ kind, body }) => kind === 'news' && body);
  const rows = [
    ...(await measureEach(bench, ['one entry changed, with its lists'], changes, async (index) => {
      const entry = news[(index * 7) % news.length];
      if (!entry) throw new Error('The content has no news, so there is nothing to change.');
      entry.title = `Changed ${index}`;
      await save();
      return [await sendAndWait(bench, `/news/${entry.id}`, (text) => text.includes(entry.title), named(entry))];
    })),
    ...(await measureEach(bench, ADDED, moves, async (index) => {
      const added = { ...entries[0], id: 900_000 + index, title: `Added ${index}` };
      entries.unshift(added);
      await save();
      const [last, since] = [await lastPageOf(`${bench.site}/news`), performance.now()];
      // The list is published after the new page. So both are published as soon as the list shows the new entry.
      const seen = await sendAndWait(bench, '/news', (text) => text.includes(added.title), named(added));
      await untilOtherwise(last);
      return [seen, performance.now() - since];
    })),
    ...(await measureEach(bench, REMOVED, moves, async () => {
      const removed = entries.shift();
      await save();
      const since = performance.now();
      const seen = await sendAndWait(bench, '/news', (text) => !text.includes(removed?.title ?? ''), named(removed));
      await untilGone(`${bench.site}/news/${removed?.id ?? ''}`);
      return [seen, performance.now() - since];
    })),
  ];
  rows.push(
    ...(await measureEach(bench, ['corrigendum: the page of its tender'], corrigenda, async (index) => {
      const tender = tenders[(index * 7) % tenders.length];
      if (!tender) throw new Error('The content has no tender, so there is nothing to change.');
      const [year, month] = String(tender.published_on).split('-').map(Number);
      const title = `Corrigendum ${900 + index}`;
      tender.corrigenda = [{ id: `bench-${index}`, title, published_on: tender.published_on }];
      await saveList({ ...editor, list: 'tenders-by-period', entries: tenders });
      let time = 0;
      written = await rewritten(bench.liveDir, async () => {
        const page = `/tenders/${month}/${year}/${tender.id}`;
        time = await sendAndWait(bench, page, (text) => text.includes(title), {
          path: 'tenders-by-period/',
          id: tender.id,
        });
        await untilCompressed(bench);
      });
      return [time];
    })),
  );
  rows.push(
    ...(await measureEach(bench, MENU, menus, async (index) => {
      const added = ` (changed ${index})`;
      await changeMenus(contentDir, added);
      const [since, clock] = [performance.now(), Date.now()];
      const home = await sendAndWait(bench, '/', (text) => text.includes(added), { path: 'menus/' });
      await untilCompressed(bench);
      const compressed = performance.now() - since;
      return [home, (await lastWritten(bench.liveDir, added)) - clock, compressed];
    })),
    { name: 'webhook answered', times: answers, processor: [] },
  );
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    [
      `${pages} pages; milliseconds from the webhook until the page is read over HTTP`,
      table(COLUMNS, rows),
      `files written for the last corrigendum of ${tenders.length} tenders, without compressed forms (${written.length}):`,
      ...written.map((file) => `  ${file}`),
      `earlier than these times: until the content API itself answers with the change: ${Math.round(median(apiTimes))}`,
      `publisher start, every page rendered: ${(start / 1000).toFixed(1)} s; build alone: ${plain.seconds.toFixed(1)} s`,
      `peak memory of the publisher and the site server, in one process: ${memory} MB`,
    ].join('\n'),
  );
} finally {
  await bench.close();
}
