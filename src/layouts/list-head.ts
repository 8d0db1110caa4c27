import { limits } from '~/config';
import type { Lang } from '~/i18n/lang';
import { type ListGroup, texts } from '~/i18n/texts';
import type { PageOf } from '~/lib/paging';

interface ListHead {
  /** Undefined for page 1, because `Page.astro` makes the title of page 1. */
  title: string | undefined;
  description: string;
}

/** Returns title and description for search engines. From page 2 on, both include the page number. */
export function listHead(
  lang: Lang,
  list: { heading: string; description: string },
  { number, last }: PageOf<unknown>,
): ListHead {
  const { heading, description } = list;
  if (number === 1) return { title: undefined, description };
  const t = texts(lang);
  return {
    title: t('seo_friendly:title_page_of_list', { page: heading, number, name: t('website:name') }),
    description: t('seo_friendly:description_page_of_list', { description, number, last }),
  };
}

/** Returns heading, introduction, title and description of a list that has its own group of messages. */
export function headOf(lang: Lang, group: ListGroup, page: PageOf<unknown>) {
  const t = texts(lang);
  const heading = t(`${group}:title`);
  const description = t(`${group}:description`, { name: t('website:name') });
  return { heading, intro: t(`${group}:intro`), ...listHead(lang, { heading, description }, page) };
}

/** Returns the numbers of the first and last entry of a page, of `all`. Returns undefined if the page has all entries. */
export function partOf({ number, items }: PageOf<unknown>, all: number) {
  const first = (number - 1) * limits.rowsPerPage + 1;
  const last = Math.min(all, first + items.length - 1);
  return last - first + 1 < all ? { first, last, all } : undefined;
}

/** Returns the name of a list. If the list has several pages, the page number is added. */
export const namedPage = (lang: Lang, list: string, { number, last }: PageOf<unknown>): string =>
  last === 1 ? list : texts(lang)('website:page_of', { list, number, last });
