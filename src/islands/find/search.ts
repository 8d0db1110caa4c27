import workerAddress from 'virtual:search-worker';
import { connectSearch } from '~/search/connect';
import { filesIn } from '~/search/fetch-files';
import { MANIFEST } from '~/search/manifest-name';
import type { Search } from '~/search/results';
import { pageLang } from '~/stores/page-lang';

/** The search in the index of one folder. It loads nothing before its first call. */
export function searchIn(path: string): Search {
  const { href: folder } = new URL(path, location.href);
  /** True if a script in the head has already started the Worker. Then the Worker itself loads the list of index files. */
  let isAhead = false;
  return connectSearch({
    loadManifest: () => (isAhead ? Promise.resolve(undefined) : filesIn(folder)(MANIFEST)),
    startWorker() {
      const ahead = window.searchWorker;
      delete window.searchWorker;
      isAhead = Boolean(ahead);
      return ahead ?? new Worker(workerAddress);
    },
    openBeside: async () => (await import('./beside')).openBeside(folder),
    folder,
  });
}

/**
 * The search of titles and pages. It is always used before the search inside documents, so it uses the Worker that the script
 * in the head has started.
 */
export const search = searchIn('/find/');
/** The time is fixed for this page view, so that the cached evaluation of a query stays valid. */
const now = Date.now();

/** Returns the fields that every call of the search needs. All calls of this page view have the same language and time. */
export const about = (query: string) => ({ query, lang: pageLang(), now });
