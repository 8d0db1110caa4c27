import { expect, it } from 'vitest';
import { telephoneHref } from '~/lib/telephone';

it.each([
  ['0000-000 001', 'tel:0000000001'],
  ['+91 (7805) 000 001', 'tel:+917805000001'],
  ['0000-000 031 / 032', 'tel:0000000031'],
  ['0000-000001 ext. 12', 'tel:0000000001'],
  ['---', undefined],
  ['+++', undefined],
  ['ask at the office', undefined],
])('dials %s as %s', (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});
