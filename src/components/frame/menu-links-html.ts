import type { Lang } from '~/i18n/lang';
import { contentName } from '~/lib/content-name';
import { type Html, markup } from '~/lib/html';
import type { Link } from '~/model/door/shapes';
import type { HeaderItem } from '~/model/kinds/menus';
import { menuLinksPath } from '~/routes';
import { linkHtml } from '../entry/anchor-html';

/** The links below the sections of the menu. To keep pages small, these links load at the first use of the menu. */
interface MenuLinks {
  readonly path: string;
  /** JSON with the HTML for each section that has links below it, in menu order. */
  readonly json: string;
}

/** Returns the HTML for the groups of a section. A group is a link, or a name with links below it. */
function groups({ subRoutes, lang: around }: HeaderItem, lang: Lang): Html {
  const list = (links: readonly Link[]): Html =>
    markup`<ul class="plain">${links.map((link) => markup`<li>${linkHtml(link, lang, { around })}</li>`)}</ul>`;
  const plain = subRoutes.filter((group) => group.subRoutes.length === 0);
  const named = subRoutes.filter((group) => group.subRoutes.length > 0);
  const parts = [
    ...named.map((group) => markup`<strong>${group.title}</strong>${list(group.subRoutes)}`),
    ...(plain.length ? [list(plain)] : []),
  ];
  return markup`${parts.map((part) => markup`<div class="menu__group">${part}</div>`)}`;
}

/**
 * Returns the links below the sections as HTML. Returns undefined if no section has links below it. `leads` has one sentence
 * about each section, in menu order.
 */
export function menuLinks(menu: readonly HeaderItem[], leads: readonly string[], lang: Lang): MenuLinks | undefined {
  const sections = menu.flatMap((item, index) => (item.subRoutes.length ? { item, lead: leads[index] } : []));
  if (sections.length === 0) return undefined;
  const json = JSON.stringify(
    sections.map(({ item, lead }) => markup`${lead && markup`<p>${lead}</p>`}${groups(item, lang)}`.text),
  );
  return { path: menuLinksPath(lang, contentName(json)), json };
}
