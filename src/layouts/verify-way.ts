import type { Lang } from '~/i18n/lang';
import { owner } from '~/owner/owner';
import { href, paths } from '~/routes';

/**
 * True if a text warns of false offers or papers, and does not lead to the page that verifies documents. What a text warns of is
 * not guessed from its words: it is a page that the company names, or it links to one.
 */
export function needsVerifyWay(lang: Lang, links: readonly string[], ownPath?: string): boolean {
  const leads = new Set([ownPath && href(ownPath, lang), ...links.map((link) => link.replace(/[?#].*$/, ''))]);
  const warns = (owner.fraudPages ?? []).some((id) => leads.has(href(paths.page(id), lang)));
  return warns && !leads.has(href(paths.verify, lang));
}
