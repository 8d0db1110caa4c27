import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginRevision, isUpdate, revisionTime } from '~/lib/queries';
import { openTurns } from '~/lib/turns';

/** The time of the process, in seconds, as the tests set it. */
let now = 0;
const publish = (): void => beginRevision({ now: revisionTime() + 1000, mayHaveChanged: () => false });

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now * 1000);
  while (!isUpdate()) publish();
});
afterEach(() => void vi.restoreAllMocks());

/** Returns the keys that get a turn, if each turn takes two seconds. */
function turnsOf(hasTime: ReturnType<typeof openTurns>, keys: string, kind?: 'again'): string {
  publish();
  return keys
    .split(' ')
    .filter((key) => {
      const has = hasTime(key, kind);
      if (has) now += 2;
      return has;
    })
    .join(' ');
}

it('a publish has time for some work, and new work of others does not wait behind the rest', () => {
  const hasTime = openTurns(5);
  expect(turnsOf(hasTime, 'a b c d e f g')).toBe('a b c');
  expect(turnsOf(hasTime, 'd e f g new')).toBe('d e f new');
  expect(turnsOf(hasTime, 'g')).toBe('g');
});

it('work that is done again has its turn in one of the next publishes, wherever it stands', () => {
  const hasTime = openTurns(5);
  const again = (): string => turnsOf(hasTime, 'a b c d e f g', 'again');
  expect([again(), again(), again()]).toEqual(['a b c', 'd e f', 'g']);
  expect(again(), 'all had their turn, so it begins again').toBe('a b c');
});
