import { describe, expect, it } from 'vitest';
import { eventHour } from '~/i18n/event-hour';

const at = (clock: string): string => `2026-11-20T${clock}:00+05:30`;
const said = (clock: string, since?: string): string =>
  eventHour(at(clock), 'hi', since && at(since)).replace('\u00a0', ' ');

describe('the hour of an event', () => {
  it('is by the clock of 24 hours in English', () => expect(eventHour(at('16:30'), 'en')).toBe('16:30'));

  it('has its part of the day in Hindi, also at the edges of the parts', () => {
    const clocks = ['00:00', '03:59', '04:00', '11:59', '12:00', '13:30', '15:59', '16:00', '19:59', '20:00', '23:59'];
    expect(clocks.map((clock) => said(clock))).toEqual([
      'रात 12',
      'रात 3:59',
      'सुबह 4',
      'सुबह 11:59',
      'दोपहर 12',
      'दोपहर 1:30',
      'दोपहर 3:59',
      'शाम 4',
      'शाम 7:59',
      'रात 8',
      'रात 11:59',
    ]);
  });

  it('does not repeat the part of the day in which the event begins', () => {
    expect(said('11:00', '09:00')).toBe('11');
    expect(said('13:00', '09:00')).toBe('दोपहर 1');
    expect(said('22:00', '01:00')).toBe('रात 10');
  });

  it('stays on one line with its part of the day', () => expect(eventHour(at('10:00'), 'hi')).toBe('सुबह\u00a010'));
});
