// The entries that the search is measured with.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentEntries } from './content-entries.ts';
import { corpusOf, type Corpus } from './corpus.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const glossary = (): string => readFileSync(`${root}/src/search/glossary.txt`, 'utf8');

/** The sample's entries and those of another folder of content, filled up to so many in each language. */
export function benchCorpus(folder: string | undefined, each: number): Corpus {
  const sample = contentEntries(`${root}/scripts/content-api/sample`);
  return corpusOf(folder === undefined ? sample : [...sample, ...contentEntries(folder)], each);
}
