import { limits } from '~/config';
import { dayAt, startOf } from '~/i18n/dates';
import { daysFromNow, hasBegun, hasPassed } from './clock';

/** The state of a tender, job or order. The component State shows it. */
export type State =
  | { kind: 'open' | 'soon'; closesAt: string; daysLeft: number }
  | { kind: 'closed'; on: string | undefined }
  | { kind: 'in-force'; lapsesAfter: string | undefined }
  /** `until` is the last day before the order is in force. */
  | { kind: 'not-yet-in-force'; until: string }
  | { kind: 'open-ended' | 'evaluation' | 'awarded' | 'cancelled' | 'lapsed' };

/** The state of a tender or job. It is open until its closing time. Without a closing time, it stays open. */
export function closingState(closesAt: string | undefined): State {
  if (closesAt === undefined) return { kind: 'open-ended' };
  if (hasPassed(closesAt)) return { kind: 'closed', on: closesAt };
  const daysLeft = daysFromNow(closesAt);
  return { kind: daysLeft <= limits.closesSoonDays ? 'soon' : 'open', closesAt, daysLeft };
}

/** The state of an order. It is in force from its first to its last day. Without a last day, it stays in force. */
export function forceState(from: string, to: string | undefined): State {
  if (to !== undefined && hasPassed(to)) return { kind: 'lapsed' };
  return hasBegun(from)
    ? { kind: 'in-force', lapsesAfter: to }
    : { kind: 'not-yet-in-force', until: dayAt(startOf(from) - 1) };
}

export const isOpen = (state: State): boolean =>
  state.kind === 'open' || state.kind === 'soon' || state.kind === 'open-ended';
