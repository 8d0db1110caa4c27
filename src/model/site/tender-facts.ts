import { dayAndMonth, dayOfMonth, longDate, shortMonth, startOf } from '~/i18n/dates';
import { texts } from '~/i18n/texts';
import type { File } from '../door/shapes';
import type { Job } from '../kinds/recruitments';
import type { Tender } from '../kinds/tenders';

const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Returns the moment when bids or applications end: the closing time, or an earlier day of withdrawal, cancellation or award. */
export function closingOf({ closesAt, withdrawnOn, ...entry }: Tender | Job): string | undefined {
  const ended = 'stages' in entry ? [] : [entry.cancelledOn, entry.award?.awardedOn];
  const ends = [closesAt, withdrawnOn, ...ended].flatMap((at) => (at === undefined ? [] : startOf(at)));
  return ends.length ? moment(Math.min(...ends)) : undefined;
}

/**
 * Returns the last day in the forms that people write: 17 December, December 17 and 17 Dec. Returns undefined if there is no
 * last day.
 */
export const lastDay = ({ closesAt, lang }: Tender | Job): string | undefined =>
  closesAt && `${dayAndMonth(closesAt, lang)} ${dayOfMonth(closesAt)} ${shortMonth(closesAt, lang)}`;

/**
 * Returns a text for an entry that was withdrawn or cancelled: this fact, and its day. The search needs this text, because the
 * search knows only the state "closed" for such an entry.
 */
export function stopped({ lang, withdrawnOn, ...entry }: Tender | Job): string | undefined {
  const cancelledOn = 'stages' in entry ? undefined : entry.cancelledOn;
  const state = withdrawnOn === undefined ? 'cancelled' : 'withdrawn';
  const day = withdrawnOn ?? cancelledOn;
  return day && `${texts(lang)(`state:${state}`)}, ${longDate(day, lang)}`;
}

/**
 * Returns the text below the title of a tender in search results. The last corrigendum comes first, because results show only
 * the beginning of this text.
 */
export function tenderFacts({ unit, category, location, corrigenda, award }: Tender): (string | undefined)[] {
  const [last = [], ...earlier] = corrigenda.map(({ title, changes }) => [title, ...changes.map(({ what }) => what)]);
  return [...last, unit, category, location, ...earlier.flat(), award?.bidder];
}

/**
 * Returns the day of a file of a tender. A file of a cancelled tender has no day, because it can be the notice of the
 * cancellation.
 */
export function tenderFileDay(
  { corrigenda, withdrawnFiles, award, cancelledOn, publishedOn }: Tender,
  of: File,
): string | undefined {
  const own = [...corrigenda, ...withdrawnFiles].find(({ file }) => file === of);
  if (own) return own.publishedOn;
  if (award?.file === of) return award.awardedOn;
  return cancelledOn === undefined ? publishedOn : undefined;
}
