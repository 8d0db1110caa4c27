import type { Visit } from '~/stores/list-visits';

/** An entry of the list's feed. */
export interface Entry {
  /** The permanent name of the entry, the same in both languages. */
  readonly name: string;
  readonly day: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** The language of the title, and that of the summary. */
  readonly langs: readonly [string, string];
}

/** At the first visit the feed is not read. So all entries of this day count as new at the next visit. */
export const firstVisit = (day: string): Visit => ({ day, from: day, names: [] });

/** Returns the visit with which today's entries are compared, if there is one. */
export const visitBefore = (last: Visit, today: string): Visit | undefined => (last.day === today ? last.before : last);

/** The visit of today, after the feed was read. `before` is the visit before it. */
export const visitNow = (entries: readonly Entry[], today: string, { day, from, names }: Visit): Visit => ({
  day: today,
  from: entries.map((entry) => entry.day).sort()[0] ?? today,
  names: entries.map(({ name }) => name),
  before: { day, from, names },
});

/** What came since a visit. An entry may have an earlier day than the visit, because editors write the day of a paper. */
export const newSince = (entries: readonly Entry[], { from, names }: Visit): Entry[] =>
  entries.filter(({ day, name }) => day >= from && !names.includes(name));
