import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { href, paths } from '~/routes';
import { scriptJson } from './script-json';
import { siteUrl } from '../site-url';

/** What search engines show above a result: the way from the home page to a page, as JSON-LD (schema.org). */
export function breadcrumbJson(trail: readonly { title: string; path: string }[], lang: Lang): string {
  const way = [{ title: texts(lang)('website:home_page'), path: paths.home }, ...trail];
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      // The last one is the page itself: search engines take its own address.
      item: index === trail.length ? undefined : siteUrl(href(path, lang)),
    })),
  });
}
