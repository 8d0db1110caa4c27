import type { Visit } from '~/stores/list-visits';

/** An entry of the list's feed. */
export interface Entry {
  /** The permanent name of the entry, the same in both languages. */
  readonly name: string;
  readonly day: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** The language of the title, and the language of the summary. */
  readonly langs: readonly [string, string];
}

/** The first visit does not read the feed. So the next visit shows all entries of this day as new. */
export const firstVisit = (day: string): Visit => ({ day, from: day, names: [] });

/** Returns the visit to compare today's entries with, if there is one. */
export const visitBefore = (last: Visit, today: string): Visit | undefined => (last.day === today ? last.before : last);

/** Returns today's visit, with the entries of the list's feed. The third parameter is the visit before today. */
export const visitNow = (entries: readonly Entry[], today: string, { day, from, names }: Visit): Visit => ({
  day: today,
  from: entries.map((entry) => entry.day).sort()[0] ?? today,
  names: entries.map(({ name }) => name),
  before: { day, from, names },
});

/**
 * Returns the entries that are new since a visit. A new entry may have an earlier day than the visit, because editors write the
 * day of the document.
 */
export const newSince = (entries: readonly Entry[], { from, names }: Visit): Entry[] =>
  entries.filter(({ day, name }) => day >= from && !names.includes(name));
