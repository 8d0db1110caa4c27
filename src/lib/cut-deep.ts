interface Most {
  /** Levels of nesting. */
  readonly levels: number;
  /** Items of one list, or fields of one object. */
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
 * Changes a JSON value: everything deeper than `levels` becomes `null`, and long lists and objects are cut. So recursive
 * code cannot overflow the stack, and work on a value cannot need the whole memory. Cut entries are held back later,
 * because the limits here are above those of an entry.
 */
export function cutDeep(value: unknown, { levels, items }: Most): unknown {
  let level = [value];
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const parent of level) {
      if (typeof parent !== 'object' || parent === null) continue;
      cutLong(parent, items);
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
