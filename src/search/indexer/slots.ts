import { UNDATED_DAYS, dayNumber, isSayable } from '../ids.ts';
import { type Entry, keyOfEntry } from '../entry.ts';
import { textHash } from '../hash.ts';

const LEAST_SLOTS = 8;
const GROWTH = 2;

/** The day an entry's id has. Those without a date that an id can say are spread, so that one more moves few others. */
export function idDay(entry: Entry): number {
  const date = Date.parse(entry.date ?? '');
  return !isSayable(date) ? textHash(`${keyOfEntry(entry)} day`) % UNDATED_DAYS : dayNumber(date);
}

/**
 * A slot for each key of one day: where its hash puts it in a table at most half full, or the next that is free. So an
 * addition or a removal leaves nearly all others where they are.
 */
export function slotsOf(keys: Iterable<string>): Map<string, number> {
  const hashed = [...keys].map((key) => ({ key, hash: textHash(key) }));
  hashed.sort((a, b) => a.hash - b.hash || (a.key < b.key ? -1 : 1));
  let size = LEAST_SLOTS;
  while (size < 2 * hashed.length) size *= GROWTH;
  const taken = new Set<number>();
  const slots = new Map<string, number>();
  for (const { key, hash } of hashed) {
    let slot = hash % size;
    while (taken.has(slot)) slot = (slot + 1) % size;
    taken.add(slot);
    slots.set(key, slot);
  }
  return slots;
}
