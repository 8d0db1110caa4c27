import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { href, paths } from '~/routes';
import { scriptJson } from './script-json';
import { siteUrl } from '../site-url';

/** Returns the path from the home page to a page, as JSON-LD (schema.org). Search engines show this path above a result. */
export function breadcrumbJson(trail: readonly { title: string; path: string }[], lang: Lang): string {
  const way = [{ title: texts(lang)('website:home_page'), path: paths.home }, ...trail];
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      // The last breadcrumb is the page itself, and needs no address here: search engines use the address of the page.
      item: index === trail.length ? undefined : siteUrl(href(path, lang)),
    })),
  });
}
