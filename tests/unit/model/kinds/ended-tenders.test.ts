import { expect, it } from 'vitest';
import { withContent, type Content } from '../../../support/content.ts';
import { tender } from '../../content-api/small-content.ts';

// These tests run as if it was noon in India on 20 November 2026.
const content = (...tenders: object[]): Content => ({
  'en/tenders-static-data': {
    title: 'Tenders',
    portals: [],
    periods: [{ month: 11, year: 2026, count: tenders.length }],
  },
  'en/tenders-by-period': tenders,
});

it.each([
  ['not while bids are taken', { closes_at: '2026-11-20T12:01:00+05:30' }, undefined],
  ['once no more are taken', { closes_at: '2026-11-20T11:59:00+05:30' }, 3],
  ['not after it is withdrawn', { closes_at: '2026-11-10T11:59:00+05:30', withdrawn_on: '2026-11-15' }, undefined],
])('a tender says how many bids came: %s', (_when, more, expected) =>
  withContent(content(tender(1, { bids_received: 3, ...more })), async () => {
    const { getAllTenders } = await import('~/model/kinds/tender-periods');
    expect((await getAllTenders('en')).map(({ bidsReceived }) => bidsReceived)).toEqual([expected]);
  }),
);

it('a tender is among the awarded ones if its award has come and was not taken back, the latest first', () => {
  const awarded = (id: number, day: string, more: object = {}) =>
    tender(id, { closes_at: '2026-11-05T17:00:00+05:30', award: { awarded_on: day, bidder: 'A firm' }, ...more });
  return withContent(
    content(
      tender(1),
      awarded(2, '2026-11-10'),
      awarded(3, '2026-11-12'),
      awarded(4, '2026-11-21'),
      awarded(5, '2026-11-10', { cancelled_on: '2026-11-15' }),
      awarded(6, '2026-11-10', { withdrawn_on: '2026-11-15' }),
    ),
    async () => {
      const { getAwardedTenders } = await import('~/model/kinds/ended-tenders');
      expect((await getAwardedTenders('en')).map(({ id }) => id)).toEqual(['3', '2']);
    },
  );
});

it('the contracts of a year are counted, and the values that are stated are added', () => {
  const awarded = (id: number, day: string, value_inr?: number) =>
    tender(id, {
      published_on: '2025-12-01',
      closes_at: '2025-12-15T17:00:00+05:30',
      award: { awarded_on: day, bidder: 'A firm', value_inr },
    });
  const given = content(
    awarded(1, '2026-02-10', 400),
    awarded(2, '2026-01-02'),
    awarded(3, '2026-11-19', 100),
    awarded(4, '2025-12-31', 7),
  );
  const periods = [{ month: 12, year: 2025, count: 4 }];
  return withContent({ ...given, 'en/tenders-static-data': { title: 'Tenders', portals: [], periods } }, async () => {
    const { getAwardTotals } = await import('~/model/kinds/ended-tenders');
    expect([...(await getAwardTotals('en'))]).toEqual([
      [2026, { count: 3, stated: 2, valueInr: 500 }],
      [2025, { count: 1, stated: 1, valueInr: 7 }],
    ]);
  });
});

it('cancelled and withdrawn tenders are listed once their day has come, the latest first', () =>
  withContent(
    content(
      tender(1),
      tender(2, { cancelled_on: '2026-11-10' }),
      tender(3, { withdrawn_on: '2026-11-12' }),
      tender(4, { cancelled_on: '2026-11-21' }),
      tender(5, { cancelled_on: '2026-11-10', withdrawn_on: '2026-11-15' }),
      tender(6, { award: { awarded_on: '2026-11-02', bidder: 'A firm' }, cancelled_on: '2026-11-14' }),
      tender(7, { cancelled_on: '2026-11-10' }),
    ),
    async () => {
      const { getCancelledTenders } = await import('~/model/kinds/ended-tenders');
      expect((await getCancelledTenders('en')).map(({ id, endedOn }) => `${id}: ${endedOn}`)).toEqual([
        '5: 2026-11-15',
        '6: 2026-11-14',
        '3: 2026-11-12',
        '7: 2026-11-10',
        '2: 2026-11-10',
      ]);
    },
  ));
