import { expect, it } from 'vitest';
import { countOf, playwrightResult, vitestResult } from '../../../scripts/check/tools.ts';

const vitest = (numPassedTests: number, numFailedTests: number, numPendingTests = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
});

it('takes the counts of the runners', () => {
  expect(countOf(vitest(12, 0), vitestResult, true)).toEqual({ passed: 12, failed: 0, skipped: 0 });
  expect(countOf(vitest(12, 3, 7), vitestResult, false)).toEqual({ passed: 12, failed: 3, skipped: 7 });
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 };
  expect(countOf({ stats }, playwrightResult, false)).toEqual({ passed: 6, failed: 1, skipped: 4 });
});

it.each([
  ['ran no test', vitest(0, 0), true],
  ['ended badly with all its tests passed', vitest(12, 0), false],
  ['left no result', undefined, true],
])('counts a runner as failed that %s', (_what, result, isOk) => {
  expect(countOf(result, vitestResult, isOk).failed).toBe(1);
});
