// Builds the search index of a large content and prints what it costs and what it finds, beside the targets.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'rolldown';
import { MANIFEST } from '../../src/search/files.ts';
import { searchIndex } from '../../src/search/build/index-of.ts';
import type { Question } from '../../src/search/results.ts';
import { heldOut, isSame, WAYS } from './search/held-out.ts';
import { openAsker, quantile, type Cost } from './search/asking.ts';
import { measureChanges } from './search/changes.ts';
import { benchCorpus, glossary } from './search/content.ts';
import { measure } from './measure.ts';
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
/** As the publisher compresses what it has just made: what has stayed for a day is smaller. */
const QUALITY = 9;
const FIRST = 3;

function wholeNumber(name: 'entries' | 'queries' | 'seed', least: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${name} is "${values[name]}"; expected a whole number from ${least}.`);
}

async function engineBytes(): Promise<number> {
  const input = fileURLToPath(new URL('../../src/search/worker.ts', import.meta.url));
  const { output } = await build({ input, write: false, output: { format: 'esm', minify: true } });
  return brotliCompressSync(output[0].code).length;
}

/** Of each way of asking: how many in a hundred find what they ask for, and what asking costs. */
async function askAll(each: number, count: number, seed: number) {
  const { entries, written } = benchCorpus(values.content, each);
  const since = performance.now();
  const index = searchIndex(entries, glossary());
  const seconds = (performance.now() - since) / 1000;
  const files = index.files();
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    const size = sizes.get(name) ?? brotliCompressSync(files.get(name) ?? '', { params }).length;
    sizes.set(name, size);
    return size;
  };
  const engine = await engineBytes();
  const [cold, next]: [Cost[], Cost[]] = [[], []];
  const table = [];
  for (const way of WAYS) {
    let [first, firstThree] = [0, 0];
    const missed: string[] = [];
    const asked = heldOut(written, entries, way, count, numbersFrom(seed));
    let before: Question | undefined;
    for (const { query, title } of asked) {
      const question: Question = { query, lang: way.lang, now: NOW };
      const asker = openAsker(files, sizeOf);
      const { results, cost } = await asker.ask(question);
      const place = results.hits.findIndex((hit) => isSame(title.slice(0, hit.title.text.length), hit.title.text));
      if (place === 0) first += 1;
      if (place >= 0 && place < FIRST) firstThree += 1;
      else missed.push(`${query} (${title})`);
      cold.push({ ...cost, bytes: cost.bytes + engine, requests: cost.requests + 1 });
      if (before) next.push((await asker.ask(before)).cost);
      before = question;
    }
    const share = (found: number): number => (100 * found) / asked.length;
    table.push({
      name: way.name,
      asked: asked.length,
      first: share(first),
      firstThree: share(firstThree),
      target: way.target,
      missed,
    });
  }
  return { index, entries, engine, manifest: sizeOf(MANIFEST), files: files.size, seconds, cold, next, table };
}

const [each, count, seed] = [wholeNumber('entries', 100), wholeNumber('queries', 10), wholeNumber('seed', 0)];
const script = fileURLToPath(new URL('search/build-once.ts', import.meta.url));
const { peakMegabytes } = await measure(process.execPath, [
  script,
  String(each),
  ...(values.content ? [values.content] : []),
]);
const asked = await askAll(each, count, seed);
const changes = await measureChanges(asked.index, asked.entries);
const bytesOf = (costs: readonly Cost[], share: number): number =>
  quantile(
    costs.map(({ bytes }) => bytes / 1000),
    share,
  );
const figures = [
  ['entries', asked.entries.length, ''],
  ['files', asked.files, ''],
  ['building, s', asked.seconds, 'at most 10'],
  ['most memory, of building and the content, MB', peakMegabytes, 'at most 500'],
  ['engine, KB', asked.engine / 1000, ''],
  ['manifest, KB', asked.manifest / 1000, ''],
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
if (values.json) console.log(JSON.stringify({ seed, figures, changes, table: asked.table }, undefined, 2));
else {
  console.log(
    `seed ${seed}; ${values.content ? 'the sample and the content that was named' : 'the sample'}, filled up`,
  );
  for (const [name, figure, target] of figures)
    console.log(`${name.padEnd(50)}${figure.toFixed(Number.isInteger(figure) ? 0 : 1).padStart(10)}  ${target}`);
  console.log('\none change: files, KB, ms (at most 100), ms to compress');
  for (const { name, files, kilobytes, milliseconds, compressing } of changes)
    console.log(
      `${name.padEnd(50)}${[files, kilobytes, milliseconds, compressing].map((figure) => figure.toFixed(0).padStart(8)).join('')}`,
    );
  console.log('\nfound, of queries made by rule: first, among the first three, at least (%)');
  for (const { name, first, firstThree, target, missed } of asked.table) {
    console.log(
      `${name.padEnd(50)}${first.toFixed(1).padStart(8)}${firstThree.toFixed(1).padStart(8)}${String(target).padStart(8)}`,
    );
    if (values.missed) for (const one of missed) console.log(`    ${one}`);
  }
}
