// Builds the search index of a large content and prints what it costs and what it finds, beside the targets.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MANIFEST } from '../../src/search/files.ts';
import { searchIndex } from '../../src/search/indexer/index-of.ts';
import type { Entry } from '../../src/search/entry.ts';
import type { Question, Results } from '../../src/search/results.ts';
import { goldenOf, isExpected } from './search/golden.ts';
import { heldOut, isSameTitle, WAYS } from './search/held-out.ts';
import { engineBytes, openAsker, publishedBytes, type Cost } from './search/asking.ts';
import { measureChanges } from './search/changes.ts';
import { quantile } from './quantile.ts';
import { contentEntries, glossary } from './search/content.ts';
import { corpusOf, type Corpus } from './search/corpus.ts';
import { searchesInPage } from './search/in-page.ts';
import { MOST_OF_SEARCH } from './search-page.ts';
import { measure, type Measured } from './measure.ts';
import { wholeNumber } from './whole-number.ts';
import { numbersFrom } from './words.ts';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '10000' },
    content: { type: 'string' },
    queries: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    missed: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const NOW = Date.parse('2026-11-20T12:00:00+05:30');
const FIRST = 3;
const GOLDEN_TARGET = 98;

/** In a process of its own, which has nothing but the entries to hold beside the index. */
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

/** One index, and what asking it costs. */
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
  readonly missed: readonly string[];
}

/** `places` are those of what was asked for among the hits, from 0; -1 if it is not there. */
function foundOf(name: string, target: number, queries: readonly string[], places: readonly number[]): Found {
  const share = (most: number): number =>
    (100 * places.filter((place) => place >= 0 && place < most).length) / places.length;
  const missed = queries.filter((_, index) => (places[index] ?? -1) < 0 || (places[index] ?? 0) >= FIRST);
  return { name, asked: places.length, first: share(1), firstThree: share(FIRST), target, missed };
}

async function askGolden(content: 'sample' | 'real', entries: readonly Entry[]): Promise<Found> {
  const golden = goldenOf(content);
  const asker = opened(entries).ask();
  const places: number[] = [];
  for (const { query, lang, expected } of golden) {
    const { results } = await asker.ask({ query, lang, now: NOW });
    places.push(results.hits.findIndex((hit) => isExpected(hit, expected)));
  }
  const queries = golden.map(({ query }) => query);
  return foundOf(`golden, on the ${content} content alone`, GOLDEN_TARGET, queries, places);
}

/** Each way of asking, on the content filled up; what each query costs to who has nothing, and to who has asked another. */
async function askAll({ entries, written }: Corpus, count: number, seed: number) {
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
    const asked = heldOut(written, entries, way, count, numbersFrom(seed));
    const places: number[] = [];
    for (const { query, title } of asked) {
      const { hits } = await ask({ query, lang: way.lang, now: NOW });
      places.push(hits.findIndex((hit) => isSameTitle(title, hit.title.text)));
    }
    const queries = asked.map(({ query, title }) => `${query} (${title})`);
    table.push(foundOf(way.name, way.target, queries, places));
  }
  for (const { query, lang } of goldenOf('sample')) await ask({ query, lang, now: NOW });
  return { ...index, entries, engine, cold, next, table };
}

const [each, count, seed] = [
  wholeNumber('entries', values.entries, 100),
  wholeNumber('queries', values.queries, 10),
  wholeNumber('seed', values.seed, 0),
];
const sample = contentEntries();
const named = values.content === undefined ? [] : contentEntries(values.content);
const corpus = corpusOf([...sample, ...named], each);
const { peakMegabytes } = await measureBuilding(corpus.entries);
const asked = await askAll(corpus, count, seed);
asked.table.push(await askGolden('sample', sample));
if (named.length > 0) asked.table.push(await askGolden('real', named));
const changes = await measureChanges(asked.index, asked.entries);
const inPage = await searchesInPage(fileURLToPath(new URL('../..', import.meta.url)));
const bytesOf = (costs: readonly Cost[], share: number): number =>
  quantile(
    costs.map(({ bytes }) => bytes / 1000),
    share,
  );
const figures = [
  ['entries', asked.entries.length, ''],
  ['files', asked.index.files().size, ''],
  ['building, s', asked.seconds, 'at most 10'],
  ['building, s of one processor', asked.processor, ''],
  ['most memory, of building and the content, MB', peakMegabytes, 'at most 500'],
  ['engine, KB', asked.engine / 1000, ''],
  ['manifest, KB', asked.sizeOf(MANIFEST) / 1000, ''],
  ['first query, all it needs, KB, median', bytesOf(asked.cold, 0.5), 'at most 30'],
  ['first query, all it needs, KB, worst', bytesOf(asked.cold, 1), 'at most 50'],
  ['next query, KB, median', bytesOf(asked.next, 0.5), 'at most 12'],
  ['next query, KB, 95 %', bytesOf(asked.next, 0.95), 'at most 25'],
  [
    'requests of a first query, median',
    quantile(
      asked.cold.map(({ requests }) => requests),
      0.5,
    ),
    'at most 8',
  ],
  [
    'at most two rounds, %',
    (100 * asked.cold.filter(({ rounds }) => rounds <= 2).length) / asked.cold.length,
    'at least 98',
  ],
] as const;
if (values.json) console.log(JSON.stringify({ seed, figures, changes, table: asked.table, inPage }, undefined, 2));
else {
  console.log(
    `seed ${seed}; ${values.content ? 'the sample and the content that was named' : 'the sample'}, filled up`,
  );
  for (const [name, figure, target] of figures)
    console.log(`${name.padEnd(50)}${figure.toFixed(Number.isInteger(figure) ? 0 : 1).padStart(10)}  ${target}`);
  console.log('\none change: files, KB, ms, ms of the slowest (at most 100), ms to compress');
  for (const { name, files, kilobytes, milliseconds, most, compressing } of changes)
    console.log(
      `${name.padEnd(50)}${[files, kilobytes, milliseconds, most, compressing].map((figure) => figure.toFixed(0).padStart(8)).join('')}`,
    );
  console.log('\nfound, of queries made by rule and of golden ones: first, among the first three, at least (%)');
  for (const { name, first, firstThree, target, missed } of asked.table) {
    console.log(
      `${name.padEnd(50)}${first.toFixed(1).padStart(8)}${firstThree.toFixed(1).padStart(8)}${String(target).padStart(8)}`,
    );
    if (values.missed) for (const one of missed) console.log(`    ${one}`);
  }
  console.log(
    `\nin the page of dist/, 600 ms a request, 400 kbit/s, a processor 6 times slower: ms from submit to results (at most ${MOST_OF_SEARCH.results}), ms of script (at most ${MOST_OF_SEARCH.script}), KB, requests`,
  );
  if (!inPage) console.log('There is no built site yet: run "npm run build" first.');
  for (const { name, results, script, bytes, requests } of inPage ?? [])
    console.log(
      `${name.padEnd(50)}${[results, script, bytes / 1000, requests].map((figure) => figure.toFixed(0).padStart(8)).join('')}`,
    );
}
