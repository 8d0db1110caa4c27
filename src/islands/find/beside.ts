import { openSearch } from '~/search/engine';
import { filesIn } from '~/search/fetch-files';
import type { Search } from '~/search/results';
import { sentAgain } from '~/search/sent-again';

/** Opens the search on the page's main thread, for browsers without Workers. */
export const openBeside = (folder: string): Search => openSearch(sentAgain(filesIn(folder)));
