import { beforeAll, expect, it } from 'vitest';
import { quantile } from '../../../scripts/bench/numbers.ts';
import { type Cost, engineBytes, openAsker, publishedBytes } from '../../../scripts/bench/search/asking.ts';
import { corpusOf } from '../../../scripts/bench/search/corpus.ts';
import { golden } from '../../../scripts/bench/search/golden.ts';
import { heldOut, WAYS } from '../../../scripts/bench/search/held-out.ts';
import { randomFrom } from '../../support/random.ts';
import { indexOf, NOW, sampleEntries } from './support.ts';

/** The number of entries in each language. The limits are for four times as many entries, whose manifest is longer. */
const ENTRIES = 2500;
/** Each run makes the same queries. The benchmark makes new queries at each run. */
const [SEED, QUERIES] = [20_261_121, 30];
/** The time limit for building the index and for all queries, on a busy machine. */
const MOST_MS = 120_000;

const [first, next]: [Cost[], Cost[]] = [[], []];
const kilobytes = (costs: readonly Cost[], share: number): number =>
  quantile(
    costs.map(({ bytes }) => bytes / 1000),
    share,
  );

// Counts the bytes of queries: of each query as the first one, and of a query that follows another.
beforeAll(async () => {
  const { entries, written } = corpusOf(sampleEntries(), ENTRIES);
  const files = indexOf(entries).files();
  const [sizeOf, engine] = [publishedBytes(files), await engineBytes()];
  const questions = WAYS.flatMap((way) =>
    heldOut(written, entries, way, QUERIES, randomFrom(SEED)).map(({ query }) => ({ query, lang: way.lang })),
  );
  let before = { query: 'tender 2025', lang: 'en' as 'en' | 'hi' };
  for (const { query, lang } of [...questions, ...golden, before]) {
    const asker = openAsker(files, sizeOf);
    const { cost } = await asker.ask({ query, lang, now: NOW });
    first.push({ ...cost, bytes: cost.bytes + engine, requests: cost.requests + 1 });
    next.push((await asker.ask({ ...before, now: NOW })).cost);
    before = { query, lang };
  }
}, MOST_MS);

it('a first query needs few bytes, engine and manifest included', () => {
  expect(first.length).toBeGreaterThan(500);
  expect(kilobytes(first, 0.5)).toBeLessThanOrEqual(24);
  expect(kilobytes(first, 1)).toBeLessThanOrEqual(42);
});

it('the next query needs fewer', () => {
  expect(kilobytes(next, 0.5)).toBeLessThanOrEqual(12);
  expect(kilobytes(next, 0.95)).toBeLessThanOrEqual(25);
});

it('after engine and manifest, two rounds of requests are enough for nearly all, and eight requests for half', () => {
  const inTwo = first.filter(({ rounds }) => rounds <= 2).length;
  expect(inTwo / first.length).toBeGreaterThanOrEqual(0.98);
  expect(
    quantile(
      first.map(({ requests }) => requests),
      0.5,
    ),
  ).toBeLessThanOrEqual(8);
});
