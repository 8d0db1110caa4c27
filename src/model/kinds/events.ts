import * as z from 'zod';
import { dayInIndia, startOf, yearOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { groupBy } from '~/lib/group';
import { hasBegun, hasPassed } from '../clock';
import { changedAt } from '../dated';
import { derivedInBoth, entriesInBoth, type Localised } from '../door/load';
import { report } from '../door/report';
import {
  contract,
  file,
  id,
  image,
  listOf,
  moment,
  optional,
  optionalHtml,
  optionalText,
  ourNames,
  text,
} from '../door/shapes';

export const event = z
  .object({
    id,
    title: text,
    starts_at: moment,
    ends_at: optional(moment),
    venue: optionalText,
    summary: optionalText,
    body: optionalHtml,
    image: optional(image),
    photos: listOf(image),
    files: listOf(file),
    updated_at: optional(moment),
  })
  .refine((wire) => !wire.ends_at || Date.parse(wire.ends_at) >= Date.parse(wire.starts_at), {
    path: ['ends_at'],
    message: 'a moment at or after starts_at',
  })
  .transform(ourNames)
  .register(contract, { id: 'Event' });

export type Event = Localised<z.infer<typeof event>>;
export type EventState = 'coming' | 'running' | 'past';

/**
 * Merges two lists. If both have an entry with the same ID, keeps the entry in the page's language. If both entries are in the
 * same language, keeps the entry with the later change. Reports duplicates.
 */
function merged(lang: Lang, lists: readonly (readonly Event[])[]): Event[] {
  const kept = new Map<string, Event>();
  for (const entry of lists.flat()) {
    const other = kept.get(entry.id);
    if (entry.lang === lang && other?.lang === lang)
      report({ kind: 'duplicate', address: 'past_events/', lang, entry: entry.id });
    if (other && !replaces(entry, other, lang)) continue;
    kept.set(entry.id, entry);
  }
  return [...kept.values()];
}

const replaces = (entry: Event, other: Event, lang: Lang): boolean =>
  entry.lang === other.lang ? changedAt(entry) >= changedAt(other) : entry.lang === lang;

/** All events, in the order of their start. */
export const getEvents = derivedInBoth(async () => {
  const [upcoming, past] = await Promise.all(
    ['upcoming_events/', 'past_events/'].map((path) => entriesInBoth({ path, schema: event })),
  );
  const all = (lang: Lang): Event[] =>
    merged(lang, [upcoming?.[lang] ?? [], past?.[lang] ?? []]).sort(
      (a, b) => startOf(a.startsAt) - startOf(b.startsAt) || a.id.localeCompare(b.id),
    );
  return { en: all('en'), hi: all('hi') };
});

/** Without an end, an event is over after its day. */
export function stateOf(entry: Event): EventState {
  if (hasPassed(entry.endsAt ?? dayInIndia(entry.startsAt))) return 'past';
  return entry.endsAt !== undefined && hasBegun(entry.startsAt) ? 'running' : 'coming';
}

/** Events that are not over. The next event comes first. */
export const getUpcomingEvents = async (lang: Lang): Promise<Event[]> =>
  (await getEvents(lang)).filter((entry) => stateOf(entry) !== 'past');

/** Events that are over. The latest event comes first. */
export const getPastEvents = async (lang: Lang): Promise<Event[]> =>
  (await getEvents(lang)).filter((entry) => stateOf(entry) === 'past').reverse();

export const eventsByYear = (entries: readonly Event[]): { key: number; items: Event[] }[] =>
  groupBy(entries, (entry) => yearOf(entry.startsAt));
