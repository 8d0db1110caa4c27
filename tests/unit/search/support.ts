import { contentEntries, glossary } from '../../../scripts/bench/search/content.ts';
import { searchIndex, type SearchIndex } from '~/search/indexer/index-of';
import { openSearch } from '~/search/engine';
import type { Entry } from '~/search/entry';
import type { Lang } from '~/search/ids';
import type { Question, Search } from '~/search/results';
import { madeOnce } from '../../support/made-once.ts';

export const NOW = Date.parse('2026-11-20T12:00:00+05:30');

/** The entries of the sample. */
export const sampleEntries = (): Entry[] => madeOnce('sample-entries', contentEntries);

/** An index of the entries of the sample, for tests that do not update it. */
export function sampleIndex(): Pick<SearchIndex, 'files'> {
  const files = madeOnce('sample-index', () => indexOf(sampleEntries()).files());
  return { files: () => new Map(files) };
}

/** Opens a search over the files of an index, as in a browser. `asked` gets the name of each file that is loaded. */
export function searchOf(index: Pick<SearchIndex, 'files'>, asked: (name: string) => void = () => {}): Search {
  const files = index.files();
  return openSearch((name) => {
    asked(name);
    const bytes = files.get(name);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`404 ${name}`));
  });
}

export const indexOf = (entries: Iterable<Entry>): SearchIndex => searchIndex(entries, glossary());
export const ask = (query: string, lang: Lang = 'en'): Question => ({ query, lang, now: NOW });
/** An entry that has only the properties which a test needs. */
export const entry = (url: string, title: string, more: Partial<Entry> = {}): Entry => ({
  lang: 'en',
  kind: 'page',
  url,
  title,
  ...more,
});
