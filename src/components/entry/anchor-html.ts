import { texts } from '~/i18n/texts';
import type { Lang } from '~/i18n/lang';
import { type Html, markup } from '~/lib/html';
import type { Link } from '~/model/door/shapes';
import type { Target } from '~/model/targets';
import { leavesSite, linkHref } from '~/routes';

const leavingIcon = markup` <svg class="icon" width="20" height="20" aria-hidden="true"><use href="#i-external"></use></svg>`;

export const anchorRel = (to: Target): string | undefined =>
  to.leaves ? 'external noopener' : to.opensNewTab ? 'noopener' : undefined;

/** Returns the note after a link's text, such as "opens in a new tab". `around` is the language around the link. */
export function anchorNote(to: Target, lang: Lang, around: Lang = lang): Html | undefined {
  if (!to.leaves && !to.opensNewTab) return undefined;
  const words = texts(lang)(to.leaves ? 'website:opens_other_site' : 'website:opens_new_tab');
  const own = around !== lang && markup` lang="${lang}"`;
  return markup`${to.leaves && leavingIcon}<span class="vh"${own}> (${words})</span>`;
}

interface More {
  around?: Lang | undefined;
  /** Attributes for the tag. Each attribute begins with a space. */
  attributes?: Html | undefined;
}

/** Returns a link as HTML. Pages have so many links that a component for links would slow down the build. */
export function anchorHtml(to: Target, words: string | Html, lang: Lang, { around, attributes }: More = {}): Html {
  const rel = anchorRel(to);
  const tab = rel && markup` target="_blank" rel="${rel}"`;
  return markup`<a${attributes} href="${to.href}"${tab}>${words}${anchorNote(to, lang, around)}</a>`;
}

/** Returns the HTML for a link that the API gave. */
export const linkHtml = (link: Link, lang: Lang, more?: More): Html =>
  anchorHtml(
    { href: linkHref(link, lang), leaves: leavesSite(link), opensNewTab: link.opensNewTab },
    link.title,
    lang,
    more,
  );
