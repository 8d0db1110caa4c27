import { expect, it } from 'vitest';
import { boardOf } from '../../../scripts/health/board.ts';
import { nameOf } from '../../../scripts/health/words.ts';

it('takes the years in the title of a report for no month', () => {
  const line = { kind: 'advice', about: 'no-heads', address: 'data_listing_detail/reports/', lang: 'en' } as const;
  const lines = ['2011-12', '2024-25'].map((title) => ({ ...line, entry: title.slice(-2), title, count: 1 }));
  const rows = boardOf(lines).groups.flatMap((group) => group.rows);
  expect(rows.map((row) => nameOf(row, 'hi'))).toEqual(['2011-12', '2024-25']);
});
