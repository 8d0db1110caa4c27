import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

const wire = (id: number, more: object = {}) => ({
  id,
  nature: 'Debarment',
  firm_name: `Firm ${id}`,
  period: '1 year',
  reference_no: `VCL/${id}`,
  reference_date: '2025-11-10',
  from: '2025-11-20',
  ...more,
});
const loadPenalActions = () => import('~/model/kinds/penal-actions');
const statesAt = async (now: string, ...entries: object[]) => {
  const found: Record<string, string> = {};
  const environment = { SITE_NOW: now };
  await withContent(
    { 'en/penal_actions': entries },
    async () => {
      const { getPenalActions, penalRow } = await loadPenalActions();
      for (const action of await getPenalActions('en')) found[action.id] = (await penalRow(action)).state.kind;
    },
    { environment },
  );
  return found;
};

describe('a penal action', () => {
  const action = wire(1, { to: '2026-11-19' });

  it('is in force to the last minute of its last day in India', async () => {
    expect(await statesAt('2026-11-19T23:59:00+05:30', action)).toEqual({ 1: 'in-force' });
  });

  it('lapses by itself on the day after', async () => {
    expect(await statesAt('2026-11-20T00:00:00+05:30', action)).toEqual({ 1: 'lapsed' });
  });

  it('without a last day holds until further orders', async () => {
    expect(await statesAt('2099-01-01T00:00:00+05:30', wire(1))).toEqual({ 1: 'in-force' });
  });

  it('is not in force before its first day', async () => {
    expect(await statesAt('2025-11-19T12:00:00+05:30', wire(1))).toEqual({ 1: 'not-yet-in-force' });
  });

  it('says until which day it is not in force', async () => {
    const { forceState } = await import('~/model/states');
    expect(forceState('2099-11-20', undefined)).toEqual({ kind: 'not-yet-in-force', until: '2099-11-19' });
  });
});

it('penal actions in force come first, and apart from them those that have lapsed, the last to lapse on top', () => {
  const entries = [
    wire(1, { from: '2020-01-01', to: '2021-01-01' }),
    wire(2, { from: '2024-01-01' }),
    wire(3, { from: '2020-01-01', to: '2022-01-01' }),
    wire(4, { from: '2026-01-01' }),
  ];
  return withContent({ 'en/penal_actions': entries }, async () => {
    const { getPenalActions } = await loadPenalActions();
    expect((await getPenalActions('en')).map((action) => action.id)).toEqual(['4', '2', '3', '1']);
  });
});

it('a penal action that ends before it begins is held back, and the report names it', () =>
  withContent({ 'en/penal_actions': [wire(1, { to: '2025-01-01' })] }, async ({ report }) => {
    const { getPenalActions } = await loadPenalActions();
    expect(await getPenalActions('en')).toEqual([]);
    expect(await report('held-back')).toMatchObject([{ address: 'penal_actions/', entry: '1', field: 'to' }]);
  }));
