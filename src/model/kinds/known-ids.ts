import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { getAllNews, hasOwnPage, newsPath } from './news';

/**
 * The addresses of pages by their ID in Wagtail. The value is a Map and not a function, because a Map can be compared with the
 * earlier Map. If both are equal, the pages that use this value need not be rendered again.
 */
export const pagesById = derivedBy<Lang, ReadonlyMap<string, string>>(
  async (lang) => new Map((await getAllNews(lang)).filter(hasOwnPage).map((entry) => [entry.id, newsPath(entry)])),
);
