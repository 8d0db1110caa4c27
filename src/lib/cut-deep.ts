/**
 * Cuts what lies deeper in a JSON value than `most` levels, in the value itself: `null` stands in its place. Whoever walks the
 * value then needs no more of the stack than that, and a schema says what it expected there.
 */
export function cutDeep(value: unknown, most: number): unknown {
  let level = [value];
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const parent of level) {
      if (typeof parent !== 'object' || parent === null) continue;
      for (const [key, child] of Object.entries(parent)) {
        if (typeof child !== 'object' || child === null) continue;
        if (depth < most) next.push(child);
        else Reflect.set(parent, key, null);
      }
    }
    level = next;
  }
  return value;
}
