import { describe, expect, it } from 'vitest';
import { withContent, type Content } from '../../../support/content.ts';
import { useSite } from '../../../support/shared-site.ts';

// These tests run as if it was noon in India on 20 November 2026.
const wire = (more: object = {}) => ({
  id: 1,
  reference_no: 'VCL/1',
  title: 'Supply of cap lamps',
  published_on: '2026-11-02',
  closes_at: '2026-12-20T17:00:00+05:30',
  files: [],
  ...more,
});
const desk = (...periods: object[]) => ({ title: 'Tenders', portals: [], periods });
const november = { month: 11, year: 2026, count: 1 };
const content = (...tenders: object[]): Content => ({
  'en/tenders-static-data': desk(november, { month: 4, year: 2026, count: 0 }),
  'en/tenders-by-period': tenders,
});

const loadTenders = async () => ({
  ...(await import('~/model/kinds/tenders')),
  ...(await import('~/model/kinds/tender-periods')),
});

describe('the state of a tender', () => {
  const site = useSite();

  it.each([
    [
      'is open while more than 7 days are left',
      { closes_at: '2026-11-28T17:00:00+05:30' },
      { kind: 'open', daysLeft: 8 },
    ],
    ['is counted down from 60 days before', { closes_at: '2027-01-19T17:00:00+05:30' }, { kind: 'open', daysLeft: 60 }],
    ['is just open until then', { closes_at: '2027-01-20T17:00:00+05:30' }, { kind: 'open', daysLeft: undefined }],
    ['closes soon from 7 days before', { closes_at: '2026-11-27T17:00:00+05:30' }, { kind: 'soon', daysLeft: 7 }],
    ['closes today until its last minute', { closes_at: '2026-11-20T12:00:00+05:30' }, { kind: 'soon', daysLeft: 0 }],
    ['counts days as India does', { closes_at: '2026-11-20T20:00:00+00:00' }, { kind: 'soon', daysLeft: 1 }],
    ['is closed the minute after', { closes_at: '2026-11-20T11:59:00+05:30' }, { kind: 'closed' }],
    [
      'is under evaluation once its bids are opened',
      { closes_at: '2026-11-18T17:00:00+05:30', opens_at: '2026-11-19T11:00:00+05:30' },
      { kind: 'evaluation' },
    ],
    [
      'is only closed while its bids wait to be opened',
      { closes_at: '2026-11-18T17:00:00+05:30', opens_at: '2026-11-21T11:00:00+05:30' },
      { kind: 'closed' },
    ],
    [
      'is only closed again when its bids are no longer valid',
      { published_on: '2026-04-01', closes_at: '2026-05-01T17:00:00+05:30', opens_at: '2026-05-02T11:00:00+05:30' },
      { kind: 'closed' },
    ],
    [
      'is awarded whatever the clock says of its closing',
      { closes_at: '2026-11-10T17:00:00+05:30', award: { awarded_on: '2026-11-19', bidder: 'A firm' } },
      { kind: 'awarded' },
    ],
    ['is cancelled from the day of the cancellation', { cancelled_on: '2026-11-20' }, { kind: 'cancelled' }],
    ['is open all along without a last date', { closing: 'continuous', closes_at: undefined }, { kind: 'continuous' }],
    ['is open all along until a last date', { closing: 'continuous' }, { kind: 'continuous' }],
    [
      'is closed after that date too',
      { closing: 'continuous', closes_at: '2026-11-20T11:59:00+05:30' },
      { kind: 'closed' },
    ],
    ['is not cancelled before that day', { cancelled_on: '2026-11-21' }, { kind: 'open' }],
  ])('%s', async (_name, more, expected) => {
    await site().publish(content(wire(more)));
    const { getPeriods, tenderState } = await loadTenders();
    const [entry] = (await getPeriods('en')).flatMap((period) => period.tenders);
    expect(entry && tenderState(entry)).toMatchObject(expected);
  });
});

describe('a corrigendum', () => {
  const corrigenda = [
    { id: 'c2', title: 'Two', published_on: '2026-11-18', new_closes_at: '2026-11-25T17:00:00+05:30' },
    { id: 'c1', title: 'One', published_on: '2026-11-10', new_closes_at: '2026-11-22T17:00:00+05:30' },
    { id: 'c3', title: 'Three', published_on: '2026-11-19' },
  ];

  it('moves the last date: the latest that names one counts, and the date before stays known', () =>
    withContent(content(wire({ closes_at: '2026-11-15T17:00:00+05:30', corrigenda })), async () => {
      const { getOpenTenders } = await loadTenders();
      const [entry] = await getOpenTenders('en');
      expect(entry?.closesAt).toBe('2026-11-25T17:00:00+05:30');
      expect(entry?.closedBefore).toBe('2026-11-22T17:00:00+05:30');
      expect(entry?.corrigenda.map((one) => one.id)).toEqual(['c3', 'c2', 'c1']);
    }));

  it('overtakes an opening of bids that would now come before the last date', () => {
    const more = { closes_at: '2026-11-15T17:00:00+05:30', opens_at: '2026-11-16T11:00:00+05:30', corrigenda };
    return withContent(content(wire(more)), async () => {
      const { getOpenTenders } = await loadTenders();
      expect((await getOpenTenders('en'))[0]?.opensAt).toBeUndefined();
    });
  });
});

it('that is open all along comes last, unless it closes soon', () => {
  const along = (day: string) => ({ closing: 'continuous', closes_at: `${day}T17:00:00+05:30` });
  return withContent(
    content(wire({ id: 3, ...along('2026-12-01') }), wire(), wire({ id: 4, ...along('2026-11-22') })),
    async () => {
      const { getOpenTenders } = await loadTenders();
      expect((await getOpenTenders('en')).map(({ id }) => id)).toEqual(['4', '1', '3']);
    },
  );
});

describe('a tender with a fault', () => {
  const site = useSite();

  it.each([
    ['closes_at', { closes_at: '2026-11-01T17:00:00+05:30' }],
    ['closes_at', { closes_at: undefined }],
    ['closing', { closing: 'never' }],
    ['pre_bid_at', { pre_bid_at: '2026-10-01T11:00:00+05:30' }],
    ['opens_at', { opens_at: '2026-12-19T11:00:00+05:30' }],
    ['award.awarded_on', { award: { awarded_on: '2026-01-01', bidder: 'A firm' } }],
    ['cancelled_on', { cancelled_on: '2026-01-01' }],
    ['corrigenda.0.published_on', { corrigenda: [{ id: 'c', title: 'One', published_on: '2026-01-01' }] }],
    ['value_inr', { value_inr: -1 }],
    ['published_on', { published_on: '2026-11-31' }],
  ])('in %s is held back alone, and the report names address, entry and field', async (field, more) => {
    await site().publish(content(wire(), wire({ id: 2, ...more })));
    const { getAllTenders } = await loadTenders();
    expect((await getAllTenders('en')).map((entry) => entry.id)).toEqual(['1']);
    expect(await site().report('held-back')).toMatchObject([
      { address: 'tenders-by-period/?month=11&year=2026', entry: '2', field, lang: 'en', lastGood: false },
    ]);
  });
});

describe('a tender with a fault', () => {
  it('stands in its last good version when it has one', () =>
    withContent(content(wire()), async ({ write, nextBuild, report }) => {
      await (await loadTenders()).getAllTenders('en');
      await nextBuild();
      await write(content(wire({ title: 'Changed', closes_at: '2026-10-01T17:00:00+05:30' })));
      const [entry] = await (await loadTenders()).getAllTenders('en');
      expect(entry?.title).toBe('Supply of cap lamps');
      expect(await report('held-back')).toMatchObject([{ field: 'closes_at', lastGood: true }]);
    }));
});

describe('the months', () => {
  it('are those the owner names in either language, newest first, empty ones too', () =>
    withContent(
      {
        'en/tenders-static-data': desk({ month: 9, year: 2026, count: 0 }, november),
        'hi/tenders-static-data': desk({ month: 12, year: 2025, count: 0 }),
        'en/tenders-by-period': [wire()],
      },
      async () => {
        const { getPeriods } = await loadTenders();
        const said = (await getPeriods('hi')).map(({ month, year, tenders }) => [month, year, tenders.length]);
        expect(said).toEqual([
          [11, 2026, 1],
          [9, 2026, 0],
          [12, 2025, 0],
        ]);
      },
    ));

  it('that state another number than they have are noted in the report', () =>
    withContent(
      { 'en/tenders-static-data': desk({ ...november, count: 7 }), 'en/tenders-by-period': [wire()] },
      async ({ report }) => {
        await (await loadTenders()).getPeriods('en');
        expect(await report('note')).toMatchObject([
          { address: 'tenders-static-data/', entry: '2026-11', field: 'count', expected: '7', found: '1' },
        ]);
      },
    ));

  it('are noted in the report where a tender ends on another day in the other language', () =>
    withContent(
      { ...content(wire()), 'hi/tenders-by-period': [wire({ cancelled_on: '2026-11-19' })] },
      async ({ report }) => {
        await (await loadTenders()).getPeriods('hi');
        const said = { lang: 'hi', entry: '1', field: 'cancelled_on', expected: 'none', found: '2026-11-19' };
        expect(await report('note')).toEqual([expect.objectContaining(said)]);
      },
    ));

  it('show an entry that is in English only in both languages, marked with its own', () =>
    withContent({ ...content(wire()), 'hi/tenders-by-period': [] }, async () => {
      const { getAllTenders } = await loadTenders();
      expect(await getAllTenders('hi')).toMatchObject([{ id: '1', lang: 'en' }]);
    }));

  it('file twins under one month even when the two languages state different days', () =>
    withContent(
      {
        'en/tenders-static-data': desk({ month: 10, year: 2026, count: 1 }, { month: 11, year: 2026, count: 0 }),
        'en/tenders-by-period': [wire({ published_on: '2026-10-31' })],
        'hi/tenders-by-period': [wire({ title: 'कैप लैंप', published_on: '2026-11-01' })],
      },
      async () => {
        const { getAllTenders } = await loadTenders();
        const period = { month: 10, year: 2026 };
        expect(await getAllTenders('en')).toMatchObject([{ id: '1', lang: 'en', period }]);
        expect(await getAllTenders('hi')).toMatchObject([{ id: '1', lang: 'hi', period }]);
      },
    ));

  it.each([
    ['earlier', '2026-11-01T10:00:00Z', 'Supply of cap lamps'],
    ['at no stated time', undefined, 'Supply of cap lamps'],
    ['later', '2026-11-19T10:00:00Z', 'Another tender'],
  ])('have one tender for one id: one that was changed %s does not hide it unseen', (_when, updated_at, shown) => {
    const [october, other] = [
      { month: 10, year: 2026, count: 1 },
      { title: 'Another tender', published_on: '2026-10-01', updated_at },
    ];
    const wires = [
      wire({ updated_at: '2026-11-10T10:00:00Z' }),
      wire({ ...other, closes_at: '2026-12-30T17:00:00+05:30' }),
    ];
    const months = { 'en/tenders-static-data': desk(november, october), 'en/tenders-by-period': wires };
    return withContent(months, async (site) => {
      const { getAllTenders } = await loadTenders();
      expect((await getAllTenders('en')).map(({ title }) => title)).toEqual([shown]);
      expect(await site.report('duplicate')).toContainEqual({
        kind: 'duplicate',
        address: 'tenders-by-period/',
        lang: 'en',
        entry: '1',
      });
    });
  });

  it('stand empty where the owner has no tenders', () =>
    withContent({}, async ({ report }) => {
      const { getPeriods, getTenderTexts } = await loadTenders();
      expect(await getPeriods('en')).toEqual([]);
      expect(await getTenderTexts('en')).toBeUndefined();
      expect(await report('absent')).toMatchObject([
        { address: 'tenders-static-data/' },
        { address: 'tenders-static-data/' },
      ]);
    }));
});
