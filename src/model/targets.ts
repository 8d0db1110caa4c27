import type { Lang } from '~/i18n/lang';
import { leavesSite, linkHref } from '~/routes';
import type { Link } from './door/shapes';

/** The target of a link, and the notes about the target for visitors. */
export interface Target {
  href: string;
  leaves: boolean;
  opensNewTab: boolean;
}

export const siteTarget = (href: string): Target => ({ href, leaves: false, opensNewTab: false });

export const linkTarget = (link: Link, lang: Lang): Target => ({
  href: linkHref(link, lang),
  leaves: leavesSite(link),
  opensNewTab: link.opensNewTab,
});
