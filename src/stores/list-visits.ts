// Stores the visits to lists, in this browser only. This is not a nanostore, because only one script reads the visits.
import { keep, read } from './storage';

/** A visit to a list. All visits on one day count as one visit. Days are days in India, as YYYY-MM-DD. */
export interface Visit {
  readonly day: string;
  /** The day of the oldest entry in the feed at this visit. */
  readonly from: string;
  /** The names of the entries in the feed at this visit. */
  readonly names: readonly string[];
  /** The visit before this one. */
  readonly before?: Visit;
}

const PREFIX = 'visit:';

const isSound = ({ day, from, names }: Visit): boolean =>
  [day, from].every((one) => /^\d{4}-\d\d-\d\d$/.test(one)) && Array.isArray(names);

/** Returns the last visit to a list. Returns undefined if there was none, or if its text was damaged. */
export function lastVisit(list: string): Visit | undefined {
  try {
    const visit = JSON.parse(read(PREFIX + list)) as Visit;
    return isSound(visit) && (!visit.before || isSound(visit.before)) ? visit : undefined;
  } catch {
    return undefined;
  }
}

export const keepVisit = (list: string, visit: Visit): boolean => keep(PREFIX + list, JSON.stringify(visit));

/** Deletes the visits to all lists. */
export function forgetVisits(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) keep(name, '');
  } catch {
    // Storage is off, so there is nothing to delete.
  }
}
