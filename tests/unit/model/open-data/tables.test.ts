import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

// These tests run as if it was noon in India on 20 November 2026.
it('say nothing of an award, a cancellation or a corrigendum before its day, and nor does the search', () => {
  const tender = {
    id: 9,
    reference_no: 'VCL/9',
    title: 'Belts',
    published_on: '2026-10-02',
    closes_at: '2026-12-24T17:00:00+05:30',
    files: [],
    cancelled_on: '2026-12-05',
    award: { awarded_on: '2026-11-21', bidder: 'Later firm', file: { url: 'order.pdf', title: 'Order of later' } },
    corrigenda: [
      { id: 'a', title: 'Later change', published_on: '2026-11-21', new_closes_at: '2026-12-31T17:00:00+05:30' },
    ],
  };
  const desk = { title: 'Tenders', portals: [], periods: [{ month: 10, year: 2026, count: 1 }] };
  return withContent({ 'en/tenders-static-data': desk, 'en/tenders-by-period': [tender] }, async () => {
    const { csvIn } = await import('~/model/open-data/tables');
    const { getIndex } = await import('~/model/site/search-index');
    const said = (await csvIn('tenders', 'en')) + JSON.stringify((await getIndex()).lists);
    expect(said).toContain('2026-12-24');
    expect(said).not.toMatch(/Later firm|Later change|Order of later|2026-12-05|2026-11-21|2026-12-31/);
  });
});
