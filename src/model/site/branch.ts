import type { Lang } from '~/i18n/lang';
import { href } from '~/routes';
import { siteTarget, type Target } from '../targets';
import type { SitePage } from './kind';

/** A line of a tree of pages, with the lines below it. A line without a link is a heading, such as a year. */
export interface Branch {
  title: string;
  lang: Lang;
  target: Target | undefined;
  below: Branch[];
}

/** The line of a page that has no lines below it. The link leads to the page in the given language. */
export const leaf = (page: Pick<SitePage, 'title' | 'lang' | 'path'>, lang: Lang): Branch => ({
  title: page.title,
  lang: page.lang,
  target: siteTarget(href(page.path, lang)),
  below: [],
});
