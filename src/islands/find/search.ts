import workerAddress from 'virtual:search-worker';
import { connectSearch } from '~/search/connect';
import { filesIn } from '~/search/fetch-files';
import { MANIFEST } from '~/search/manifest-name';
import type { Search } from '~/search/results';
import { pageLang } from '~/stores/page-lang';

const { href: folder } = new URL('/find/', location.href);

/** The page began to search before this came: that Worker has the manifest. */
let isAhead = false;

/** The search of this site. Nothing of it is loaded before the first question. */
export const search: Search = connectSearch({
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
/** The same for a whole visit of a page: so what was worked out for one question serves the next. */
const now = Date.now();

/** What every question of this page says. */
export const about = (query: string) => ({ query, lang: pageLang(), now });

/** A visitor is about to search: what every search needs begins to come. */
export function warmUp(): void {
  search.suggest(about('')).catch(() => {});
}
