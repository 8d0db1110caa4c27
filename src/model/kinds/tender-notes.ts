// Checks whether the API's lists of months and tenders agree. The report names the faults.
import { limits } from '~/config';
import { dayInIndia, daysBetween } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { titleOf } from '../door/advice';
import { report, reportAll, type ReportLine } from '../door/report';
import type { Period, Tender, WrittenTender } from './tenders';

export const staticDataAddress = 'tenders-static-data/';
export const listAddress = 'tenders-by-period/';

/** A month and its tenders, newest first. */
export interface PeriodOfTenders extends Period {
  tenders: Tender[];
}

/** The months that the API lists in a language, with the stated number of tenders of each month. */
interface StatedMonths {
  readonly lang: Lang;
  readonly periods: readonly (Period & { readonly count?: number | undefined })[];
}

export const nameOf = ({ month, year }: Period): string => `${year}-${String(month).padStart(2, '0')}`;

/** Reports tenders that are in the list of a month, but were published in another month. */
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
      detail: 'the site shows these tenders in the month of their publication',
    });
  }
}

/**
 * The tenders of a month in both languages. A tender has the same days in both languages, so it is reported once, with its
 * titles in both languages.
 */
type Lists = Readonly<Record<Lang, readonly WrittenTender[]>>;

/** Reports tenders that take bids for too few days. A corrigendum can extend this time. */
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

/** Reports faults in the list of a month. */
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
      address: staticDataAddress,
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
