import { texts } from '~/i18n/texts';
import type { Lang } from '~/i18n/lang';
import { escapeHtml } from '~/lib/escape';
import type { Link } from '~/model/shapes';
import type { Target } from '~/model/targets';
import { leavesSite, linkHref } from '~/routes';

const leavingIcon = '<svg class="icon" width="20" height="20" aria-hidden="true"><use href="#i-external"></use></svg>';

export const anchorRel = (to: Target): string | undefined =>
  to.leaves ? 'external noopener' : to.opensNewTab ? 'noopener' : undefined;

/** What a link says of itself behind its words. `around` is the language it stands in, if not the page's. */
export function anchorNote(to: Target, lang: Lang, around: Lang = lang): string {
  if (!to.leaves && !to.opensNewTab) return '';
  const words = texts(lang)(to.leaves ? 'website:opens_other_site' : 'website:opens_new_tab');
  const own = around === lang ? '' : ` lang="${lang}"`;
  return `${to.leaves ? ` ${leavingIcon}` : ''}<span class="vh"${own}> (${escapeHtml(words)})</span>`;
}

interface More {
  around?: Lang | undefined;
  /** As they stand in the tag, with a space before each. */
  attributes?: string;
}

/** A link as text, its words as HTML. Many stand on every page: as components they would slow the build down. */
export function anchorHtml(to: Target, words: string, lang: Lang, { around, attributes = '' }: More = {}): string {
  const rel = anchorRel(to);
  const tab = rel ? ` target="_blank" rel="${rel}"` : '';
  return `<a${attributes} href="${escapeHtml(to.href)}"${tab}>${words}${anchorNote(to, lang, around)}</a>`;
}

/** The same for a link of the owner's. */
export const linkHtml = (link: Link, lang: Lang, more?: More): string =>
  anchorHtml(
    { href: linkHref(link, lang), leaves: leavesSite(link), opensNewTab: link.opensNewTab },
    escapeHtml(link.title),
    lang,
    more,
  );
