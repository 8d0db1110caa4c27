import { expect, it } from 'vitest';
import { islandSheet } from '~/layouts/lean-sheet';

it('the sheet of an island brings the tokens it uses, in both themes, under names that no page has', () => {
  const tokens = '@theme { --*: initial; /* page */ --color-edge: red; --space: 1px; }';
  const sheet =
    ':root{--color-edge:red;--space:1px}[data-theme=dark]{--color-edge:#00f;color-scheme:dark}a{color:var(--color-edge)}';
  expect(islandSheet(tokens, sheet)).toBe(':root{--i-0:red;}[data-theme=dark]{--i-0:#00f;}a{color:var(--i-0)}');
});
