import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

// These tests run as if it was noon in India on 20 November 2026.
const tender = {
  id: 9,
  reference_no: 'VCL/9',
  title: 'Belts, 1,600 mm; "heavy"\\n',
  published_on: '2026-10-02',
  closes_at: '2026-11-24T17:00:00+05:30',
  files: [],
};
const job = {
  id: 7,
  category: 'recruitment',
  title: 'Nurse',
  published_on: '2026-11-02',
  closes_at: '2026-12-05T17:00:00+05:30',
  files: [],
};

/** The calendar of all last dates, as text. */
async function calendarOf(more: object, jobs: object[] = [], lang: 'en' | 'hi' = 'en'): Promise<string> {
  let text = '';
  const desk = { title: 'Tenders', portals: [], periods: [{ month: 10, year: 2026, count: 1 }] };
  const tenders = [{ ...tender, ...more }];
  const content = { 'en/tenders-static-data': desk, 'en/tenders-by-period': tenders, 'en/recruitments': jobs };
  await withContent(content, async () => {
    const { subscribedCalendar, getWholeCalendar } = await import('~/model/site/calendars');
    text = subscribedCalendar(await getWholeCalendar(lang), lang);
  });
  return text;
}

/** The events of the calendar, as another program reads them. */
async function eventsOf(...given: Parameters<typeof calendarOf>) {
  const text = await calendarOf(...given);
  return new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      summary: event.summary,
      status: one.getFirstPropertyValue('status'),
      url: one.getFirstPropertyValue('url'),
      changed: String(one.getFirstPropertyValue('last-modified')),
      stamp: String(one.getFirstPropertyValue('dtstamp')),
      alarms: one.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    };
  });
}

const uid = 'tender-9@www.vindhyacoal.example';
const corrigendum = {
  id: 1,
  title: 'Extension',
  published_on: '2026-11-19',
  new_closes_at: '2026-12-01T17:00:00+05:30',
};

it('has the last date of a tender, with an alarm the day before', async () => {
  expect(await eventsOf({})).toEqual([
    {
      uid,
      sequence: 0,
      start: '2026-11-24T11:30:00.000Z',
      summary: `Last date: ${tender.title}`,
      status: 'CONFIRMED',
      url: 'https://www.vindhyacoal.example/tenders/10/2026/9',
      changed: '2026-10-01T18:30:00Z',
      stamp: '2026-10-01T18:30:00Z',
      alarms: ['-P1D'],
    },
  ]);
});

it('moves the same event when a corrigendum moves the last date, and says from when', async () => {
  expect(await eventsOf({ corrigenda: [corrigendum] })).toMatchObject([
    {
      uid,
      sequence: 48 * 86_400 + 1,
      start: '2026-12-01T11:30:00.000Z',
      summary: `Last date: ${tender.title} (previously 24 November 2026, 17:00)`,
      changed: '2026-11-18T18:30:00Z',
    },
  ]);
});

it('says for thirty days that a tender was cancelled, and then drops it', async () => {
  const cancelled = { uid, status: 'CANCELLED', summary: `Cancelled: ${tender.title}`, alarms: [] };
  expect(await eventsOf({ cancelled_on: '2026-10-21' })).toMatchObject([cancelled]);
  expect(await eventsOf({ cancelled_on: '2026-10-20' }, [job])).toMatchObject([{ summary: 'Last date: Nurse' }]);
});

it('has jobs too, and speaks Hindi', async () => {
  const [first, second] = await eventsOf({}, [job], 'hi');
  expect(first?.summary).toBe(`अंतिम तिथि: ${tender.title}`);
  expect(second).toMatchObject({ uid: 'job-7@www.vindhyacoal.example', start: '2026-12-05T11:30:00.000Z' });
  expect(second?.url).toBe('https://www.vindhyacoal.example/hi/data-listing/pages/recruitment/7');
});

it('has no job without a last date, and none that closed over a month ago', async () => {
  const jobs = [
    { ...job, closes_at: undefined },
    { ...job, id: 8, published_on: '2026-09-01', closes_at: '2026-10-20T17:00:00+05:30' },
  ];
  expect((await eventsOf({}, jobs)).map((event) => event.uid)).toEqual([uid]);
});

it('gives a later version a higher number, also when only the time of the change says so', async () => {
  const [first] = await eventsOf({ updated_at: '2026-11-19T10:00:00+05:30' });
  const [second] = await eventsOf({ updated_at: '2026-11-19T10:01:00+05:30' });
  expect((second?.sequence ?? 0) - (first?.sequence ?? 0)).toBe(60);
});

it('counts versions within what 32-bit programs can read, however old the job is', async () => {
  const old = { ...job, published_on: '1900-01-01' };
  const sequenceAt = async (updated_at: string): Promise<number> => {
    const events = await eventsOf({}, [{ ...old, updated_at }]);
    return events.find((event) => event.uid.startsWith('job-'))?.sequence ?? 0;
  };
  const first = await sequenceAt('2026-11-19T10:00:00+05:30');
  const second = await sequenceAt('2026-11-19T10:00:01+05:30');
  expect(first).toBeGreaterThan(0);
  expect(second).toBeLessThan(2 ** 31);
  expect(second - first).toBe(1);
});

it('raises the number of the version by each step of one day', async () => {
  const of = async (more: object) => (await eventsOf(more))[0]?.sequence ?? 0;
  const today = { ...corrigendum, published_on: '2026-11-20' };
  const once = await of({ corrigenda: [today] });
  const twice = await of({ corrigenda: [today, { ...today, id: 2 }] });
  const cancelled = await of({ corrigenda: [today, { ...today, id: 2 }], cancelled_on: '2026-11-20' });
  expect([twice - once, cancelled - twice]).toEqual([1, 1]);
});

it('rings no alarm for a tender that was awarded before its last date', async () => {
  const [event] = await eventsOf({ award: { awarded_on: '2026-11-19', bidder: 'A firm' } });
  expect(event).toMatchObject({ status: 'CONFIRMED', alarms: [] });
});

it('is the same text for the same content, with a name in which no sign has a meaning', async () => {
  const text = await calendarOf({});
  expect(await calendarOf({})).toBe(text);
  const names = text.split('\r\n').filter((line) => /^(X-WR-CAL)?NAME:/.test(line));
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).not.toMatch(/(?<!\\)[,;]/);
});

it('of one entry has no name, so that programs add the event to a calendar of theirs', async () => {
  await withContent({ 'en/recruitments': [job] }, async () => {
    const { calendarOf: ofOne, getWholeCalendar } = await import('~/model/site/calendars');
    const [deadline] = (await getWholeCalendar('en')).deadlines;
    if (!deadline) throw new Error('A job was written.');
    expect(ofOne(deadline, 'en')).not.toMatch(/NAME:|REFRESH/);
  });
});

it('says that a tender is awarded, keeps the seconds of a last date, and alarms nobody', async () => {
  const award = { awarded_on: '2026-11-19', bidder: 'A firm' };
  const [event] = await eventsOf({ title: 'Belts', closes_at: '2026-11-24T23:59:59+05:30', award });
  expect(event).toMatchObject({ summary: 'Awarded: Belts', start: '2026-11-24T18:29:59.000Z', alarms: [] });
});

it('brings no event back that was gone before a late withdrawal or cancellation', async () => {
  const closed = { closes_at: '2026-10-05T17:00:00+05:30' };
  for (const late of [{ withdrawn_on: '2026-11-19' }, { cancelled_on: '2026-11-19' }])
    expect(await eventsOf({ ...closed, ...late }, [job])).toMatchObject([{ summary: 'Last date: Nurse' }]);
});

it('is never empty: without another event it has the one that was needed last', async () => {
  const past = { closes_at: '2026-10-05T17:00:00+05:30' };
  expect(await eventsOf(past)).toMatchObject([{ uid, status: 'CONFIRMED' }]);
  expect(await eventsOf(past, [job])).toHaveLength(1);
  // An event that had gone does not come back when a cancelled one goes.
  const older = { ...job, published_on: '2026-01-02', closes_at: '2026-01-20T17:00:00+05:30' };
  expect(await eventsOf({ cancelled_on: '2026-10-10' }, [older])).toMatchObject([{ uid, status: 'CANCELLED' }]);
});
