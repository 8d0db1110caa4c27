import { expect, it } from 'vitest';
import { roundsOf } from '../../../scripts/bench/rounds.ts';

it.each([
  ['nothing', [], 0],
  [
    'all at once',
    [
      { start: 0, end: 600 },
      { start: 1, end: 700 },
      { start: 2, end: 900 },
    ],
    1,
  ],
  [
    'one that waits for another',
    [
      { start: 0, end: 600 },
      { start: 600, end: 1200 },
    ],
    2,
  ],
  [
    'a chain beside a long one, in any order',
    [
      { start: 1300, end: 1900 },
      { start: 0, end: 2000 },
      { start: 1, end: 600 },
      { start: 650, end: 1200 },
    ],
    3,
  ],
])('counts the rounds of %s', (_what, requests, rounds) => {
  expect(roundsOf(requests)).toBe(rounds);
});
