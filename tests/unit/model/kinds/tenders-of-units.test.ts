import { expect, it } from 'vitest';
import { withContent, type Content } from '../../../support/content.ts';

const wire = (more: object) => ({
  reference_no: 'VCL/1',
  title: 'Supply of cap lamps',
  published_on: '2026-11-02',
  closes_at: '2026-12-20T17:00:00+05:30',
  files: [],
  ...more,
});
const content = (...tenders: object[]): Content => ({
  'en/tenders-static-data': { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] },
  'en/tenders-by-period': tenders,
});
const loadTenders = () => import('~/model/kinds/tender-periods');

it('tenders lead from a tender to the earlier and the later one of its unit', () => {
  const units = ['Amlighat', 'Sonpahar', 'Amlighat', undefined, undefined];
  const five = units.map((unit, index) => wire({ id: index + 1, unit }));
  return withContent(content(...five), async () => {
    const { getTendersOfUnits } = await loadTenders();
    const found = (await getTendersOfUnits('en')).map(({ entry, earlier, later }) => [
      entry.id,
      earlier?.path,
      later?.path,
    ]);
    expect(found.toSorted()).toEqual([
      ['1', undefined, '/tenders/11/2026/3'],
      ['2', undefined, undefined],
      ['3', '/tenders/11/2026/1', undefined],
      ['4', undefined, undefined],
      ['5', undefined, undefined],
    ]);
  });
});

it('tenders have the same neighbours in both languages, also if one has no translation', () =>
  withContent(
    {
      ...content(wire({ id: 1, unit: 'Sonpahar' }), wire({ id: 2, unit: 'Sonpahar' })),
      'hi/tenders-by-period': [wire({ id: 2, unit: 'सोनपहाड़' })],
    },
    async () => {
      const { getTendersOfUnits } = await loadTenders();
      for (const lang of ['en', 'hi'] as const)
        expect((await getTendersOfUnits(lang)).map(({ entry, earlier }) => [entry.id, earlier?.path])).toEqual([
          ['2', '/tenders/11/2026/1'],
          ['1', undefined],
        ]);
    },
  ));
