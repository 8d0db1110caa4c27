// Gives each entry its ID. An entry and its translation form a place: they get the same day and the same slot (a number within
// the day).
import { type Entry, keyOfEntry, sharedName } from '../entry.ts';
import { textHash } from '../hash.ts';
import { dayNumber, idOf, idOfPage, isSayable, MOST_DOCUMENTS_A_DAY, MOST_PAGES, UNDATED_DAYS } from '../ids.ts';
import { slotsOf } from './slots.ts';

/** The entries in one place: an entry and its translation, the pages of a document, or an entry alone. */
interface Placed {
  /** The name of the place. It is unique in the index. */
  readonly name: string;
  readonly entries: readonly Entry[];
}

/**
 * Returns the day number of a place. If the English entry has a date, this date counts, because the dates of the two entries
 * may differ. Entries without a date are divided among 64 day numbers, so that a new entry changes few IDs of other entries.
 */
function dayOf({ name, entries }: Placed): number {
  const dates = entries.toSorted((a, b) => (a.lang < b.lang ? -1 : 1)).map(({ date }) => Date.parse(date ?? ''));
  const date = dates.find(isSayable);
  return date === undefined ? textHash(`${name} day`) % UNDATED_DAYS : dayNumber(date);
}

const isOfDocument = (entries: readonly Entry[]): boolean => entries.some(({ page }) => page !== undefined);

/**
 * Returns the places of all entries with one shared name. Only one English entry and one Hindi entry can be translations of
 * each other.
 */
function placesOf(name: string, entries: readonly Entry[]): Placed[] {
  const isPair = entries.length === 2 && entries[0]?.lang !== entries[1]?.lang;
  return isPair || isOfDocument(entries)
    ? [{ name, entries }]
    : entries.map((entry) => ({ name: `${name} ${keyOfEntry(entry)}`, entries: [entry] }));
}

export interface Moved {
  readonly entry: Entry;
  readonly id: number;
}

function placedAt(place: Placed, slot: number): Moved[] {
  const at = { isAlone: place.entries.length === 1, day: dayOf(place), slot };
  return place.entries.flatMap((entry) => {
    const { lang, kind, page = 1 } = entry;
    if (page > MOST_PAGES) return [];
    const id = entry.page === undefined ? idOf({ ...at, lang, kind }) : idOfPage({ ...at, lang, kind }, page);
    return { entry, id };
  });
}

export function openPlaces() {
  const byName = new Map<string, Map<string, Entry>>();
  const days = new Map<string, Map<string, Placed>>();

  return {
    /**
     * Adds the entries `put`, and removes the entries `before`: the removed entries and the earlier versions of changed
     * entries. Each entry has a number among the entries of its day (its slot). A change can give other entries of the same day
     * another slot. So this function returns the new IDs of all entries of the days that have a change.
     */
    change(before: readonly Entry[], put: readonly Entry[]): Moved[] {
      const names = new Set([...before, ...put].map(sharedName));
      const touched = new Set<string>();
      const eachPlace = (act: (day: string, place: Placed) => void): void => {
        for (const name of names)
          for (const place of placesOf(name, [...(byName.get(name)?.values() ?? [])])) {
            const day = `${name.slice(0, name.indexOf(' '))} ${dayOf(place)}`;
            touched.add(day);
            act(day, place);
          }
      };
      eachPlace((day, { name }) => days.get(day)?.delete(name));
      for (const entry of before) byName.get(sharedName(entry))?.delete(keyOfEntry(entry));
      for (const entry of put) {
        const own = byName.get(sharedName(entry)) ?? new Map<string, Entry>();
        byName.set(sharedName(entry), own.set(keyOfEntry(entry), entry));
      }
      eachPlace((day, place) => days.set(day, (days.get(day) ?? new Map<string, Placed>()).set(place.name, place)));
      return [...touched].flatMap((day) => {
        const places = days.get(day) ?? new Map<string, Placed>();
        const most = [...places.values()].some(({ entries }) => isOfDocument(entries))
          ? MOST_DOCUMENTS_A_DAY
          : undefined;
        return [...slotsOf(places.keys(), most)].flatMap(([name, slot]) => {
          const place = places.get(name);
          return place ? placedAt(place, slot) : [];
        });
      });
    },
  };
}
