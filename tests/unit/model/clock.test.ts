import { describe, expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';
import { useSite } from '../../support/shared-site.ts';

describe('at noon in India on 20 November 2026', () => {
  useSite();

  it.each([
    ['the day in India of the latest', ['2026-11-19', '2026-11-18T20:00:00-12:00', '2026-11-01'], '2026-11-19'],
    ['in order of time, not of letters', ['2026-11-19T01:00:00+09:00', '2026-11-18T20:00:00Z'], '2026-11-19'],
    ['none that is to come', ['2026-11-20T12:01:00+05:30', '2026-11-21', '2026-11-02'], '2026-11-02'],
    ['today', ['2026-11-20', '2026-11-20T06:30:00Z'], '2026-11-20'],
    ['nothing where there is none', [undefined, '2027-01-01'], undefined],
  ])('the latest day is %s', async (_name, dates, day) => {
    const { latestDay } = await import('~/model/clock');
    expect(latestDay(dates)).toBe(day);
  });

  it.each([
    [{ publishedOn: '2026-11-13' }, undefined],
    [{ publishedOn: '2026-11-14' }, '2026-11-20'],
    [{ publishedOn: '2026-11-14T20:00:00Z' }, '2026-11-21'],
    [{ publishedOn: '2026-11-21' }, undefined],
    [{ publishedOn: '2026-11-19', expiresOn: '2026-11-22' }, '2026-11-22'],
    [{ publishedOn: '2026-11-19', expiresOn: '2026-11-19' }, undefined],
    [{ publishedOn: '2026-11-19', expiresOn: '2027-01-01' }, '2026-11-25'],
  ])('what is published and expires as in %j is new until %s', async (entry, day) => {
    const { newUntil } = await import('~/model/clock');
    expect(newUntil(entry)).toBe(day);
  });
});

it('counts days from today by the calendar of India', () =>
  withContent(
    {},
    async () => {
      const { dayAway, daysFromNow } = await import('~/model/clock');
      expect([dayAway(0), dayAway(7), dayAway(-6)]).toEqual(['2026-11-20', '2026-11-27', '2026-11-14']);
      expect(daysFromNow('2026-11-21T20:00:00Z')).toBe(2);
    },
    // At this moment it is 01:30 on 20 November in India.
    { environment: { SITE_NOW: '2026-11-19T20:00:00Z' } },
  ));
