// Limits how long a publish waits for one kind of slow work, so that an entry with very much of it does not delay the
// changes of other editors. A build and the first publish of a publisher have no limit.
import { isUpdate, revisionTime } from './queries.ts';

/** Work that nobody has seen before, that an earlier publish had no time for, or that was done before. */
type Kind = 'new' | 'late' | 'again';

/** True if this publish has time to do the work that `key` names. Work that got no turn is late the next time. */
export type Turns = (key: string, kind?: Kind) => boolean;

/**
 * Gives a publish `seconds` for each kind of work, so that new work does not stand behind late work of others. Each
 * publish does at least one of a kind.
 */
export function openTurns(seconds: number): Turns {
  const late = new Set<string>();
  /** Work that was done again since a publish had time for all such work. It waits until all others had their turn. */
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
    if (kind !== 'again') late[hasTime ? 'delete' : 'add'](key);
    else if (hasTime) repeated.add(key);
    else isShort = true;
    return hasTime;
  };
}
