import { expect, it } from 'vitest';
import { comesLater } from '../../../scripts/publish/warm-site.ts';

it.each([
  ['/[...lang]/verify', true],
  ['/[...lang]/verify/[part].json', true],
  ['/[...lang]/search', true],
  ['/[...lang]/tenders', false],
  ['/[...lang]/news/[id]', false],
])('a publish leaves %s for later: %s', (route, isLater) => {
  expect(comesLater({ route })).toBe(isLater);
});
