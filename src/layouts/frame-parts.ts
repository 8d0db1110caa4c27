// What the shared parts of all pages show. The publisher asks again after each change, so that no page must be rendered.
import type { Lang } from '~/i18n/lang';
import { thisYear } from '~/model/clock';
import { getFooterMenu, getHeaderMenu } from '~/model/kinds/menus';
import { getLastUpdated, getVisitorsCount } from '~/model/site/site-wide';
import { menuPlace } from './menu-place';

/** The HTML of a part is cached with `of`, under `name`, which says all that the HTML depends on except `of`. */
export interface FramePart {
  readonly of: object;
  readonly name: string;
}

export async function mastheadPart(lang: Lang, path: string) {
  const menu = await getHeaderMenu(lang);
  return { of: menu, name: menuPlace(menu, path, lang) };
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
