import * as z from 'zod';
import { dayInIndia, yearOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { groupBy } from '~/lib/group';
import { hasBegun, hasPassed } from '../clock';
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

/** The end of an event. If the API gives no end, the event ends with its first day. */
const overAt = (entry: Event): string => entry.endsAt ?? `${dayInIndia(entry.startsAt)}T23:59:59+05:30`;

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

function replaces(entry: Event, other: Event, lang: Lang): boolean {
  if (entry.lang !== other.lang) return entry.lang === lang;
  return Date.parse(entry.updatedAt ?? '1900-01-01') >= Date.parse(other.updatedAt ?? '1900-01-01');
}

const startOf = (entry: Event): number => Date.parse(entry.startsAt);

/** All events, in the order of their start. */
export const getEvents = derivedInBoth(async () => {
  const [upcoming, past] = await Promise.all(
    ['upcoming_events/', 'past_events/'].map((path) => entriesInBoth({ path, schema: event })),
  );
  const all = (lang: Lang): Event[] =>
    merged(lang, [upcoming?.[lang] ?? [], past?.[lang] ?? []]).sort(
      (a, b) => startOf(a) - startOf(b) || a.id.localeCompare(b.id),
    );
  return { en: all('en'), hi: all('hi') };
});

export function stateOf(entry: Event): EventState {
  if (hasPassed(overAt(entry))) return 'past';
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
