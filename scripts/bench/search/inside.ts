// Searches the index of documents for words that occur only inside PDFs, and measures the costs of a first search.
import { readFileSync } from 'node:fs';
import { MANIFEST } from '../../../src/search/files.ts';
import { searchIndex } from '../../../src/search/indexer/index-of.ts';
import { median, quantile } from '../numbers.ts';
import { openAsker, publishedBytes } from './asking.ts';
import { documentEntries, glossary } from './content.ts';
import { pageLangOf, readIntents } from './intents.ts';

/** The number of hits in one answer. The island asks for the same number. */
const PAGE = 5;
const FIRST = 3;
const [FIND_EACH, KB] = [100, 1000];

interface Looks {
  readonly figures: readonly { readonly name: string; readonly value: number }[];
  readonly missed: readonly string[];
}

/** Measures the search in the folder of content `dir`. Without `dir`, it uses the sample. */
export async function lookInside(dir: string | undefined, now: number): Promise<Looks> {
  const entries = documentEntries(dir);
  const since = process.cpuUsage().user;
  const files = searchIndex(entries, glossary()).files();
  const seconds = (process.cpuUsage().user - since) / 1_000_000;
  const sizeOf = publishedBytes(files);
  const queries = readIntents(readFileSync(new URL('inside.tsv', import.meta.url), 'utf8'));
  const asked = [];
  for (const intent of queries) {
    const { results, cost } = await openAsker(files, sizeOf).ask({
      ...{ query: intent.query, lang: pageLangOf(intent), now, count: PAGE },
    });
    const place = results.hits.findIndex(({ about: [file = ''] }) => intent.meant.some((end) => file.endsWith(end)));
    asked.push({ intent, cost, isRight: place >= 0 && place < FIRST });
  }
  const documents = entries.filter(({ page }) => page === 1).length;
  const bytes = asked.map(({ cost }) => cost.bytes / KB);
  const all = [...files.keys()].reduce((sum, name) => sum + sizeOf(name), 0);
  return {
    figures: [
      { name: 'documents', value: documents },
      { name: 'pages', value: entries.length },
      { name: 'queries', value: asked.length },
      {
        name: 'found among the first three, %',
        value: (FIND_EACH * asked.filter(({ isRight }) => isRight).length) / asked.length,
      },
      { name: 'first look, KB, median', value: median(bytes) },
      { name: 'first look, KB, worst', value: quantile(bytes, 1) },
      { name: 'requests, median', value: median(asked.map(({ cost }) => cost.requests)) },
      { name: 'manifest, KB', value: sizeOf(MANIFEST) / KB },
      { name: 'all files for each document, KB', value: all / documents / KB },
      { name: 'building, s of one processor', value: seconds },
    ],
    missed: asked.filter(({ isRight }) => !isRight).map(({ intent }) => `${intent.writing.padEnd(8)} ${intent.query}`),
  };
}
