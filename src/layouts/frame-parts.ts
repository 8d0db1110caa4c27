// The content of the header and the footer, which all pages share. After a change, the publisher renders these parts
// again and not all pages.
import type { Lang } from '~/i18n/lang';
import { thisYear } from '~/model/clock';
import { getFooterMenu, getHeaderMenu } from '~/model/kinds/menus';
import { isSectionAbove, menuKey, placeInMenu } from '~/model/site/sections';
import { getLastUpdated, getVisitorsCount } from '~/model/site/site-wide';
import type { Part } from '~/lib/page-parts';
import { keptHtml } from './kept';
import { getMenuLinks } from './menu-links';

/**
 * A part that many pages share. Its HTML is cached for the object `of` with the key `name`. The key contains all other
 * values that the HTML depends on.
 */
export interface FramePart {
  readonly of: object;
  readonly name: string;
}

async function htmlOf(part: Promise<FramePart>): Promise<string | undefined> {
  const { of, name } = await part;
  return keptHtml(of).get(name);
}

/** `trail` has the paths of the breadcrumbs. */
export async function mastheadPart(lang: Lang, path: string, trail: readonly string[]) {
  const [menu, links] = await Promise.all([getHeaderMenu(lang), getMenuLinks(lang)]);
  const section = placeInMenu(menu, path, trail, lang)?.section;
  const name = [menuKey(menu, path, section, lang), links?.path].join(' ');
  return { of: menu, name, section, links: links?.path };
}

/**
 * The menu marks one section. Returns this section if its page must be the first breadcrumb. `trail` has the paths of the
 * other breadcrumbs. If the page itself is in no section, the menu marks the section of a page in `trail` or `near`.
 */
export async function sectionPart(lang: Lang, path: string, trail: readonly string[], near: readonly string[]) {
  const menu = await getHeaderMenu(lang);
  const place = placeInMenu(menu, path, [...near, ...trail], lang);
  const section = place && isSectionAbove(place, path, trail) ? place.section : undefined;
  return { of: menu, name: ['crumb', lang, section ? menu.indexOf(section) : ''].join(' '), section };
}

export async function footPart(lang: Lang, isUndated = false) {
  const [groups, lastUpdated, visitors] = await Promise.all([
    getFooterMenu(lang),
    isUndated ? undefined : getLastUpdated(),
    isUndated ? undefined : getVisitorsCount(),
  ]);
  const year = thisYear();
  return { of: groups, name: [lang, lastUpdated, visitors, year].join(' '), lastUpdated, visitors, year };
}

// These functions are made here and not in a page, because functions from a page would keep the whole page in memory.
export const mastheadLater =
  (lang: Lang, path: string, trail: readonly string[]): Part =>
  () =>
    htmlOf(mastheadPart(lang, path, trail));

export const sectionLater =
  (lang: Lang, path: string, trail: readonly string[], near: readonly string[]): Part =>
  () =>
    htmlOf(sectionPart(lang, path, trail, near));

export const footLater =
  (lang: Lang, isUndated?: boolean): Part =>
  () =>
    htmlOf(footPart(lang, isUndated));
