import type { Lang } from '~/i18n/lang';
import { owner } from '~/owner/owner';
import { href, paths } from '~/routes';

/**
 * True if a text warns about false offers or documents, but has no link to the page that verifies documents. The code does not
 * guess from the words. A text is a warning if it is a page that the company names in `fraudPages`, or links to one.
 */
export function needsVerifyWay(
  lang: Lang,
  links: readonly string[],
  ownPath?: string,
  fraudPages: readonly string[] = owner.fraudPages ?? [],
): boolean {
  const leads = new Set([ownPath && href(ownPath, lang), ...links.map((link) => link.replace(/[?#].*$/, ''))]);
  const warns = fraudPages.some((id) => leads.has(href(paths.page(id), lang)));
  return warns && !leads.has(href(paths.verify, lang));
}
