import { yearOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { groupBy } from '~/lib/group';
import { derivedBy } from '~/lib/queries';
import { byDay, getAllTenders } from './tender-periods';
import { type Tender, tenderState } from './tenders';

export type AwardedTender = Tender & { award: NonNullable<Tender['award']> };

/** Returns the tenders whose contract was awarded and is valid, the latest award first. */
export const getAwardedTenders = derivedBy(async (lang: Lang) =>
  (await getAllTenders(lang))
    .filter((entry): entry is AwardedTender => tenderState(entry).kind === 'awarded')
    .sort((a, b) => b.award.awardedOn.localeCompare(a.award.awardedOn) || byDay(a, b)),
);

/** The contracts of a year: their number, how many have a stated value, and the sum of these values in rupees. */
export interface AwardTotal {
  count: number;
  stated: number;
  valueInr: number;
}

/** Returns the totals of all contracts, by the year of their award. A list may show only some of the contracts of a year. */
export const getAwardTotals = derivedBy(async (lang: Lang): Promise<ReadonlyMap<number, AwardTotal>> => {
  const years = groupBy(await getAwardedTenders(lang), ({ award }) => yearOf(award.awardedOn));
  return new Map(
    years.map(({ key, items }) => {
      const values = items.flatMap(({ award }) => award.valueInr ?? []);
      return [
        key,
        { count: items.length, stated: values.length, valueInr: values.reduce((sum, value) => sum + value, 0) },
      ];
    }),
  );
});
