import { expect, it } from 'vitest';
import { leanSheet } from '~/layouts/lean-sheet';

it('a sheet loses the tokens it does not use and keeps those it does, in both themes', () => {
  const sheet = ':root{--a:1px;--b:2px;--c:3px}[data-theme=dark]{--a:4px;--b:5px}p{margin:var(--b)}';
  expect(leanSheet(sheet)).toBe(':root{--0:2px;}[data-theme=dark]{--0:5px}p{margin:var(--0)}');
});

it('a class with two hyphens and a state is no token', () => {
  const sheet = '.btn--plain:hover{color:red}.btn--plain:hover,.b:focus{color:blue}';
  expect(leanSheet(sheet)).toBe(sheet);
});

it('the comments of tools are not sent to visitors', () => {
  expect(leanSheet('/*! a tool */p{margin:0}')).toBe('p{margin:0}');
});

it('tokens have short names, but for those that the markup uses', () => {
  const sheet =
    ':root{--space:1px;--color-ink:#000}b{--space:2px}.a--space{margin:var(--space);color:var(--color-ink)}';
  expect(leanSheet(sheet, ['--color-ink'])).toBe(
    ':root{--0:1px;--color-ink:#000}b{--0:2px}.a--space{margin:var(--0);color:var(--color-ink)}',
  );
});

it('a token that has one value everywhere gives way to it, also inside another one', () => {
  const sheet = ':root{--gutter:1rem;--room:calc(2*var(--gutter))}p{margin:var(--room);padding:var(--gutter)}';
  expect(leanSheet(sheet)).toBe('p{margin:calc(2*1rem);padding:1rem}');
});

it('a token that only the dark theme has is refused', () => {
  const sheet = ':root{--a:1px}[data-theme=dark]{--a:2px;--danger:#f00}p{margin:var(--a);color:var(--danger)}';
  expect(() => leanSheet(sheet)).toThrow('a value in the light theme for --danger');
});

it('widths are compared in the shortest way', () => {
  const sheet = '@media not all and (width>=640px){p{margin:0}}@media not all and (width<=1400px){p{margin:0}}';
  expect(leanSheet(sheet)).toBe('@media (width<640px){p{margin:0}}@media (width>1400px){p{margin:0}}');
});

it('rules in one condition stand together behind all others, those of a width before those of paper', () => {
  const sheet = '@media print{a{margin:0}}b{margin:0}@media (width<640px){b{margin:1px}}@media print{i{margin:2px}}';
  expect(leanSheet(sheet)).toBe('b{margin:0}@media (width<640px){b{margin:1px}}@media print{a{margin:0}i{margin:2px}}');
});

it('the condition that holds for fewer widths has the last word', () => {
  const rule = (condition: string): string => `@media (${condition}){a{margin:0}}`;
  const [small, smaller, large, larger] = ['width<1024px', 'width<640px', 'width>=640px', 'width>=1024px'].map(rule);
  expect(leanSheet(`${larger}${smaller}${large}${small}`)).toBe(`${small}${smaller}${large}${larger}`);
});

it('spaces and backgrounds are named in the shortest way, and a border that another replaces is left out', () => {
  const sheet =
    'p{background-color:red;padding-block:0;padding-inline:1rem;border-top:1px solid red;border-top:4px solid red}';
  expect(leanSheet(sheet)).toBe('p{background:red;padding:0 1rem;border-top:4px solid red}');
});
