import { expect, it } from 'vitest';
import { islandSheet } from '~/layouts/lean-sheet';

it('the sheet of an island brings the tokens it uses, in both themes, under their own names', () => {
  const tokens =
    '@theme { --*: initial; /* page */ --color-edge: red; --space: 1px; } [data-theme=dark] { --color-edge: blue; }';
  expect(islandSheet(tokens, 'a { color: var(--color-edge); }')).toBe(
    ':root{--color-edge: red;}[data-theme=dark]{--color-edge: blue;}a{color: var(--color-edge);}',
  );
});
