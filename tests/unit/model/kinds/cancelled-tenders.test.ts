import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { tender } from '../../content-api/small-content.ts';

// This test runs as if it was noon in India on 20 November 2026.
it('cancelled and withdrawn tenders are listed once their day has come, the latest first', () => {
  const tenders = [
    tender(1),
    tender(2, { cancelled_on: '2026-11-10' }),
    tender(3, { withdrawn_on: '2026-11-12' }),
    tender(4, { cancelled_on: '2026-11-21' }),
    tender(5, { cancelled_on: '2026-11-10', withdrawn_on: '2026-11-15' }),
  ];
  const periods = [{ month: 11, year: 2026, count: tenders.length }];
  const content = {
    'en/tenders-static-data': { title: 'Tenders', portals: [], periods },
    'en/tenders-by-period': tenders,
  };
  return withContent(content, async () => {
    const { getCancelledTenders } = await import('~/model/kinds/cancelled-tenders');
    expect((await getCancelledTenders('en')).map(({ id, endedOn }) => `${id}: ${endedOn}`)).toEqual([
      '5: 2026-11-15',
      '3: 2026-11-12',
      '2: 2026-11-10',
    ]);
  });
});
