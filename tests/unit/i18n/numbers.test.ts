import { expect, it } from 'vitest';
import { clockLength, fileSize, number, numbers, inCrores } from '~/i18n/numbers';
import { texts } from '~/i18n/texts';

it('numbers are grouped as India does, with the digits 0-9 in both languages', () => {
  expect([number(48_200_000, 'en'), number(48_200_000, 'hi')]).toEqual(['4,82,00,000', '4,82,00,000']);
  expect([inCrores(1_483_518_000, 'en'), inCrores(48_200_000, 'hi'), inCrores(940_000, 'en')]).toEqual([
    '148.35 crore',
    '4.82 करोड़',
    '9,40,000',
  ]);
  expect([number(999, 'en'), number(1_000, 'hi'), number(1_00_000, 'en')]).toEqual(['999', '1,000', '1,00,000']);
  expect([number(12.345, 'en'), number(-5, 'hi'), number(0, 'en')]).toEqual(['12.35', '-5', '0']);
});

it('numbers that stand together have the same number of decimals', () => {
  expect(numbers([4.1, 5, 12_345.25], 'en')).toEqual(['4.10', '5.00', '12,345.25']);
  expect([numbers([3, 20], 'hi'), numbers([], 'hi')]).toEqual([['3', '20'], []]);
});

it('sizes of files are told in thousands of bytes, never as nothing', () => {
  expect([0, 1, 999, 1_499, 24_000].map((bytes) => fileSize(bytes, 'en'))).toEqual([
    '1\u00a0KB',
    '1\u00a0KB',
    '1\u00a0KB',
    '1\u00a0KB',
    '24\u00a0KB',
  ]);
  expect([999_499, 999_500, 2_449_999, 123_456_789].map((bytes) => fileSize(bytes, 'en'))).toEqual([
    '999\u00a0KB',
    '1\u00a0MB',
    '2.4\u00a0MB',
    '123.5\u00a0MB',
  ]);
  expect([fileSize(24_000, 'hi'), fileSize(2_400_000, 'hi')]).toEqual(['24\u00a0केबी', '2.4\u00a0एमबी']);
});

it('lengths of films are told as a clock tells them', () => {
  expect([0, 9, 252, 3_599.6, 3_725].map(clockLength)).toEqual(['0:00', '0:09', '4:12', '1:00:00', '1:02:05']);
});

it('singular and plural differ', () => {
  const en = texts('en');
  const hi = texts('hi');
  expect([1, 0, 2].map((count) => en('file:pages', { count }))).toEqual(['1 page', '0 pages', '2 pages']);
  expect([1, 2].map((count) => hi('file:pages', { count }))).toEqual(['1 पृष्ठ', '2 पृष्ठ']);
});
