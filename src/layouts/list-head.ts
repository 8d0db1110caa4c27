import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import type { PageOf } from '~/lib/paging';

interface ListHead {
  /** The frame makes the title of page 1, as of every page. */
  title: string | undefined;
  description: string;
}

/** What search engines are told of a page of a list: further pages say which one they are. */
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

/** What a list is called on one of its pages. */
export const namedPage = (lang: Lang, list: string, { number, last }: PageOf<unknown>): string =>
  last === 1 ? list : texts(lang)('website:page_of', { list, number, last });
