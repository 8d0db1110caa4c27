// Builds the search index of much content. Prints the costs of the index and the results of test queries, and the limits of
// both.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MANIFEST } from '../../src/search/files.ts';
import { searchIndex } from '../../src/search/indexer/index-of.ts';
import type { Entry } from '../../src/search/entry.ts';
import type { Question, Results } from '../../src/search/results.ts';
import { golden, isExpected } from './search/golden.ts';
import { heldOut, isSameTitle, WAYS } from './search/held-out.ts';
import { intents, pageLangOf } from './search/intents.ts';
import { engineBytes, openAsker, publishedBytes, type Cost } from './search/asking.ts';
import { type ChangeCost, measureChanges } from './search/changes.ts';
import { median, quantile, wholeNumber } from './numbers.ts';
import { type Column, table } from './rows.ts';
import { contentEntries, glossary, NOW } from './search/content.ts';
import { corpusOf, type Corpus } from './search/corpus.ts';
import { costsOfSearch, type SearchCost } from './search-page.ts';
import { measure, type Measured } from './measure.ts';
import { randomFrom } from '../../tests/support/random.ts';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '10000' },
    content: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
/** How many queries are made for each way of writing queries. */
const QUERIES = 200;
const FIRST = 3;
const GOLDEN_TARGET = 98;

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly most?: number;
}

const FIGURE_COLUMNS: readonly Column<Figure>[] = [
  { title: 'figure', of: ({ value }) => value, digits: 1, most: ({ most }) => most },
];
const CHANGE_COLUMNS: readonly Column<ChangeCost>[] = [
  { title: 'files', of: ({ files }) => files },
  { title: 'KB', of: ({ kilobytes }) => kilobytes },
  { title: 'ms', of: ({ milliseconds }) => milliseconds },
  { title: 'slowest, ms', of: ({ most }) => most, most: 100 },
  { title: 'compressing, ms', of: ({ compressing }) => compressing },
];
const FOUND_COLUMNS: readonly Column<Found>[] = [
  { title: 'first', of: ({ first }) => first, digits: 1 },
  { title: 'first three', of: ({ firstThree }) => firstThree, digits: 1 },
  { title: 'at least', of: ({ target }) => target },
];
const PAGE_COLUMNS: readonly Column<SearchCost>[] = [
  { title: 'results, ms', of: ({ results }) => results, most: 3000 },
  { title: 'script, ms', of: ({ script }) => script, most: 50 },
  { title: 'longest task of the page, ms', of: ({ task }) => task, most: 100 },
  { title: 'KB', of: ({ bytes }) => bytes / 1000 },
  { title: 'requests', of: ({ requests }) => requests },
];

/** Measures the building of the index in a separate process, which has only the entries and the index in its memory. */
async function measureBuilding(entries: readonly Entry[]): Promise<Measured> {
  const dir = await mkdtemp(path.join(tmpdir(), 'entries-'));
  const file = path.join(dir, 'entries.json');
  try {
    await writeFile(file, JSON.stringify(entries));
    return await measure(process.execPath, [fileURLToPath(new URL('search/build-once.ts', import.meta.url)), file]);
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** Builds an index, and measures the time. */
function opened(entries: readonly Entry[]) {
  const since = [performance.now(), process.cpuUsage().user] as const;
  const index = searchIndex(entries, glossary());
  const seconds = (performance.now() - since[0]) / 1000;
  const processor = (process.cpuUsage().user - since[1]) / 1_000_000;
  const files = index.files();
  const sizeOf = publishedBytes(files);
  return { index, seconds, processor, sizeOf, ask: () => openAsker(files, sizeOf) };
}

interface Found {
  readonly name: string;
  readonly asked: number;
  readonly first: number;
  readonly firstThree: number;
  readonly target: number;
}

/** `places` has the place of the wanted entry in the hits of each query. 0 is the first place, -1 means missing. */
function foundOf(name: string, target: number, places: readonly number[]): Found {
  const share = (most: number): number =>
    (100 * places.filter((place) => place >= 0 && place < most).length) / places.length;
  return { name, asked: places.length, first: share(1), firstThree: share(FIRST), target };
}

async function askGolden(entries: readonly Entry[]): Promise<Found> {
  const asker = opened(entries).ask();
  const places: number[] = [];
  for (const { query, lang, expected } of golden) {
    const { results } = await asker.ask({ query, lang, now: NOW });
    places.push(results.hits.findIndex((hit) => isExpected(hit, expected)));
  }
  return foundOf('golden queries, on the sample content only', GOLDEN_TARGET, places);
}

/**
 * Makes queries in each way of writing them. Measures each query twice: as a visitor's first query, and after another
 * query.
 */
async function askAll({ entries, written }: Corpus, seed: number) {
  const index = opened(entries);
  const engine = await engineBytes();
  const [cold, next]: [Cost[], Cost[]] = [[], []];
  let before: Question | undefined;
  const ask = async (question: Question): Promise<Results> => {
    const asker = index.ask();
    const { results, cost } = await asker.ask(question);
    cold.push({ ...cost, bytes: cost.bytes + engine, requests: cost.requests + 1 });
    if (before) next.push((await asker.ask(before)).cost);
    before = question;
    return results;
  };
  const table: Found[] = [];
  for (const way of WAYS) {
    const asked = heldOut(written, entries, way, QUERIES, randomFrom(seed));
    const places: number[] = [];
    for (const { query, titles } of asked) {
      const { hits } = await ask({ query, lang: way.lang, now: NOW });
      places.push(hits.findIndex((hit) => isSameTitle(titles, hit.title.text)));
    }
    table.push(foundOf(way.name, way.target, places));
  }
  for (const { query, lang } of golden) await ask({ query, lang, now: NOW });
  for (const intent of intents) await ask({ query: intent.query, lang: pageLangOf(intent), now: NOW });
  return { ...index, entries, engine, cold, next, table };
}

const [each, seed] = [wholeNumber('entries', values.entries, 100), wholeNumber('seed', values.seed, 0)];
const sample = contentEntries();
const named = values.content === undefined ? [] : contentEntries(values.content);
const corpus = corpusOf([...sample, ...named], each);
const { peakMegabytes } = await measureBuilding(corpus.entries);
const asked = await askAll(corpus, seed);
asked.table.push(await askGolden(sample));
const changes = await measureChanges(asked.index, asked.entries);
const inPage = await costsOfSearch();
const bytesOf = (costs: readonly Cost[], share: number): number =>
  quantile(
    costs.map(({ bytes }) => bytes / 1000),
    share,
  );
const requests = asked.cold.map((cost) => cost.requests);
const inThreeRounds = asked.cold.filter(({ rounds }) => rounds > 2).length;
const figures: readonly Figure[] = [
  { name: 'entries', value: asked.entries.length },
  { name: 'files', value: asked.index.files().size },
  { name: 'building, s', value: asked.seconds, most: 10 },
  { name: 'building, s of one processor', value: asked.processor },
  { name: 'most memory, of building and the content, MB', value: peakMegabytes, most: 500 },
  { name: 'engine, KB', value: asked.engine / 1000 },
  { name: 'manifest, KB', value: asked.sizeOf(MANIFEST) / 1000 },
  { name: 'first query, all its files, KB, median', value: bytesOf(asked.cold, 0.5), most: 30 },
  { name: 'first query, all its files, KB, worst', value: bytesOf(asked.cold, 1), most: 48 },
  { name: 'next query, KB, median', value: bytesOf(asked.next, 0.5), most: 9 },
  { name: 'next query, KB, 95 %', value: bytesOf(asked.next, 0.95), most: 19 },
  { name: 'requests of a first query, median', value: median(requests), most: 8 },
  { name: 'first queries of more than two rounds, %', value: (100 * inThreeRounds) / asked.cold.length, most: 2 },
];
console.log(
  [
    `seed ${seed}; ${values.content ? 'the sample and the content that was named' : 'the sample'}, filled up`,
    table(FIGURE_COLUMNS, figures),
    '\nOne change',
    table(CHANGE_COLUMNS, changes),
    '\nFound, of queries made by rule and of golden ones, in %',
    table(FOUND_COLUMNS, asked.table),
    '\nIn the page of dist/: 600 ms a request, 400 kbit/s, a processor 6 times slower',
    inPage ? table(PAGE_COLUMNS, inPage) : 'There is no built site yet: run "npm run build" first.',
  ].join('\n'),
);
