// Chooses one page of each kind in a built site.
import type { BuiltSite } from '../check/built-pages.ts';
import { kindOf, pageKinds } from '../check/page-kinds.ts';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';

export interface ChosenPage {
  readonly kind: string;
  readonly lang: Lang;
  readonly address: string;
}

/**
 * Returns one page for each kind: the page in the table of kinds, or the first page of this kind if the site has other content.
 * `missing` has the kinds without a page.
 */
export function chosenPages({ pages, pageAt }: BuiltSite): { chosen: ChosenPage[]; missing: string[] } {
  const missing: string[] = [];
  const chosen = pageKinds.flatMap((kind) =>
    LANGS.flatMap((lang) => {
      const address = href(kind.path, lang);
      const plain = (found: string): string => (lang === 'en' ? found : found.replace(/^\/hi(?=\/|$)/, '') || '/');
      const page = pageAt(address) ?? pages.find((one) => one.lang === lang && kindOf(plain(one.path)) === kind);
      if (!page) missing.push(`${kind.name} (${lang})`);
      return page ? [{ kind: kind.name, lang, address: page.path }] : [];
    }),
  );
  return { chosen, missing };
}
