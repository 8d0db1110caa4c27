import { contentEntries, glossary } from '../../../scripts/bench/search/content.ts';
import { searchIndex, type SearchIndex } from '~/search/indexer/index-of';
import { openSearch } from '~/search/engine';
import type { Entry } from '~/search/entry';
import type { Lang } from '~/search/ids';
import type { Question, Search } from '~/search/results';

export const NOW = Date.parse('2026-11-20T12:00:00+05:30');

const KEY = Symbol.for('coalfields.tests.sample-entries');
const shared = globalThis as { [KEY]?: Entry[] | undefined };

/**
 * The entries of the sample. Making them takes a process of its own for seconds, so the test files of a worker share
 * them.
 */
export const sampleEntries = (): Entry[] => structuredClone((shared[KEY] ??= contentEntries()));

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
