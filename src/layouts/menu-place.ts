import type { Lang } from '~/i18n/lang';
import type { HeaderItem } from '~/model/kinds/menus';
import { href, linkHref } from '~/routes';

const hrefsOf = new WeakMap<readonly HeaderItem[], Set<string>>();

function hrefsIn(menu: readonly HeaderItem[], lang: Lang): Set<string> {
  const known = hrefsOf.get(menu);
  if (known) return known;
  const links = menu.flatMap((item) => [item, ...item.subRoutes.flatMap((group) => [group, ...group.subRoutes])]);
  const hrefs = new Set(links.map((link) => linkHref(link, lang)));
  hrefsOf.set(menu, hrefs);
  return hrefs;
}

/** Returns a cache key. Pages at or below the same menu link show the same menu, so these pages have the same key. */
export function menuPlace(menu: readonly HeaderItem[], path: string, lang: Lang): string {
  const hrefs = hrefsIn(menu, lang);
  const here = href(path, lang);
  const steps = here.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const above = steps.filter((step) => step !== here && hrefs.has(step));
  return [lang, hrefs.has(here) ? here : '', ...above].join(' ');
}
