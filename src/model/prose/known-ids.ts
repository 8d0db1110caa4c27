import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { getAllNews, hasOwnPage, newsPath } from '../kinds/news';
import type { KnownIds } from './wagtail';

/** Finds the address of a page by its ID in Wagtail (the API's content system). */
export const knownId = derivedBy<Lang, KnownIds>(async (lang) => {
  const pages = new Map((await getAllNews(lang)).filter(hasOwnPage).map((entry) => [entry.id, newsPath(entry)]));
  return (kind, id) => (kind === 'page' ? pages.get(id) : undefined);
});
