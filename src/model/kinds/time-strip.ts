// Strips of time: the past and the future of an entry, with today in the middle.
import { DAY_MS, startOf } from '~/i18n/dates';
import { type Mark, MARKS } from '~/lib/marks';
import { dayAway, hasPassed, today } from '../clock';
import type { Tender } from './tenders';

/** The strip of a tender shows this many days before today, and the same number after today. */
const DAYS = 30;
/** The strip of a penal action shows three years before today, and three years after today. */
export const ORDER_DAYS = 3 * 365;

/** The first, the middle and the last day of the strips of tenders. */
export const stripDays = (): readonly string[] => [dayAway(-DAYS), today(), dayAway(DAYS)];

/** Returns the place of a date in percent of the strip's width. Today's midnight is at 50. A place may be outside the strip. */
const placeOf = (at: string, days = DAYS): number =>
  Math.round(50 + (50 * (startOf(at) - startOf(today()))) / (days * DAY_MS));

const onStrip = (place: number): number => Math.min(100, Math.max(0, place));

/** Returns the strip for the period of an order. Without a last day, the period goes to the end of the strip. */
export const orderStrip = (from: string, to: string | undefined): TimeStrip => ({
  begin: onStrip(placeOf(from, ORDER_DAYS)),
  end: to === undefined ? 100 : onStrip(placeOf(to, ORDER_DAYS)),
  marks: [],
  isEndless: to === undefined,
});

type Dates = Pick<Tender, 'publishedOn' | 'closesAt'> &
  Partial<Pick<Tender, 'closedBefore' | 'preBidAt' | 'opensAt'>> & {
    corrigenda: readonly { publishedOn: string }[];
  };

/** A strip of time. Its places are in percent of its width. */
export interface TimeStrip {
  begin: number;
  end: number;
  marks: { mark: Mark; place: number }[];
  /** Only for tenders. */
  isPreBidOver?: boolean;
  /** True if the period of an order has no last day. */
  isEndless?: boolean;
}

/** Returns the strip of a tender: the begin and the end of the time for bids, and the marks within the strip. */
export function timeStrip({ publishedOn, closesAt, closedBefore, preBidAt, opensAt, corrigenda }: Dates): TimeStrip {
  const dates: Record<Mark, readonly (string | undefined)[]> = {
    corrigendum: corrigenda.map((one) => one.publishedOn),
    pre_bid: [preBidAt],
    moved: [closedBefore],
    closing: [closesAt],
    opening: [opensAt],
  };
  const marksOf = (mark: Mark) =>
    [...new Set(dates[mark].flatMap((at) => (at === undefined ? [] : placeOf(at))))]
      .filter((place) => place === onStrip(place))
      .map((place) => ({ mark, place }));
  return {
    begin: onStrip(placeOf(publishedOn)),
    end: closesAt === undefined ? 100 : onStrip(placeOf(closesAt)),
    marks: MARKS.flatMap(marksOf),
    isPreBidOver: preBidAt !== undefined && hasPassed(preBidAt),
  };
}
