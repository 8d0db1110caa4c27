// The section of a page: the top item of the menu to which the page belongs. The mark in the menu, the breadcrumbs and the site
// map all use this module, so that they show the same section.
import type { Lang } from '~/i18n/lang';
import { href, leavesSite, linkHref, paths, plainPath } from '~/routes';
import type { HeaderItem } from '../kinds/menus';

type Menu = readonly HeaderItem[];

/** The place of a page in the menu. */
export interface Place {
  /** The address of the page's own link in the menu, or of the nearest link above it. */
  readonly at: string;
  readonly section: HeaderItem;
}

const sectionsOf = new WeakMap<Menu, Map<string, HeaderItem>>();

/** Returns the section of each address in the menu. If several sections link to a page, the page belongs to the first one. */
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

/**
 * Returns the address of the page and the addresses above it, the page first. The home page does not count as an address above.
 */
function stepsFrom(path: string, lang: Lang): string[] {
  const [here = ''] = href(path, lang).split('#');
  const home = href(paths.home, lang);
  const above = here.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  return [here, ...above.toReversed().filter((step) => step !== here && step !== home)];
}

/**
 * Returns the place of a page in the menu. First looks for the page's own link, then for the nearest address above it, then for
 * the pages in `trail` (the paths of the breadcrumbs), the last one first. Returns undefined if the page is in no section.
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

/** True if the page of the section must be the first breadcrumb, because no other breadcrumb is this page. */
export function isSectionAbove({ section }: Place, path: string, trail: readonly string[]): boolean {
  const to = plainPath(section.url);
  return !leavesSite(section) && ![paths.home, path, ...trail].includes(to) && to.startsWith('/');
}
