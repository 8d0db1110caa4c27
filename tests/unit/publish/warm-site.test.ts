import { expect, it } from 'vitest';
import { comesLater, isFurther } from '../../../scripts/publish/warm-site.ts';

it.each([
  ['/[...lang]/verify', true],
  ['/[...lang]/verify/[part].json', true],
  ['/[...lang]/search', true],
  ['/[...lang]/tenders', false],
  ['/[...lang]/news/[id]', false],
])('a publish leaves %s for later: %s', (route, isLater) => {
  expect(comesLater({ route })).toBe(isLater);
});

it.each([
  ['hi/sitemap.html', true],
  ['a-z.html', true],
  ['sitemap-hi.xml', true],
  ['news/page/2.html', true],
  ['news.html', false],
  ['tenders/11/2026/7.html', false],
])('a large publish writes %s after the other pages: %s', (file, isAfter) => {
  expect(isFurther({ file })).toBe(isAfter);
});
