// The strip of time of a tender: what was and what comes, thirty days on either side of today.
import { startOf } from '~/i18n/dates';
import { type Mark, MARKS } from '~/lib/marks';
import { dayAway, hasPassed, today } from '../clock';
import type { Tender } from './tenders';

/** A strip shows this many days before today, and as many after it. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** The first, the middle and the last day of all strips. */
export const stripDays = (): readonly string[] => [dayAway(-DAYS), today(), dayAway(DAYS)];

/** The place of a date, in percent of the strip's width. Today's midnight is 50. The place may be outside of the strip. */
const placeOf = (at: string): number => Math.round(50 + (50 * (startOf(at) - startOf(today()))) / (DAYS * DAY_MS));

const onStrip = (place: number): number => Math.min(100, Math.max(0, place));

type Dates = Pick<Tender, 'publishedOn' | 'closesAt' | 'closedBefore' | 'preBidAt' | 'opensAt'> & {
  corrigenda: readonly { publishedOn: string }[];
};

/** The begin and the end of the time for bids, and the marks that are on the strip. All places are in percent. */
export function timeStrip({ publishedOn, closesAt, closedBefore, preBidAt, opensAt, corrigenda }: Dates) {
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

export type TimeStrip = ReturnType<typeof timeStrip>;
