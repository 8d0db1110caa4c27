import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { file, registered } from './content.ts';

describe('a file that several entries offer', () => {
  const one = { reference_no: 'VCL/1', published_on: '2026-10-01', closes_at: '2026-12-01T17:00:00+05:30' };
  const month = (...tenders: object[]) => ({
    'en/tenders-static-data': { title: 'T', portals: [], periods: [{ month: 10, year: 2026, count: tenders.length }] },
    'en/tenders-by-period': tenders.map((more) => ({ ...one, files: [file('form.pdf', 'Form')], ...more })),
    'media/form.pdf': 'form',
  });

  it('is genuine if one of them is, and names the others with what became of it there', () =>
    withContent(
      month({ id: '1', title: 'Boots' }, { id: '2', title: 'Helmets', cancelled_on: '2026-10-09' }),
      async () => {
        expect((await registered())('form')).toMatchObject({
          state: 'current',
          of: 'Boots',
          also: [{ of: 'Helmets', href: '/tenders/10/2026/2', as: 'Genuine, but cancelled' }],
        });
        expect((await registered('hi'))('form')?.also).toEqual([
          { of: 'Helmets', lang: 'en', href: '/hi/tenders/10/2026/2', as: 'प्रामाणिक, किंतु निविदा निरस्त' },
        ]);
      },
    ));

  it('at two addresses is the same file', () =>
    withContent(
      {
        ...month(
          { id: '1', title: 'Boots' },
          { id: '2', title: 'Gloves', withdrawn_on: '2026-10-08', files: [file('b.pdf')] },
        ),
        'media/b.pdf': 'form',
      },
      async () => {
        expect((await registered())('form')?.also).toMatchObject([{ of: 'Gloves', as: 'Genuine, but withdrawn' }]);
      },
    ));

  it('counts those that it does not name, and names first where the file has ended', () =>
    withContent(
      month(
        ...['1', '2', '3', '4', '5', '6'].map((id) => ({
          id,
          title: `T${id}`,
          ...(id === '6' && { cancelled_on: '2026-10-09' }),
        })),
      ),
      async () => {
        const also = (await registered())('form')?.also ?? [];
        expect(also.map(({ of, as }) => `${of} ${as}`)).toEqual([
          'T6 Genuine, but cancelled',
          'T5 Genuine',
          'and 3 more entries undefined',
        ]);
      },
    ));
});
