import { openSearch } from '~/search/engine';
import { filesIn } from '~/search/fetch-files';
import type { Search } from '~/search/results';
import { sentAgain } from '~/search/sent-again';

/** The search beside the page, where it has no Worker. */
export const openBeside = (folder: string): Search => openSearch(sentAgain(filesIn(folder)));
