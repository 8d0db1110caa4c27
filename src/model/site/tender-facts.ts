import { dayAndMonth, dayOfMonth, longDate, shortMonth, startOf } from '~/i18n/dates';
import { texts } from '~/i18n/texts';
import type { File } from '../door/shapes';
import type { Job } from '../kinds/recruitments';
import type { Tender } from '../kinds/tenders';

const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * The moment when bids or applications end: the closing time, or the day of the withdrawal, cancellation or award if it
 * is earlier.
 */
export function closingOf({ closesAt, withdrawnOn, ...entry }: Tender | Job): string | undefined {
  const ended = 'stages' in entry ? [] : [entry.cancelledOn, entry.award?.awardedOn];
  const ends = [closesAt, withdrawnOn, ...ended].flatMap((at) => (at === undefined ? [] : startOf(at)));
  return ends.length ? moment(Math.min(...ends)) : undefined;
}

/** The last day as people write it: 17 December, December 17 and 17 Dec. Undefined if there is none. */
export const lastDay = ({ closesAt, lang }: Tender | Job): string | undefined =>
  closesAt && `${dayAndMonth(closesAt, lang)} ${dayOfMonth(closesAt)} ${shortMonth(closesAt, lang)}`;

/**
 * Says that an entry was withdrawn or cancelled, and when. The search needs this text, because there the state is only
 * "closed".
 */
export function stopped({ lang, withdrawnOn, ...entry }: Tender | Job): string | undefined {
  const cancelledOn = 'stages' in entry ? undefined : entry.cancelledOn;
  const state = withdrawnOn === undefined ? 'cancelled' : 'withdrawn';
  const day = withdrawnOn ?? cancelledOn;
  return day && `${texts(lang)(`state:${state}`)}, ${longDate(day, lang)}`;
}

/** What the search shows below the title of a tender. The last corrigendum comes first, because a result is cut. */
export function tenderFacts({ unit, category, corrigenda, award }: Tender): (string | undefined)[] {
  const [last = [], ...earlier] = corrigenda.map(({ title, changes }) => [title, ...changes.map(({ what }) => what)]);
  return [...last, unit, category, ...earlier.flat(), award?.bidder];
}

/** The day of a file of a tender. A file of a cancelled tender has none: it can be the notice of the cancellation. */
export function tenderFileDay(
  { corrigenda, withdrawnFiles, award, cancelledOn, publishedOn }: Tender,
  of: File,
): string | undefined {
  const own = [...corrigenda, ...withdrawnFiles].find(({ file }) => file === of);
  if (own) return own.publishedOn;
  if (award?.file === of) return award.awardedOn;
  return cancelledOn === undefined ? publishedOn : undefined;
}
