// The meetings of a tender as milestones of open data: the pre-bid meeting, and the opening of bids.
import { fullTime, startOf } from '~/i18n/dates';
import { texts } from '~/i18n/texts';
import { isBeforeEnd, type Tender } from '../kinds/tenders';
import type { JsonObject } from './merged';

const listed = (milestones: JsonObject[]): JsonObject => (milestones.length > 0 ? { milestones } : {});

/** Returns the meetings as they were planned when the tender was published. */
export function plannedMeetings({ planned: { preBidAt, opensAt } }: Tender): JsonObject {
  const t = texts('en');
  const milestone = (id: string, title: string, type: string, at: string | undefined): JsonObject[] =>
    at === undefined ? [] : [{ id, title, type, dueDate: fullTime(at), status: 'scheduled' }];
  return listed([
    ...milestone('pre-bid', t('tenders:pre_bid'), 'engagement', preBidAt),
    ...milestone('opening', t('tenders:opening'), 'assessment', opensAt),
  ]);
}

const stateOf = (id: string, takesPlace: boolean, day: string): JsonObject => ({
  id,
  status: takesPlace ? 'scheduled' : 'notMet',
  dateModified: fullTime(day),
});

/**
 * Returns the new state of the opening of bids after a corrigendum has moved the last date. If the new last date is after the
 * planned opening, the opening does not take place, because bids are not opened before the last date.
 */
export function openingAfter(
  { planned: { opensAt }, award, cancelledOn }: Tender,
  { publishedOn, moved }: Tender['corrigenda'][number],
): JsonObject {
  const hasEnded = [award?.awardedOn, cancelledOn].some((day) => day !== undefined && day <= publishedOn);
  if (opensAt === undefined || !moved || hasEnded) return {};
  return listed([stateOf('opening', startOf(opensAt) >= startOf(moved.after), publishedOn)]);
}

/**
 * Returns the meetings that do not take place because the tender ended on the day `day`. After an award, the meetings on the
 * day of the award still take place.
 */
export function meetingsAfter({ planned: { preBidAt, opensAt } }: Tender, end: 'award' | 'cancelled', day: string) {
  const isOff = (at: string | undefined): boolean => at !== undefined && !isBeforeEnd(at, end, day);
  const off = { 'pre-bid': isOff(preBidAt), opening: isOff(opensAt) };
  return listed(Object.entries(off).flatMap(([id, is]) => (is ? [stateOf(id, false, day)] : [])));
}
