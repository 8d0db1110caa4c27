import type { Lang } from '~/i18n/lang';
import { once } from '~/lib/questions';
import { getAllNews, hasOwnPage, newsPath } from './news';
import type { KnownIds } from './prose/wagtail';

/** What Wagtail calls a page is an entry here: its number is looked up among the entries that have pages. */
export const knownId = once<Lang, KnownIds>(async (lang) => {
  const pages = new Map((await getAllNews(lang)).filter(hasOwnPage).map((entry) => [entry.id, newsPath(entry)]));
  return (kind, id) => (kind === 'page' ? pages.get(id) : undefined);
});
