import { describe, expect, it } from 'vitest';
import {
  clockTime,
  dateAndTime,
  dayAndMonth,
  dayInIndia,
  daysBetween,
  endOf,
  endTime,
  footerDate,
  longDate,
  machineTime,
  monthAndYear,
  monthName,
  monthOf,
  yearOf,
} from '~/i18n/dates';

describe('a moment is told by the clock of India', () => {
  it('is of the next day there when it is evening in UTC', () => {
    expect(dayInIndia('2026-10-31T18:29:59Z')).toBe('2026-10-31');
    expect(dayInIndia('2026-10-31T18:30:00Z')).toBe('2026-11-01');
    expect(longDate('2026-10-31T18:30:00Z', 'en')).toBe('1 November 2026');
    expect(monthOf('2026-10-31T18:30:00Z')).toBe(11);
    expect(yearOf('2026-12-31T18:30:00Z')).toBe(2027);
  });

  it('is the same however its offset is written', () => {
    const same = ['2026-11-20T17:00:00+05:30', '2026-11-20T11:30:00Z', '2026-11-20T06:30:00-05:00'];
    expect(same.map((iso) => dateAndTime(iso, 'en'))).toEqual(Array(3).fill('20 November 2026, 17:00'));
    expect(clockTime('2026-11-20T11:30:00Z', 'hi')).toBe('17:00\u00a0बजे');
  });

  it('says midnight as the beginning of a day', () =>
    expect(dateAndTime('2026-11-19T18:30:00Z', 'en')).toBe('20 November 2026, 00:00'));
});

describe('a day', () => {
  it('stays that day, whatever the time zone of the machine', () => {
    expect(dayInIndia('2026-11-01')).toBe('2026-11-01');
    expect(machineTime('2026-11-01')).toBe('2026-11-01');
    expect(machineTime('2026-11-01T00:00:00Z')).toBe('2026-11-01T05:30+05:30');
  });

  it('lasts until its last instant in India', () => {
    expect(new Date(endOf('2026-11-20')).toISOString()).toBe('2026-11-20T18:29:59.999Z');
    expect(new Date(endOf('2026-11-20T17:00:00+05:30')).toISOString()).toBe('2026-11-20T11:30:00.000Z');
  });

  it('stays on one line with its month', () => {
    expect(dayAndMonth('2026-12-05', 'en')).toBe('5\u00a0December');
    expect(dayAndMonth('2026-12-05', 'hi')).toBe('5\u00a0दिसंबर');
  });

  it('is compared with now by its last second', () => {
    expect(endTime('2026-11-20')).toBe('2026-11-20T23:59:59+05:30');
    expect(endTime('2026-11-20T11:30:00Z')).toBe('2026-11-20T17:00+05:30');
  });

  it('is told in each language, at the end of months too', () => {
    expect(longDate('2026-01-31', 'en')).toBe('31 January 2026');
    expect(longDate('2024-02-29', 'hi')).toBe('29 फरवरी 2024');
    expect(longDate('2026-12-31', 'hi')).toBe('31 दिसंबर 2026');
    expect(footerDate('2026-11-05', 'en')).toBe('Nov 05, 2026');
    expect(footerDate('2026-11-05', 'hi')).toBe('5 नवंबर 2026');
    expect(monthAndYear(10, 2026, 'hi')).toBe('अक्टूबर 2026');
    expect(Array.from({ length: 12 }, (_, index) => monthName(index + 1, 'en')[0]).join('')).toBe('JFMAMJJASOND');
  });

  it('is as many days away as there are midnights in India between', () => {
    expect(daysBetween('2026-11-20T18:29:00Z', '2026-11-20T18:31:00Z')).toBe(1);
    expect(daysBetween('2026-11-20T00:01:00+05:30', '2026-11-20T23:59:00+05:30')).toBe(0);
    expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11);
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  });
});
