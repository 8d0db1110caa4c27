import type { Lang } from '~/i18n/lang';
import type { HeaderItem } from '~/model/kinds/menus';
import { href, linkHref, paths } from '~/routes';

const hrefsOf = new WeakMap<readonly HeaderItem[], Set<string>>();

function hrefsIn(menu: readonly HeaderItem[], lang: Lang): Set<string> {
  const known = hrefsOf.get(menu);
  if (known) return known;
  const links = menu.flatMap((item) => [item, ...item.subRoutes.flatMap((group) => [group, ...group.subRoutes])]);
  const hrefs = new Set(links.map((link) => linkHref(link, lang)));
  hrefsOf.set(menu, hrefs);
  return hrefs;
}

/** The addresses of the pages at and above a path, the highest first. */
const stepsTo = (path: string, lang: Lang): string[] =>
  href(path, lang)
    .split('/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** These pages are about the whole site. So the menu marks no section for them, even if one section links to them. */
const OF_THE_SITE = [paths.search, paths.help, paths.sitemap, paths.aToZ];

/**
 * The path whose section the menu marks: that of the page, or, if the menu has no link to it or above it, that of the
 * nearest page of its breadcrumbs which the menu has. It is undefined if the menu marks no section.
 */
export function sectionPath(
  menu: readonly HeaderItem[],
  path: string,
  trail: readonly string[],
  lang: Lang,
): string | undefined {
  if (OF_THE_SITE.some((one) => path === one || path.startsWith(`${one}/`))) return undefined;
  const hrefs = hrefsIn(menu, lang);
  const home = href(paths.home, lang);
  return (
    [path, ...trail.toReversed()].find((one) => stepsTo(one, lang).some((step) => step !== home && hrefs.has(step))) ??
    path
  );
}

/** Returns a cache key. Pages at or below the same menu link show the same menu, so these pages have the same key. */
export function menuPlace(menu: readonly HeaderItem[], path: string, section: string | undefined, lang: Lang): string {
  const hrefs = hrefsIn(menu, lang);
  const here = href(path, lang);
  const above = (section === undefined ? [] : stepsTo(section, lang)).filter(
    (step) => step !== here && hrefs.has(step),
  );
  return [lang, hrefs.has(here) ? here : '', ...above].join(' ');
}
