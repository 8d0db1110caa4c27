// What the report says of months and tenders: where the lists of the API do not fit together.
import { limits } from '~/config';
import { dayInIndia, daysBetween } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { titleOf } from '../door/advice';
import { report, reportAll, type ReportLine } from '../door/report';
import type { Period, Tender, WrittenTender } from './tenders';

export const deskAddress = 'tenders-static-data/';
export const listAddress = 'tenders-by-period/';

/** A month and its tenders, newest first. */
export interface PeriodOfTenders extends Period {
  tenders: Tender[];
}

/** The months that the API lists in a language, with their numbers of tenders. */
interface StatedMonths {
  readonly lang: Lang;
  readonly periods: readonly (Period & { readonly count?: number | undefined })[];
}

export const nameOf = ({ month, year }: Period): string => `${year}-${String(month).padStart(2, '0')}`;

/** Notes tenders of a month's list that were published in another month. */
function noteStrangers(period: Period, entries: readonly { id: string; publishedOn: string }[]): void {
  const strangers = entries.filter(({ publishedOn }) => !dayInIndia(publishedOn).startsWith(nameOf(period)));
  if (strangers.length) {
    report({
      kind: 'note',
      address: `${listAddress}?month=${period.month}&year=${period.year}`,
      field: 'published_on',
      expected: nameOf(period),
      found: strangers
        .map((entry) => entry.id)
        .join(', ')
        .slice(0, 200),
      reason: 'other-month',
      detail: 'shown in the month they were published in',
    });
  }
}

/** Both languages of a tender have the same days, so only one of them is reported, with the title in the other. */
type Lists = Readonly<Record<Lang, readonly WrittenTender[]>>;

/** Names tenders that take bids for too few days. A corrigendum can give more. */
function noteShortBids({ en: entries, hi }: Lists): void {
  reportAll(
    entries.flatMap((entry): ReportLine[] => {
      const { id, lang, publishedOn, cancelledOn, withdrawnOn, award } = entry;
      const until = entry.corrigenda.findLast(({ newClosesAt }) => newClosesAt)?.newClosesAt ?? entry.closesAt;
      if (until === undefined || cancelledOn || withdrawnOn || award) return [];
      const days = daysBetween(publishedOn, until);
      if (days >= limits.shortBidDays) return [];
      const what = { kind: 'advice', about: 'short-bid', address: listAddress, lang, entry: id } as const;
      const said = { ...what, ...titleOf(entry), field: 'closes_at', count: days, since: publishedOn, until };
      const other = hi.find((one) => one.id === id && one.lang !== lang);
      const title = other && { address: listAddress, lang: other.lang, entry: id, ...titleOf(other) };
      return title ? [said, { kind: 'use', files: [], ...title }] : [said];
    }),
  );
}

/** Notes what is strange in the list of a month. */
export function noteMonth(period: Period, lists: Lists): void {
  noteStrangers(period, lists.en);
  noteShortBids(lists);
}

export function noteCounts(lang: Lang, desk: StatedMonths | undefined, periods: PeriodOfTenders[]): void {
  if (desk?.lang !== lang) return;
  const came = new Map(periods.map((period) => [nameOf(period), period.tenders.length]));
  for (const period of desk.periods) {
    const found = came.get(nameOf(period)) ?? 0;
    if (period.count === undefined || found === period.count) continue;
    report({
      kind: 'note',
      address: deskAddress,
      lang,
      entry: nameOf(period),
      field: 'count',
      expected: String(period.count),
      found: String(found),
      reason: 'other-count',
      detail: 'the count of the month differs from the number of its tenders',
    });
  }
}
