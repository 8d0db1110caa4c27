// Strips of time: what was and what comes, with today in the middle.
import { startOf } from '~/i18n/dates';
import { type Mark, MARKS } from '~/lib/marks';
import { dayAway, hasPassed, today } from '../clock';
import type { Tender } from './tenders';

/** The strip of a tender shows this many days before today, and as many after it. */
const DAYS = 30;
/** The strip of a penal action shows three years before today, and as many after it. */
export const ORDER_DAYS = 3 * 365;
const DAY_MS = 86_400_000;

/** The first, the middle and the last day of the strips of tenders. */
export const stripDays = (): readonly string[] => [dayAway(-DAYS), today(), dayAway(DAYS)];

/** The place of a date, in percent of the strip's width. Today's midnight is 50. The place may be outside of the strip. */
const placeOf = (at: string, days = DAYS): number =>
  Math.round(50 + (50 * (startOf(at) - startOf(today()))) / (days * DAY_MS));

const onStrip = (place: number): number => Math.min(100, Math.max(0, place));

/** The strip of the period of an order. Without a last day, it goes to the end. */
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

/** A strip of time, with its places in percent of its width. */
export interface TimeStrip {
  begin: number;
  end: number;
  marks: { mark: Mark; place: number }[];
  /** Only for tenders. */
  isPreBidOver?: boolean;
  /** True if the period of an order has no last day. */
  isEndless?: boolean;
}

/** The begin and the end of the time for bids, and the marks that are on the strip. All places are in percent. */
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
