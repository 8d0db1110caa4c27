// The section of a page: the top item of the menu under which the page stands. The menu's mark, the breadcrumbs and the site
// map all ask here, so they say the same.
import type { Lang } from '~/i18n/lang';
import { href, leavesSite, linkHref, paths, plainPath } from '~/routes';
import type { HeaderItem } from '../kinds/menus';

type Menu = readonly HeaderItem[];

/** Where a page stands in the menu. */
export interface Place {
  /** The address of the page's own link in the menu, or of the nearest link above it. */
  readonly at: string;
  readonly section: HeaderItem;
}

const sectionsOf = new WeakMap<Menu, Map<string, HeaderItem>>();

/** The section of each address in the menu. If more sections link to a page, it belongs to the first of them. */
function sectionsIn(menu: Menu, lang: Lang): ReadonlyMap<string, HeaderItem> {
  const known = sectionsOf.get(menu);
  if (known) return known;
  const sections = new Map<string, HeaderItem>();
  for (const item of menu)
    for (const link of [item, ...item.subRoutes.flatMap((group) => [group, ...group.subRoutes])]) {
      const to = linkHref(link, lang);
      if (!sections.has(to)) sections.set(to, item);
    }
  sectionsOf.set(menu, sections);
  return sections;
}

/** The addresses of the page and of those above it, the page first. The home page is above none. */
function stepsFrom(path: string, lang: Lang): string[] {
  const [here = ''] = href(path, lang).split('#');
  const home = href(paths.home, lang);
  const above = here.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  return [here, ...above.toReversed().filter((step) => step !== here && step !== home)];
}

/**
 * Where a page stands in the menu: at its own link or the nearest above it, or else where the nearest page of `trail`
 * stands. `trail` has the paths of its breadcrumbs. It is undefined if the page is in no section.
 */
export function placeInMenu(menu: Menu, path: string, trail: readonly string[], lang: Lang): Place | undefined {
  const sections = sectionsIn(menu, lang);
  for (const step of [path, ...trail.toReversed()].flatMap((one) => stepsFrom(one, lang))) {
    const section = sections.get(step);
    if (section) return { at: step, section };
  }
  return undefined;
}

/** Returns a cache key. Pages with the same key show the same menu. */
export function menuKey(menu: Menu, path: string, section: HeaderItem | undefined, lang: Lang): string {
  const here = href(path, lang);
  return [lang, section ? menu.indexOf(section) : '', sectionsIn(menu, lang).has(here) ? here : ''].join(' ');
}

/** True if the breadcrumbs of a page must begin with the page of its section: no other breadcrumb is this page. */
export function isSectionAbove({ section }: Place, path: string, trail: readonly string[]): boolean {
  const to = plainPath(section.url);
  return !leavesSite(section) && ![paths.home, path, ...trail].includes(to) && to.startsWith('/');
}
