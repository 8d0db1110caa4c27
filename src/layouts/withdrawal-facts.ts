import { longDate } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';

/** What the page of a withdrawn tender or job says first: since when it is withdrawn, and why. */
export function withdrawalFacts(
  entry: { withdrawnOn?: string | undefined; withdrawalReason?: string | undefined },
  lang: Lang,
) {
  const t = texts(lang);
  const { withdrawnOn, withdrawalReason } = entry;
  if (withdrawnOn === undefined) return [];
  return [
    { label: t('notice:withdrawn_on'), value: longDate(withdrawnOn, lang) },
    { label: t('notice:reason'), value: withdrawalReason, isOwners: true, isLong: true },
  ];
}
