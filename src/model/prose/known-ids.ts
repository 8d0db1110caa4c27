import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { getAllNews, hasOwnPage, newsPath } from '../kinds/news';
import type { KnownIds } from './wagtail';

/** What Wagtail calls a page is an entry here: its number is looked up among the entries that have pages. */
export const knownId = derivedBy<Lang, KnownIds>(async (lang) => {
  const pages = new Map((await getAllNews(lang)).filter(hasOwnPage).map((entry) => [entry.id, newsPath(entry)]));
  return (kind, id) => (kind === 'page' ? pages.get(id) : undefined);
});
