/** The list of all entries is at one of the first two levels. This list may have any length. */
const LEVELS_OF_THE_LIST = 2;

interface Most {
  /** The largest number of levels of nesting. */
  readonly levels: number;
  /** The largest number of items of one list, or of fields of one object, inside an entry. */
  readonly items: number;
}

/** Leaves out all items of a list, or all fields of an object, after the first `most`. */
function cutLong(parent: object, most: number): void {
  if (Array.isArray(parent)) {
    if (parent.length > most) parent.length = most;
    return;
  }
  const names = Object.keys(parent);
  if (names.length > most) for (const name of names.slice(most)) Reflect.deleteProperty(parent, name);
}

/**
 * Changes an answer of the API: everything deeper than `levels` becomes `null`, and long lists and objects inside its entries
 * are cut. So recursive code cannot overflow the stack, and an entry cannot use all memory. Entries with a cut list are held
 * back later, because the limits of an entry are lower than the limits here.
 */
export function cutDeep(value: unknown, { levels, items }: Most): unknown {
  let level = [value];
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const parent of level) {
      if (typeof parent !== 'object' || parent === null) continue;
      if (depth > LEVELS_OF_THE_LIST) cutLong(parent, items);
      for (const [key, child] of Object.entries(parent)) {
        if (typeof child !== 'object' || child === null) continue;
        if (depth < levels) next.push(child);
        else Reflect.set(parent, key, null);
      }
    }
    level = next;
  }
  return value;
}
