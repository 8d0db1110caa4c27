import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { href, paths } from '~/routes';
import { cutText } from '~/search/lead';
import { scriptJson } from './script-json';
import { siteUrl } from '../site-url';

/** The largest number of letters of a name, because some tenders have titles of a thousand letters. */
const MOST_NAME = 100;

/** Returns the path from the home page to a page, as JSON-LD (schema.org). Search engines show this path above a result. */
export function breadcrumbJson(trail: readonly { title: string; path: string }[], lang: Lang): string {
  const way = [{ title: texts(lang)('website:home_page'), path: paths.home }, ...trail];
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: cutText(title, MOST_NAME),
      // The last breadcrumb is the page itself, and needs no address here: search engines use the address of the page.
      item: index === trail.length ? undefined : siteUrl(href(path, lang)),
    })),
  });
}
