import { expect, it } from 'vitest';
import { leanSheet } from '~/layouts/lean-sheet';

it('a sheet loses the tokens it does not use and keeps those it does, in both themes', () => {
  const sheet = ':root{--a:1px;--b:2px;--c:3px}[data-theme=dark]{--a:4px;--b:5px}p{margin:var(--b)}';
  expect(leanSheet(sheet)).toBe(':root{--1:2px;}[data-theme=dark]{--1:5px}p{margin:var(--1)}');
});

it('a class with two hyphens and a state is no token', () => {
  const sheet = '.btn--plain:hover{color:red}.btn--plain:hover,.b:focus{color:blue}';
  expect(leanSheet(sheet)).toBe(sheet);
});

it('the comments of tools are not sent to visitors', () => {
  expect(leanSheet('/*! a tool */p{margin:0}')).toBe('p{margin:0}');
});

it('tokens have short names, but for those that drawings in the markup refer to', () => {
  const sheet = ':root{--space:1px;--color-ink:#000}b{--space:2px;--color-ink:#111}.a--space{margin:var(--space)}';
  expect(leanSheet(sheet)).toBe(':root{--0:1px;--color-ink:#000}b{--0:2px;--color-ink:#111}.a--space{margin:var(--0)}');
});

it('a short value that nothing changes stands in the place of its token', () => {
  const sheet =
    ':root{--radius:4px;--ink:#000}[data-theme=dark]{--ink:#fff}p{border-radius:var(--radius);color:var(--ink)}';
  expect(leanSheet(sheet)).toBe(':root{--1:#000}[data-theme=dark]{--1:#fff}p{border-radius:4px;color:var(--1)}');
});

it('a long value, or one made of another token, keeps its name', () => {
  const sheet = ':root{--lift:0 12px 32px;--s:1px}b{--s:2px}p{--t:var(--s);box-shadow:var(--lift);margin:var(--t)}';
  expect(leanSheet(sheet)).toBe(
    ':root{--0:0 12px 32px;--1:1px}b{--1:2px}p{--2:var(--1);box-shadow:var(--0);margin:var(--2)}',
  );
});

it('widths are compared in the shortest way', () => {
  const sheet = '@media not all and (width>=640px){p{margin:0}}@media not all and (width<=1400px){p{margin:0}}';
  expect(leanSheet(sheet)).toBe('@media (width<640px){p{margin:0}}@media (width>1400px){p{margin:0}}');
});
