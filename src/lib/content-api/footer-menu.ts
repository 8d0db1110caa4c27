import { fieldOf } from '../field.ts';
import { isSafeAddress } from '../safe-address.ts';
import { listIn, textOf } from './answer.ts';

export interface MenuLink {
  readonly title: string;
  readonly url: string;
  readonly isExternal: boolean;
  readonly opensNewTab: boolean;
}

function linkIn(wire: unknown): MenuLink | undefined {
  const title = textOf(wire, 'title');
  const url = textOf(wire, 'url').replace(/^(?=www\.)/i, 'https://');
  const kind = fieldOf(wire, 'url_type');
  const isWhole = kind === 'internal' || (kind === 'external' && /^([a-z]+:|[/?#])/i.test(url));
  if (!title || !url || !isWhole || !isSafeAddress(url)) return undefined;
  return { title, url, isExternal: kind === 'external', opensNewTab: fieldOf(wire, 'open_in_new_tab') === true };
}

export interface MenuGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

/** Returns the groups of the footer menu, without unsafe links. Throws if there is no group. */
export function footerMenuIn(answer: unknown): readonly MenuGroup[] {
  const groups = listIn(answer).flatMap((wire) => {
    const [title, links] = [textOf(wire, 'title'), fieldOf(wire, 'subRoutes')];
    return title && Array.isArray(links) ? [{ title, links: links.flatMap((link) => linkIn(link) ?? []) }] : [];
  });
  if (!groups[0]) throw new Error('no groups');
  return groups;
}
