import { expect, it } from 'vitest';
import { packed, zipOf } from '../../../src/lib/zip.ts';
import { unzipped } from '../../support/unzip.ts';

const long = 'कोयला '.repeat(5000);

it('gives back what was put in, under names in any script', () => {
  const files = [
    { name: 'a/index.html', packed: packed('<p>a</p>'), day: '2026-11-19' },
    { name: 'a/खान.html', packed: packed(long) },
    { name: 'a/empty.txt', packed: packed('') },
  ];
  expect([...unzipped(zipOf(files))]).toEqual([
    ['a/index.html', '<p>a</p>'],
    ['a/खान.html', long],
    ['a/empty.txt', ''],
  ]);
  expect(zipOf(files).length).toBeLessThan(1100);
});

it('says of each file the day it is of, and not when it was made', () => {
  const zip = zipOf([
    { name: 'a', packed: packed('a'), day: '2026-11-19' },
    { name: 'b', packed: packed('b'), day: '1975-08-01' },
  ]);
  const dayAt = (at: number): number[] => {
    const day = zip.readUInt16LE(at + 12);
    return [1980 + (day >> 9), (day >> 5) & 15, day & 31, zip.readUInt16LE(at + 10)];
  };
  expect(dayAt(0)).toEqual([2026, 11, 19, 0]);
  expect(dayAt(zip.indexOf('PK\u0003\u0004', 4))).toEqual([1980, 1, 1, 0]);
});

it.each(['2100-06-01', '2107-12-31'])('gives a file of %s the last day that the library can write', (day) => {
  const zip = zipOf([{ name: 'a', packed: packed('a'), day }]);
  const date = zip.readUInt16LE(12);
  expect([1980 + (date >> 9), (date >> 5) & 15, date & 31]).toEqual([2099, 12, 31]);
});
