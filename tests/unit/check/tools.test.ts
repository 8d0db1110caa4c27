import { expect, it } from 'vitest';
import { countOf, playwrightResult, vitestResult } from '../../../scripts/check/tools.ts';

const test = (fullName: string, status: string) => ({ fullName, status });

const vitest = (numPassedTests: number, numFailedTests: number, numPendingTests = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  testResults: [
    {
      name: '/project/tests/unit/list.test.ts',
      assertionResults: [test('shows all rows', 'passed'), ...(numFailedTests > 0 ? [test('is short', 'failed')] : [])],
    },
  ],
});

it('takes the counts of the runners, and the names of the tests that failed', () => {
  expect(countOf(vitest(12, 0), vitestResult, true)).toEqual({ passed: 12, failed: 0, skipped: 0, failedTests: [] });
  const failedTests = ['list.test.ts: is short'];
  expect(countOf(vitest(12, 3, 7), vitestResult, false)).toEqual({ passed: 12, failed: 3, skipped: 7, failedTests });
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 };
  const suite = { title: 'a list', specs: [{ title: 'is short', ok: false }] };
  const suites = [{ title: 'list.spec.ts', specs: [{ title: 'opens', ok: true }], suites: [suite] }];
  expect(countOf({ stats, suites }, playwrightResult, false)).toEqual({
    passed: 6,
    failed: 1,
    skipped: 4,
    failedTests: ['list.spec.ts: a list: is short'],
  });
});

it.each([
  ['ran no test', vitest(0, 0), true],
  ['ended badly with all its tests passed', vitest(12, 0), false],
  ['left no result', undefined, true],
])('counts a runner as failed that %s', (_what, result, isOk) => {
  expect(countOf(result, vitestResult, isOk).failed).toBe(1);
});
