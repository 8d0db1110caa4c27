import { yearOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { groupBy } from '~/lib/group';
import { derivedBy } from '~/lib/queries';
import { byDay, getAllTenders } from './tender-periods';
import { type Tender, tenderState } from './tenders';

/** A tender with the day of its award, cancellation or withdrawal. */
export type EndedTender = Tender & { endedOn: string };

/** Returns tenders of these states, the latest end first. `endOf` returns the day of the end. */
async function endedTenders(
  lang: Lang,
  states: readonly string[],
  endOf: (entry: Tender) => string | undefined,
): Promise<EndedTender[]> {
  return (await getAllTenders(lang))
    .flatMap((entry) => {
      const endedOn = endOf(entry);
      return endedOn !== undefined && states.includes(tenderState(entry).kind) ? [{ ...entry, endedOn }] : [];
    })
    .sort((a, b) => b.endedOn.localeCompare(a.endedOn) || byDay(a, b));
}

/** Returns the tenders whose contract was awarded and is valid, the latest award first. */
export const getAwardedTenders = derivedBy((lang: Lang) =>
  endedTenders(lang, ['awarded'], ({ award }) => award?.awardedOn),
);

/** Returns the tenders that were cancelled or withdrawn, the latest first. Withdrawn ones are public only for some months. */
export const getCancelledTenders = derivedBy((lang: Lang) =>
  endedTenders(lang, ['cancelled', 'withdrawn'], ({ withdrawnOn, cancelledOn }) => withdrawnOn ?? cancelledOn),
);

/** The contracts of a year: their number, how many have a stated value, and the sum of these values in rupees. */
export interface AwardTotal {
  count: number;
  stated: number;
  valueInr: number;
}

/** Returns the totals of all contracts, by the year of their award. A list may show only some of the contracts of a year. */
export const getAwardTotals = derivedBy(async (lang: Lang): Promise<ReadonlyMap<number, AwardTotal>> => {
  const years = groupBy(await getAwardedTenders(lang), ({ endedOn }) => yearOf(endedOn));
  return new Map(
    years.map(({ key, items }) => {
      const values = items.flatMap(({ award }) => award?.valueInr ?? []);
      return [
        key,
        { count: items.length, stated: values.length, valueInr: values.reduce((sum, value) => sum + value, 0) },
      ];
    }),
  );
});
