// What the report says of months and tenders: where the lists of the API do not fit together.
import { dayInIndia } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { report } from '../door/report';
import type { Period, Tender } from './tenders';

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
export function noteStrangers(period: Period, entries: readonly { id: string; publishedOn: string }[]): void {
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
      detail: 'shown in the month they were published in',
    });
  }
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
      detail: 'the count of the month differs from the number of its tenders',
    });
  }
}
