import { expect, it } from 'vitest';
import { orderStrip, timeStrip } from '~/model/kinds/time-strip';

// These tests run as if it was noon in India on 20 November 2026. A strip shows 30 days before that day's midnight and
// 30 days after it, so 3 days are 5 percent of its width.
const dates = {
  publishedOn: '2026-11-05',
  closesAt: '2026-12-08T00:00:00+05:30',
  closedBefore: undefined,
  preBidAt: undefined,
  opensAt: undefined,
  corrigenda: [],
};

it('goes from the publication to the last date, with today in the middle', () =>
  expect(timeStrip(dates)).toEqual({
    begin: 25,
    end: 80,
    marks: [{ mark: 'closing', place: 80 }],
    isPreBidOver: false,
  }));

it('ends at its edges, and has no marks beyond them', () => {
  const long = { ...dates, publishedOn: '2026-01-01', closesAt: '2027-03-01T17:00:00+05:30' };
  expect(timeStrip({ ...long, opensAt: '2027-03-02T11:00:00+05:30' })).toMatchObject({ begin: 0, end: 100, marks: [] });
  expect(timeStrip({ ...dates, closesAt: undefined })).toMatchObject({ begin: 25, end: 100, marks: [] });
});

it('has a mark for each thing that happened, and one for corrigenda of one day', () => {
  const corrigenda = ['2026-11-14', '2026-11-14', '2026-11-17'].map((publishedOn) => ({ publishedOn }));
  const moved = { closedBefore: '2026-11-29T00:00:00+05:30', preBidAt: '2026-11-11T11:00:00+05:30' };
  const { marks, isPreBidOver } = timeStrip({ ...dates, ...moved, corrigenda });
  expect(isPreBidOver).toBe(true);
  expect(marks).toEqual([
    { mark: 'corrigendum', place: 40 },
    { mark: 'corrigendum', place: 45 },
    { mark: 'pre_bid', place: 36 },
    { mark: 'moved', place: 65 },
    { mark: 'closing', place: 80 },
  ]);
});

it('shows the period of an order among three years before today and three years after', () => {
  expect(orderStrip('2026-11-20', '2028-05-20')).toEqual({ begin: 50, end: 75, marks: [], isEndless: false });
  expect(orderStrip('2025-11-20', '2026-05-20')).toMatchObject({ begin: 33, end: 42 });
  expect(orderStrip('2020-01-01', undefined)).toMatchObject({ begin: 0, end: 100, isEndless: true });
});
