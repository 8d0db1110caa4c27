import { dateAndTime } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';

/** What the page of a withdrawn tender or job says first: why, and what its last date was. */
export function withdrawalFacts(
  entry: { withdrawnOn?: string | undefined; withdrawalReason?: string | undefined; closesAt?: string | undefined },
  lang: Lang,
) {
  const t = texts(lang);
  const { withdrawnOn, withdrawalReason, closesAt } = entry;
  if (withdrawnOn === undefined) return [];
  return [
    { label: t('notice:reason'), value: withdrawalReason, isOwners: true, isLong: true },
    { label: t('notice:last_date'), value: closesAt && dateAndTime(closesAt, lang) },
  ];
}
