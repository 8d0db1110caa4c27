import { limits } from '~/config';
import { dayAt, endOf, startOf } from '~/i18n/dates';
import { daysFromNow, hasBegun, hasPassed } from './clock';

/** The state of a tender, job or order. The component State shows it. */
export type State =
  | { kind: 'soon'; closesAt: string; daysLeft: number }
  /** `daysLeft` is undefined if the entry is open for so many days that their number is not useful. */
  | { kind: 'open'; closesAt: string; daysLeft: number | undefined }
  /** Open until the last date, if there is one. Without a last date, open always, or until all posts are filled. */
  | { kind: 'continuous' | 'when_filled'; closesAt: string | undefined }
  | { kind: 'closed'; on: string | undefined }
  | { kind: 'in-force'; lapsesAfter: string | undefined }
  /** `until` is the last day before the order is in force. */
  | { kind: 'not-yet-in-force'; until: string }
  | { kind: 'open-ended' | 'evaluation' | 'awarded' | 'cancelled' | 'withdrawn' | 'lapsed' };

/** How a tender or job closes: on a date, never (bids are always taken), or when all posts are filled. */
export const CLOSINGS = ['date', 'continuous', 'when_filled'] as const;

interface Closing {
  withdrawnOn?: string | undefined;
  closesAt: string | undefined;
  /** The day on which it closed. `closingOf` leaves out a day in the future. */
  closedOn?: string | undefined;
  /** The default is `date`. */
  closing?: (typeof CLOSINGS)[number] | undefined;
}

/** Returns how a job closes. From the day on which it closed, this day is its last date. A future day is not public. */
export function closingOf({ closesAt, closedOn }: Closing): Pick<Closing, 'closesAt' | 'closedOn'> {
  if (closedOn === undefined || !hasBegun(closedOn)) return { closesAt, closedOn: undefined };
  const isEarly = closesAt === undefined || endOf(closedOn) < endOf(closesAt);
  return { closesAt: isEarly ? closedOn : closesAt, closedOn };
}

/**
 * Returns the state of a tender or job. The entry is open until its closing time or its withdrawal. Without a closing time, it
 * stays open.
 */
export function closingState({ closesAt, closedOn, closing = 'date', withdrawnOn }: Closing): State {
  if (withdrawnOn !== undefined) return { kind: 'withdrawn' };
  if (closedOn !== undefined) return { kind: 'closed', on: closedOn };
  if (closesAt !== undefined && hasPassed(closesAt)) return { kind: 'closed', on: closesAt };
  const daysLeft = closesAt === undefined ? Infinity : daysFromNow(closesAt);
  const isSoon = daysLeft <= limits.closesSoonDays;
  if (closing !== 'date' && !isSoon) return { kind: closing, closesAt };
  if (closesAt === undefined) return { kind: 'open-ended' };
  if (isSoon) return { kind: 'soon', closesAt, daysLeft };
  return { kind: 'open', closesAt, daysLeft: daysLeft > limits.countedDays ? undefined : daysLeft };
}

/** The state of an order. It is in force from its first to its last day. Without a last day, it stays in force. */
export function forceState(from: string, to: string | undefined): State {
  if (to !== undefined && hasPassed(to)) return { kind: 'lapsed' };
  return hasBegun(from)
    ? { kind: 'in-force', lapsesAfter: to }
    : { kind: 'not-yet-in-force', until: dayAt(startOf(from) - 1) };
}

const OPEN: ReadonlySet<State['kind']> = new Set(['open', 'soon', 'open-ended', 'continuous', 'when_filled']);

export const isOpen = (state: State): boolean => OPEN.has(state.kind);
