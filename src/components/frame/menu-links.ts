import type { Lang } from '~/i18n/lang';
import { contentName } from '~/lib/content-name';
import { escapeHtml } from '~/lib/escape';
import type { HeaderItem } from '~/model/menus';
import type { Link } from '~/model/shapes';
import { menuLinksPath } from '~/routes';
import { linkHtml } from '../entry/anchor-html';

/** What stands below the sections of a menu, apart from the pages: most are read without opening it, and each would pay for it. */
interface MenuLinks {
  readonly path: string;
  /** The HTML of what is below each section that has something below it, in their order. */
  readonly json: string;
}

const made = new WeakMap<readonly HeaderItem[], MenuLinks>();

/** A group may be a link of its own, or a name over further links. */
function groups({ subRoutes, lang: around }: HeaderItem, lang: Lang): string {
  const list = (links: readonly Link[]): string =>
    `<ul class="plain">${links.map((link) => `<li>${linkHtml(link, lang, { around })}</li>`).join('')}</ul>`;
  const plain = subRoutes.filter((group) => group.subRoutes.length === 0);
  const named = subRoutes.filter((group) => group.subRoutes.length > 0);
  return [
    ...named.map((group) => `<strong>${escapeHtml(group.title)}</strong>${list(group.subRoutes)}`),
    ...(plain.length ? [list(plain)] : []),
  ]
    .map((group) => `<div class="menu__group">${group}</div>`)
    .join('');
}

/** Of a menu in the language of a page; nothing if no section has anything below it. */
export function menuLinks(menu: readonly HeaderItem[], lang: Lang): MenuLinks | undefined {
  const known = made.get(menu);
  if (known) return known;
  const sections = menu.filter(({ subRoutes }) => subRoutes.length);
  if (sections.length === 0) return undefined;
  const json = JSON.stringify(sections.map((section) => groups(section, lang)));
  const links = { path: menuLinksPath(lang, contentName(json)), json };
  made.set(menu, links);
  return links;
}
