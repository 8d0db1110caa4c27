import { openSearch } from '~/search/engine';
import { filesIn } from '~/search/fetch-files';
import type { Search } from '~/search/results';
import { sentAgain } from '~/search/sent-again';

/** The search on the page's own thread, for browsers without Workers. */
export const openBeside = (folder: string): Search => openSearch(sentAgain(filesIn(folder)));
