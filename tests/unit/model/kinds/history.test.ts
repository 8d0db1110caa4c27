import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

// These tests run as if it was noon in India on 20 November 2026.
const base = { reference_no: 'VCL/1', title: 'Supply of cap lamps', published_on: '2026-11-02', files: [] };
const tender = { ...base, id: 1, closes_at: '2026-11-18T17:00:00+05:30' };

async function historyOf(more: object) {
  let found: unknown;
  const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] };
  const content = { 'en/tenders-static-data': desk, 'en/tenders-by-period': [{ ...tender, ...more }] };
  await withContent(content, async () => {
    const { getAllTenders } = await import('~/model/kinds/tender-periods');
    const { tenderPage } = await import('~/model/kinds/tender-row');
    const { tenderHistory } = await import('~/model/kinds/history');
    const [entry] = await getAllTenders('en');
    if (entry) found = tenderHistory(await tenderPage(entry, 'en'));
  });
  return found;
}

const corrigendum = { title: 'Extension', published_on: '2026-11-10', new_closes_at: '2026-12-01T17:00:00+05:30' };

it('says what happened to a tender, the newest first, and until when the rest is to come', async () => {
  const more = { pre_bid_at: '2026-11-10T11:00:00+05:30', opens_at: '2026-12-02T11:00:00+05:30' };
  expect(await historyOf({ ...more, corrigenda: [{ id: 1, ...corrigendum }] })).toMatchObject([
    { kind: 'opening', comesUntil: '2026-12-02T11:00:00+05:30' },
    { kind: 'closing', at: '2026-12-01T17:00:00+05:30', comesUntil: expect.stringContaining('2026-12-01T') as string },
    { kind: 'pre_bid', comesUntil: undefined },
    { kind: 'corrigendum', title: 'Extension', comesUntil: undefined },
    { kind: 'published', comesUntil: undefined },
  ]);
});

it('says for each corrigendum from when to when it moved the last date', async () => {
  const second = { id: 2, title: 'Once more', published_on: '2026-11-15', new_closes_at: '2026-12-09T17:00:00+05:30' };
  const changes = [{ what: 'Clause 4', before: '10 mm', after: '12 mm' }];
  const third = { id: 3, title: 'Clause 4', published_on: '2026-11-16', changes };
  const history = await historyOf({ corrigenda: [third, second, { id: 1, ...corrigendum }] });
  expect((history as { kind: string }[]).filter(({ kind }) => kind === 'corrigendum')).toMatchObject([
    { title: 'Clause 4', moved: undefined, changes },
    { title: 'Once more', moved: { before: '2026-12-01T17:00:00+05:30', after: '2026-12-09T17:00:00+05:30' } },
    { title: 'Extension', moved: { before: '2026-11-18T17:00:00+05:30', after: '2026-12-01T17:00:00+05:30' } },
  ]);
});

it('says which corrigendum gave a tender that was open all along its first last date', async () => {
  const history = await historyOf({ closing: 'continuous', closes_at: null, corrigenda: [{ id: 1, ...corrigendum }] });
  expect(history).toMatchObject([
    { kind: 'closing' },
    { kind: 'corrigendum', moved: { before: undefined, after: '2026-12-01T17:00:00+05:30' } },
    { kind: 'published' },
  ]);
});

it('says nothing is to come of a tender that was cancelled', async () => {
  const more = { closes_at: '2026-12-01T17:00:00+05:30', cancelled_on: '2026-11-19' };
  expect(await historyOf(more)).toMatchObject([{ kind: 'cancelled' }, { kind: 'published' }]);
});

const planned = ['2026-11-24T11:00:00+05:30', '2026-12-02T11:00:00+05:30'];

it.each([
  ['are left out after a cancellation', { cancelled_on: '2026-11-19' }, [undefined, undefined]],
  ['are left out after an award', { award: { awarded_on: '2026-11-19', bidder: 'A firm' } }, [undefined, undefined]],
  ['are left out after a withdrawal', { withdrawn_on: '2026-11-19' }, [undefined, undefined]],
  [
    'stand on the day of the award',
    { award: { awarded_on: '2026-11-19', bidder: 'A firm' }, pre_bid_at: '2026-11-19T11:00:00+05:30' },
    ['2026-11-19T11:00:00+05:30', undefined],
  ],
  ['stand while the cancellation is to come', { cancelled_on: '2026-11-25' }, planned],
])('the meeting before bids and the opening of bids %s', (_what, end, moments) => {
  const dates = { pre_bid_at: planned[0], closes_at: '2026-12-01T17:00:00+05:30', opens_at: planned[1] };
  const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] };
  const entries = [{ ...tender, ...dates, ...end }];
  return withContent({ 'en/tenders-static-data': desk, 'en/tenders-by-period': entries }, async () => {
    const { getAllTenders } = await import('~/model/kinds/tender-periods');
    expect((await getAllTenders('en')).map((entry) => [entry.preBidAt, entry.opensAt])).toEqual([moments]);
  });
});

it('says nothing of a cancellation or an award before its day', async () => {
  const award = { awarded_on: '2026-11-26', bidder: 'A firm' };
  const more = { closes_at: '2026-12-01T17:00:00+05:30', cancelled_on: '2026-11-25', award };
  expect(await historyOf(more)).toMatchObject([
    { kind: 'closing', comesUntil: expect.any(String) as string },
    { kind: 'published', comesUntil: undefined },
  ]);
});

it('says when a tender was awarded, after its last date', async () => {
  const award = { awarded_on: '2026-11-19', bidder: 'A firm' };
  expect(await historyOf({ award })).toMatchObject([{ kind: 'awarded' }, { kind: 'closing' }, { kind: 'published' }]);
});

it('says nothing is to come of a tender that was awarded before its last date', async () => {
  const more = { closes_at: '2026-12-01T17:00:00+05:30', award: { awarded_on: '2026-11-19', bidder: 'A firm' } };
  expect(await historyOf(more)).toMatchObject([{ kind: 'awarded' }, { kind: 'published' }]);
});

async function historyOfJob(more: object) {
  const { getAllJobs, jobRow } = await import('~/model/kinds/recruitments');
  const { jobHistory } = await import('~/model/kinds/history');
  const [entry] = await getAllJobs('en');
  if (!entry) throw new Error(`A job was written: ${JSON.stringify(more)}`);
  return jobHistory(await jobRow(entry, 'en'));
}

it('says the stages of a job, and that its last day is to come until it ends', async () => {
  const stages = [
    { title: 'List of names', published_on: '2026-11-12' },
    { title: 'Written test', published_on: '2026-11-19' },
  ];
  const job = { ...base, id: 2, category: 'recruitment', closes_at: '2026-11-20T23:59:00+05:30', stages };
  await withContent({ 'en/recruitments': [job] }, async () => {
    expect(await historyOfJob(job)).toMatchObject([
      { kind: 'closing', comesUntil: expect.stringContaining('2026-11-20T') as string },
      { title: 'Written test' },
      { title: 'List of names' },
      { kind: 'published' },
    ]);
  });
});

it('says on the day on which a job was closed that its last date is over', async () => {
  const job = { ...base, id: 2, category: 'recruitment', closing: 'when_filled', closed_on: '2026-11-20' };
  await withContent({ 'en/recruitments': [job] }, async () => {
    expect(await historyOfJob(job)).toMatchObject([
      { kind: 'closing', at: '2026-11-20', comesUntil: undefined },
      { kind: 'published' },
    ]);
  });
});
