import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { byDay, getAllTenders } from './tender-periods';
import type { Tender } from './tenders';

export type CancelledTender = Tender & { endedOn: string };

/** Returns the tenders that were cancelled or withdrawn, the latest first. `endedOn` is the day of it. */
export const getCancelledTenders = derivedBy(async (lang: Lang): Promise<CancelledTender[]> =>
  (await getAllTenders(lang))
    .flatMap((entry) => {
      const endedOn = entry.withdrawnOn ?? entry.cancelledOn;
      return endedOn === undefined ? [] : [{ ...entry, endedOn }];
    })
    .sort((a, b) => b.endedOn.localeCompare(a.endedOn) || byDay(a, b)),
);
