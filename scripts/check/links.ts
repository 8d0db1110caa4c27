// Finds broken links inside a built site.
import type { Element } from 'hast';
import { decoded } from '../../src/lib/decoded.ts';
import { fallbackOf } from '../serve/rules.ts';
import type { BuiltPage, BuiltSite } from './built-pages.ts';
import { addressesOf, all, property } from './html.ts';

export interface Link {
  readonly element: Element;
  readonly written: string;
  readonly url: URL;
}

export function openLinks({ pageAt, isAnswered, insideOf }: BuiltSite) {
  const inside = (page: BuiltPage): Link[] =>
    all(page.tree).flatMap((element) =>
      addressesOf(element).flatMap((written) => {
        const url = insideOf(written, page);
        return url ? [{ element, written, url }] : [];
      }),
    );

  /** The address of the page that answers. For `/search/anything` this is `/search`, unless `/search/anything` exists. */
  const answeringPage = (address: string): string =>
    pageAt(address) ? address : (fallbackOf(address)?.replace(/\.html$/, '') ?? address);

  const ids = new Map<BuiltPage, Set<string>>();
  function idsOf(page: BuiltPage): Set<string> {
    const known = ids.get(page) ?? new Set(all(page.tree).flatMap((element) => property(element, 'id') ?? []));
    ids.set(page, known);
    return known;
  }

  return {
    inside,
    answeringPage,
    /** Returns the links to addresses that are neither a page nor a file, or that are redirected. */
    dead: (page: BuiltPage): string[] =>
      inside(page).flatMap(({ written, url }) => (isAnswered(decoded(url.pathname)) ? [] : [written])),
    /** Returns the links with a fragment that names no element of the target page. */
    deadFragments: (page: BuiltPage): string[] =>
      inside(page).flatMap(({ element, written, url }) => {
        if (element.tagName !== 'a' || url.hash.length < 2) return [];
        const target = pageAt(answeringPage(url.pathname));
        return target && idsOf(target).has(decoded(url.hash.slice(1))) ? [] : [written];
      }),
  };
}
