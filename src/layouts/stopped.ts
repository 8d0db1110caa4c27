import { dateAndTime, longDate } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';

interface Stoppable {
  withdrawnOn?: string | undefined;
  withdrawnReason?: string | undefined;
  cancelledOn?: string | undefined;
  closesAt?: string | undefined;
}

/**
 * Returns the day when a tender or job was withdrawn or cancelled, with the label of this day. The page shows it in place of
 * the last date.
 */
export function stoppedOn({ withdrawnOn, cancelledOn }: Stoppable, lang: Lang) {
  const t = texts(lang);
  if (withdrawnOn) return { label: t('notice:withdrawn_on'), said: longDate(withdrawnOn, lang) };
  return cancelledOn === undefined
    ? undefined
    : { label: t('tenders:cancelled_on'), said: longDate(cancelledOn, lang) };
}

/** Returns the first facts on the page of a withdrawn or cancelled entry: the reason and the former last date. */
export function stopFacts(entry: Stoppable, lang: Lang) {
  const t = texts(lang);
  if (!stoppedOn(entry, lang)) return [];
  const { withdrawnReason, closesAt } = entry;
  return [
    { label: t('notice:reason'), value: withdrawnReason, isOwners: true, isLong: true },
    { label: t('notice:last_date'), value: closesAt && dateAndTime(closesAt, lang) },
  ];
}
