import { expect, it } from 'vitest';
import { needsVerifyWay } from '~/layouts/verify-way';

it.each([
  ['links to no warning', ['/vacancies'], undefined, false],
  ['links to the warning', ['/pages/fake-recruitment'], undefined, true],
  ['links to a part of the warning', ['/pages/fake-recruitment#signs'], undefined, true],
  ['links to the warning with a query', ['/pages/fake-recruitment?from=news#signs'], undefined, true],
  ['is the warning', [], '/pages/fake-recruitment', true],
  ['leads to the page that verifies', ['/pages/fake-recruitment', '/verify'], undefined, false],
  ['leads there with a query', ['/pages/fake-recruitment', '/verify?from=news'], undefined, false],
  ['links to the warning in the other language only', ['/hi/pages/fake-recruitment'], undefined, false],
])('of a text that %s, the way to the page that verifies is said as needed', (_, links, ownPath, isNeeded) => {
  expect(needsVerifyWay('en', links, ownPath, ['fake-recruitment'])).toBe(isNeeded);
});
