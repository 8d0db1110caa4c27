import { expect, it } from 'vitest';
import { pauseBefore } from '~/api/pauses';

const NOW = Date.parse('2026-11-20T06:30:00Z');
const after = (retryAfter: string | null, tries = 1) => pauseBefore(tries, 500, retryAfter, NOW);

it('pauses grow', () => expect([1, 2, 3, 4].map((tries) => after(null, tries))).toEqual([500, 1_000, 2_000, 4_000]));

it('a pause is as long as the server asks, in seconds or until a moment', () => {
  expect([after('7'), after(' 7 '), after('Fri, 20 Nov 2026 06:30:09 GMT')]).toEqual([7_000, 7_000, 9_000]);
});

it('a pause is never shorter than it would be without being asked', () => {
  expect([after('0'), after('1', 4), after('Thu, 19 Nov 2026 06:30:00 GMT')]).toEqual([500, 4_000, 500]);
});

it('a server that says something else is asked again all the same', () =>
  expect([after('soon'), after(''), after('-5')]).toEqual([500, 500, 500]));

it('a server that wants to be left alone for longer than a minute is not asked again', () => {
  expect([after('60'), after('61'), after('Fri, 20 Nov 2026 07:30:00 GMT')]).toEqual([60_000, undefined, undefined]);
});
