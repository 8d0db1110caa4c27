// Limits the time that one publish spends on slow work, such as making pictures. So an entry with very much slow work
// does not delay the changes of other editors. A build and the first publish of a publisher have no limit.
import { isUpdate, revisionTime } from './queries.ts';

/**
 * `new`: this publish is the first that needs the work. `late`: an earlier publish had no time for the work. `again`: the work
 * was done before, and is repeated.
 */
type Kind = 'new' | 'late' | 'again';

/**
 * The largest number of late pieces of work in memory. If there are more, all are removed, and then count as new. Without a
 * limit, addresses that editors invent would fill the memory.
 */
const MOST_LATE = 10_000;

/**
 * True if this publish has time for the work with the name `key`. If there is no time, new work counts as late in the next
 * publish.
 */
export type Turns = (key: string, kind?: Kind) => boolean;

/**
 * Creates a time limit of `seconds` in each publish, separately for each kind of work. So new work does not wait for
 * the late work of other entries. Each publish does at least one piece of work of each kind.
 */
export function openTurns(seconds: number): Turns {
  const late = new Set<string>();
  /** Work of the kind `again` that was done. It is not done again before a publish had time for all work of this kind. */
  let repeated = new Set<string>();
  let isShort = false;
  let publish = revisionTime();
  let since = { new: Infinity, late: Infinity, again: Infinity };
  return (key, said = 'new') => {
    if (!isUpdate()) return true;
    if (publish !== revisionTime()) {
      if (!isShort) repeated = new Set();
      [publish, isShort] = [revisionTime(), false];
      since = { new: Infinity, late: Infinity, again: Infinity };
    }
    const kind = said === 'new' && late.has(key) ? 'late' : said;
    if (kind === 'again' && repeated.has(key)) return false;
    const now = performance.now();
    since[kind] = Math.min(since[kind], now);
    const hasTime = now - since[kind] <= seconds * 1000;
    if (late.size >= MOST_LATE) late.clear();
    if (kind !== 'again') late[hasTime ? 'delete' : 'add'](key);
    else if (hasTime) repeated.add(key);
    else isShort = true;
    return hasTime;
  };
}
