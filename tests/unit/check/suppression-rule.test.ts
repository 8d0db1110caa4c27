import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { suppressionRule } from '../../../scripts/check/suppression-rule.mjs';

const faultsIn = (code: string): number =>
  new Linter()
    .verify(code, {
      plugins: { ours: { rules: { suppressions: suppressionRule } } },
      rules: { 'ours/suppressions': 2 },
    })
    .filter(({ ruleId }) => ruleId === 'ours/suppressions').length;

it.each([
  '// eslint-disable-next-line eqeqeq -- the API sends both kinds of nothing',
  '// @ts-expect-error the package ships no types',
  '// prettier-ignore -- the columns of this table are easier to read',
  '// nothing is suppressed here',
])('takes a suppression that says why: %s', (code) => {
  expect(faultsIn(code)).toBe(0);
});

it.each([
  '// eslint-disable-next-line eqeqeq',
  '// @ts-expect-error',
  '// @ts-ignore because',
  '/* prettier-ignore */',
])('refuses one that does not: %s', (code) => {
  expect(faultsIn(code)).toBe(1);
});
