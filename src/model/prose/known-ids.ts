import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { getAllNews, hasOwnPage, newsPath } from '../kinds/news';
import type { KnownIds } from './wagtail';

/** The addresses of pages by their ID in Wagtail. It is data and no function, so that an unchanged map stays valid. */
const pagesById = derivedBy<Lang, ReadonlyMap<string, string>>(
  async (lang) => new Map((await getAllNews(lang)).filter(hasOwnPage).map((entry) => [entry.id, newsPath(entry)])),
);

/** Finds the address of a page by its ID in Wagtail (the API's content system). */
export async function knownId(lang: Lang): Promise<KnownIds> {
  const pages = await pagesById(lang);
  return (kind, id) => (kind === 'page' ? pages.get(id) : undefined);
}
