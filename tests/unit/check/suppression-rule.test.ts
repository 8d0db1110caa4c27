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

// Joined from pieces, so that ESLint and TypeScript do not obey them in this file.
const LINT = 'eslint' + '-disable-next-line';
const TYPES = '@ts' + '-';

it.each([
  `// ${LINT} eqeqeq -- the API sends both kinds of nothing`,
  `// ${TYPES}expect-error the package ships no types`,
  '// prettier-ignore -- the columns of this table are easier to read',
  '// nothing is suppressed here',
])('takes a suppression that says why: %s', (code) => {
  expect(faultsIn(code)).toBe(0);
});

it.each([`// ${LINT} eqeqeq`, `// ${TYPES}expect-error`, `// ${TYPES}ignore because`, '/* prettier-ignore */'])(
  'refuses one that does not: %s',
  (code) => {
    expect(faultsIn(code)).toBe(1);
  },
);
