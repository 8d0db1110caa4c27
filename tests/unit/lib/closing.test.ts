import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closingNow, dayOf } from '~/lib/closing';

beforeEach(() => {
  vi.stubGlobal('CLOSES_SOON_DAYS', 7);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CLOSES = Date.parse('2026-11-24T17:00:00+05:30');

it.each([
  ['2026-11-15T12:00:00+05:30', ['open', 9]],
  ['2026-11-16T23:59:59+05:30', ['open', 8]],
  ['2026-11-17T00:00:00+05:30', ['soon', 7]],
  ['2026-11-23T23:59:59+05:30', ['soon', 1]],
  ['2026-11-24T00:00:00+05:30', ['soon', 0]],
  ['2026-11-24T17:00:00+05:30', ['soon', 0]],
  ['2026-11-24T17:00:01+05:30', ['closed', 0]],
  ['2026-11-25T00:00:00+05:30', ['closed', -1]],
])('at %s what closes on 24 November at five is %j', (now, state) => {
  vi.setSystemTime(now);
  expect(closingNow(CLOSES)).toEqual(state);
});

it('counts what has no moment as not closed', () => expect(closingNow(NaN)[0]).not.toBe('closed'));

it('begins a day in India five and a half hours before the one of UTC', () => {
  expect(dayOf(Date.parse('2026-11-23T18:29:59Z'))).toBe('2026-11-23');
  expect(dayOf(Date.parse('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
});
