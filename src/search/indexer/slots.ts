import { SPAN } from '../ids.ts';
import { textHash } from '../hash.ts';

const LEAST_SLOTS = 8;
const GROWTH = 2;

/**
 * Gives each key a slot: a number within its day. The slot is the key's place in a hash table, or the next free place. The
 * table is at most half full, so a new or removed entry changes few slots of other entries. All slots are below `most`.
 */
export function slotsOf(keys: Iterable<string>, most = SPAN): Map<string, number> {
  const hashed = [...keys].map((key) => ({ key, hash: textHash(key) }));
  hashed.sort((a, b) => a.hash - b.hash || (a.key < b.key ? -1 : 1));
  let size = LEAST_SLOTS;
  while (size < 2 * hashed.length && size * GROWTH <= most) size *= GROWTH;
  const taken = new Set<number>();
  const slots = new Map<string, number>();
  // A day has at most 32,768 slots. If a day had more entries, some of them would be missing in the search. No company
  // publishes so many entries in a day.
  for (const { key, hash } of hashed.slice(0, size)) {
    let slot = hash % size;
    while (taken.has(slot)) slot = (slot + 1) % size;
    taken.add(slot);
    slots.set(key, slot);
  }
  return slots;
}
