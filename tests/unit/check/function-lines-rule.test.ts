import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { functionLinesRule } from '../../../scripts/check/function-lines-rule.mjs';

const faultsIn = (code: string): number =>
  new Linter().verify(code, {
    plugins: { ours: { rules: { 'function-lines': functionLinesRule } } },
    rules: { 'ours/function-lines': 2 },
  }).length;

const LINES = 'work();\n'.repeat(80);
const SPACE = '\n// a comment\n'.repeat(80);

it.each([`function long() {\n${LINES}}`, `test('a test', () => {\n${LINES}});`])(
  'refuses a function of more than 80 lines',
  (code) => {
    expect(faultsIn(code)).toBe(1);
  },
);

it.each([
  `describe('a group', () => {\n${LINES}it('a test', () => {});});`,
  `describe.each([1, 2])('a group', () => {\n${LINES}test.each([1])('a test', () => {});});`,
  `function short() {${SPACE}work();}`,
])('counts no group of tests, no empty line and no comment', (code) => {
  expect(faultsIn(code)).toBe(0);
});
