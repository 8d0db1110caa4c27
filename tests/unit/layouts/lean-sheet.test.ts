import { expect, it } from 'vitest';
import { leanSheet } from '~/layouts/lean-sheet';

it('a sheet loses the tokens it does not use and keeps those it does, in both themes', () => {
  const sheet = ':root{--a:1px;--b:2px;--c:3px}[data-theme=dark]{--a:4px;--b:5px}p{margin:var(--b)}';
  expect(leanSheet(sheet)).toBe(':root{--b:2px;}[data-theme=dark]{--b:5px}p{margin:var(--b)}');
});

it('a class with two hyphens and a state is no token', () => {
  const sheet = '.btn--plain:hover{color:red}.btn--plain:hover,.b:focus{color:blue}';
  expect(leanSheet(sheet)).toBe(sheet);
});

it('the comments of tools are not sent to visitors', () => {
  expect(leanSheet('/*! a tool */p{margin:0}')).toBe('p{margin:0}');
});
