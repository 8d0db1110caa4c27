import { describe, expect, it } from 'vitest';
import { type Column, overLimits, table } from '../../../scripts/bench/rows.ts';

interface Row {
  readonly name: string;
  readonly value: number | undefined;
  readonly own?: number;
}
const fixed = (most: number, digits = 0): Column<Row> => ({ title: 'size', of: ({ value }) => value, digits, most });
const own: Column<Row> = { title: 'size', of: ({ value }) => value, most: (row) => row.own };
const over = (column: Column<Row>, value: number | undefined, most?: number): boolean =>
  overLimits([column], [{ name: 'home', value, ...(most !== undefined && { own: most }) }]).length > 0;

describe('a table of measures', () => {
  it('says what is over its limit, and where', () => {
    const rows = [
      { name: 'home', value: 11, own: 10 },
      { name: 'help', value: 10, own: 10 },
    ];
    expect(overLimits([own], rows)).toEqual(['home, size']);
    expect(table([own], rows)).toMatch(/^home +11 of 10!$/m);
    expect(table([own], rows)).toMatch(/^help +10 of 10$/m);
  });

  it('says a limit as short as it is, and below the table the one of all rows', () => {
    const shift: Column<Row> = { ...own, digits: 4, most: () => 0 };
    const rows = [{ name: 'home', value: 0.016 }];
    expect(table([shift], rows)).toMatch(/^home +0\.0160 of 0!$/m);
    expect(table([shift], rows)).not.toContain('at most');
    expect(table([fixed(10)], rows)).toMatch(/^at most +10$/m);
  });

  it('judges a value as it is shown', () => {
    expect(over(fixed(0, 4), 0.000_04)).toBe(false);
    expect(over(fixed(0, 4), 0.000_06)).toBe(true);
    expect(over(fixed(0.1, 1), 0.1)).toBe(false);
  });

  it('takes what was not measured right for over, and what has no limit or no value for neither', () => {
    expect(over(fixed(10), Number.NaN)).toBe(true);
    expect(over(fixed(10), undefined)).toBe(false);
    expect(over(own, 10)).toBe(false);
  });
});
