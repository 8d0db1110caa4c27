import { longDate, startOf } from '~/i18n/dates';
import { texts } from '~/i18n/texts';
import type { Tender } from '../kinds/tenders';

export const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The moment when bidding ends: the closing time, or the day of the cancellation or award if it is earlier. */
export function closingOf({ closesAt, cancelledOn, award }: Tender): string | undefined {
  const ends = [closesAt, cancelledOn, award?.awardedOn].flatMap((at) => (at === undefined ? [] : startOf(at)));
  return ends.length ? moment(Math.min(...ends)) : undefined;
}

/** Says that a tender was cancelled, and when. The search needs this text, because there the state is only "closed". */
export const cancelled = ({ cancelledOn, lang }: Tender): string | undefined =>
  cancelledOn && `${texts(lang)('state:cancelled')}, ${longDate(cancelledOn, lang)}`;
