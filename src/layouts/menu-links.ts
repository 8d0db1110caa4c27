import { menuLinks } from '~/components/frame/menu-links-html';
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { getHeaderMenu } from '~/model/kinds/menus';
import { getPageFamily } from '~/model/kinds/pages';
import { getEveryPage } from '~/model/site/every-page';
import { plainPath } from '~/routes';

/** The first sentence of a text, if it is short. */
const SENTENCE = /^.{1,200}?[.।](?=\s|$)/u;

/**
 * Returns a sentence about the page of each section, in the menu's language. The menu shows these sentences. So if a sentence
 * changes, the menu changes.
 */
const getLeads = derivedBy(async (lang: Lang): Promise<readonly string[]> => {
  const [menu, pages, { known }] = await Promise.all([getHeaderMenu(lang), getEveryPage(lang), getPageFamily(lang)]);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return menu.map(({ url, lang: written }) => {
    const page = byPath.get(plainPath(url));
    if (page?.lang !== written) return '';
    return SENTENCE.exec(known.get(page.id ?? '')?.description ?? page.purpose ?? '')?.[0] ?? '';
  });
});

/** The links below the sections of the menu, or undefined if no section has links below it. */
export const getMenuLinks = derivedBy(async (lang: Lang) =>
  menuLinks(...(await Promise.all([getHeaderMenu(lang), getLeads(lang)])), lang),
);
