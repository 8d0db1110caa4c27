// When tenders and jobs are public: from the day of their publication. If their owner withdraws them, their pages say so for
// some time, and then the addresses are gone.
import { dayAt, endOf } from '~/i18n/dates';
import { owner } from '~/owner/owner';
import { hasBegun, hasPassed } from './clock';
import { report } from './door/report';
import { day, optional, optionalText } from './door/shapes';

const DAY_MS = 86_400_000;

/** The fields of the API, for tenders and jobs. */
export const withdrawal = { withdrawn_on: optional(day), withdrawal_reason: optionalText };

interface Withdrawn {
  withdrawnOn?: string | undefined;
  withdrawalReason?: string | undefined;
}

/**
 * By ID: the day from which an entry is withdrawn, in both languages at once. The day of the English entry counts, or else
 * that of the Hindi one.
 */
export const withdrawalDays = (
  english: Iterable<Withdrawn & { id: string }>,
  hindi: Iterable<Withdrawn & { id: string }>,
): ReadonlyMap<string, string> =>
  new Map(
    [...hindi, ...english].flatMap(({ id, withdrawnOn }) =>
      withdrawnOn === undefined ? [] : [[id, withdrawnOn] as const],
    ),
  );

/** Returns the day and the reason if the day has come. A future withdrawal is not public. */
export const withdrawalOf = ({ withdrawnOn, withdrawalReason }: Withdrawn): Withdrawn =>
  withdrawnOn !== undefined && hasBegun(withdrawnOn)
    ? { withdrawnOn, withdrawalReason }
    : { withdrawnOn: undefined, withdrawalReason: undefined };

/** True if the time is over for which the owner wants to show that an entry was withdrawn. */
export const isGone = ({ withdrawnOn }: Withdrawn): boolean =>
  withdrawnOn !== undefined && hasPassed(dayAt(endOf(withdrawnOn) + owner.withdrawnDays * DAY_MS));

interface Published extends Withdrawn {
  id: string;
  publishedOn: string;
}

/** True if an entry is on the site now. */
export const isPublic = (entry: Published): boolean => hasBegun(entry.publishedOn) && !isGone(entry);

/** The report names entries that wait for their day: it may be a wrong year. */
export function reportWaiting(address: string, entries: Iterable<Published>): void {
  for (const { id, publishedOn } of entries)
    if (!hasBegun(publishedOn))
      report({
        kind: 'note',
        address,
        entry: id,
        field: 'published_on',
        expected: 'a day that has come',
        found: publishedOn,
        detail: 'shown from this day on',
      });
}
