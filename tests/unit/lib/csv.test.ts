import { expect, it } from 'vitest';
import { csvOf } from '~/lib/csv';

it('quotes what would break a row, and begins so that Hindi is read rightly', () =>
  expect(
    csvOf(
      ['a', 'b'],
      [
        ['one, "two"', 'क\nख'],
        [5, undefined],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"one, ""two""","क\nख"\r\n5,\r\n'));

it('makes no formula of what is behind a semicolon, where that separates', () =>
  expect(csvOf(['a'], [['Foo;=1+1; -2;b;"@x']])).toContain(`Foo;'=1+1;' -2;b;'""@x`));

it.each(['=1+1', '＝1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes no formula of %j', (text) =>
  expect(csvOf(['a'], [[text]]).slice(4)).toMatch(/^"?'/),
);

it('leaves a number below zero a number', () => expect(csvOf(['a'], [[-5]])).toContain('\r\n-5\r\n'));
