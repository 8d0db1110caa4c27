import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { useSite } from '../../../support/shared-site.ts';

const event = (id: number, starts_at: string, more: object = {}) => ({ id, title: `Event ${id}`, starts_at, ...more });
const load = () => import('~/model/kinds/events');
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** These tests run as if it was noon in India on 20 November 2026. */
describe('an event is over', () => {
  const site = useSite();

  it.each([
    ['a minute before its end', '2026-11-20T09:00:00+05:30', '2026-11-20T12:01:00+05:30', 'running'],
    ['a minute after its end', '2026-11-20T09:00:00+05:30', '2026-11-20T11:59:00+05:30', 'past'],
    ['in the middle of several days', '2026-11-18T09:00:00+05:30', '2026-11-22T17:00:00+05:30', 'running'],
    ['before it begins', '2026-11-20T15:00:00+05:30', '2026-11-20T17:00:00+05:30', 'coming'],
    ['on its day, when it states no end', '2026-11-20T08:00:00+05:30', undefined, 'coming'],
    ['on the day after, when it states no end', '2026-11-19T23:00:00+05:30', undefined, 'past'],
    ['on its day in India, though not in London', '2026-11-19T20:00:00Z', undefined, 'coming'],
  ])('by the clock and not by its list: %s', async (_name, starts_at, ends_at, state) => {
    await site().publish({
      'en/upcoming_events': [event(1, starts_at, { ends_at })],
      'en/past_events': [event(2, starts_at, { ends_at })],
    });
    const { getEvents, getPastEvents, getUpcomingEvents, stateOf } = await load();
    expect((await getEvents('en')).map(stateOf)).toEqual([state, state]);
    expect(await getPastEvents('en')).toHaveLength(state === 'past' ? 2 : 0);
    expect(await getUpcomingEvents('en')).toHaveLength(state === 'past' ? 0 : 2);
  });
});

describe('the events', () => {
  it('to come stand with the next one first, those that are over with the latest first and by year', () =>
    withContent(
      {
        'en/upcoming_events': [event(1, '2026-12-09T10:00:00+05:30'), event(2, '2026-11-24T10:00:00+05:30')],
        'en/past_events': [
          event(3, '2025-03-01T10:00:00+05:30'),
          event(4, '2026-03-01T10:00:00+05:30'),
          event(5, '2026-01-01T01:00:00+05:30'),
        ],
      },
      async () => {
        const { eventsByYear, getPastEvents, getUpcomingEvents } = await load();
        expect(ids(await getUpcomingEvents('en'))).toEqual(['2', '1']);
        const years = eventsByYear(await getPastEvents('en'));
        expect(years.map(({ key, items }) => [key, ids(items)])).toEqual([
          [2026, ['4', '5']],
          [2025, ['3']],
        ]);
      },
    ));

  it.each([
    ['the later version', '2026-11-19T10:00:00+05:30', '2026-11-18T10:00:00+05:30', 'In upcoming'],
    ['the later version, whatever its offset', '2026-11-18T10:00:00+05:30', '2026-11-18T10:00:00Z', 'In past'],
  ])('of one id in both lists are one: %s, and the report says so', (_name, upcoming, past, title) =>
    withContent(
      {
        'en/upcoming_events': [event(7, '2026-11-24T10:00:00+05:30', { title: 'In upcoming', updated_at: upcoming })],
        'en/past_events': [event(7, '2026-11-24T10:00:00+05:30', { title: 'In past', updated_at: past })],
      },
      async ({ report }) => {
        const { getEvents } = await load();
        expect((await getEvents('en')).map((entry) => entry.title)).toEqual([title]);
        expect(await report('duplicate')).toContainEqual(expect.objectContaining({ entry: '7', lang: 'en' }));
      },
    ),
  );

  it('moved to the other list in one language only are read in each reader’s own words', () =>
    withContent(
      {
        'en/upcoming_events': [event(7, '2026-11-24T10:00:00+05:30', { title: 'Eye camp' })],
        'hi/past_events': [event(7, '2026-11-24T10:00:00+05:30', { title: 'नेत्र शिविर' })],
      },
      async ({ report }) => {
        const { getEvents } = await load();
        expect((await getEvents('en')).map(({ title, lang }) => [title, lang])).toEqual([['Eye camp', 'en']]);
        expect((await getEvents('hi')).map(({ title, lang }) => [title, lang])).toEqual([['नेत्र शिविर', 'hi']]);
        expect(await report('duplicate')).toEqual([]);
      },
    ));

  it.each([
    ['ends_at', { ends_at: '2026-11-23T10:00:00+05:30' }],
    ['starts_at', { starts_at: 'tomorrow' }],
    ['starts_at', { starts_at: '2999-11-24T10:00:00+05:30' }],
  ])('with a faulty %s are held back alone', (field, wrong) =>
    withContent(
      {
        'en/upcoming_events': [
          { ...event(1, '2026-11-24T10:00:00+05:30'), ...wrong },
          event(2, '2026-11-25T10:00:00+05:30'),
        ],
      },
      async ({ report }) => {
        const { getEvents } = await load();
        expect(ids(await getEvents('en'))).toEqual(['2']);
        expect((await report('held-back'))[0]).toMatchObject({ address: 'upcoming_events/', entry: '1', field });
      },
    ),
  );
});
