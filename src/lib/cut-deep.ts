/**
 * Changes a JSON value: everything deeper than `most` levels becomes `null`. So recursive code cannot overflow the
 * stack, and a schema reports the missing part.
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
