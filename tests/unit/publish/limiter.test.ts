import { expect, test } from 'vitest';
import { limiter, MOST_KEYS } from '../../../scripts/publish/limiter.ts';

test('whoever comes with many addresses makes the limit forget one it has not heard of for longest, and no other', () => {
  const guesses = limiter(1, 60_000);
  const fill = (name: string, count: number): void => {
    for (let number = 0; number < count; number += 1) guesses.count(`${name} ${number}`);
  };
  const shutOut = ['first', 'second'];
  for (const key of [...shutOut, ...shutOut]) guesses.count(key);
  fill('other', MOST_KEYS - shutOut.length);
  expect(shutOut.map(guesses.isOver)).toEqual([true, true]);
  fill('one more', 1);
  expect(shutOut.map(guesses.isOver)).toEqual([false, true]);
});
