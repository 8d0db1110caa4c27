/** A range of sorted keys that begin with the same letters. The range becomes one file. */
export interface Branch {
  readonly start: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the position of a key in a sorted list. If the list does not have the key, returns the position at which the key must
 * be inserted.
 */
export function placeOf(keys: readonly string[], key: string, from = 0, to = keys.length): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the position after the last key that has the same letter at the position `depth` as the key at `at`. */
function endOfBranch(keys: readonly string[], at: number, to: number, depth: number): number {
  const letter = keys[at]?.[depth];
  if (letter === undefined || at + 1 >= to || keys[at + 1]?.[depth] !== letter) return at + 1;
  return placeOf(keys, `${keys[at]?.slice(0, depth + 1) ?? ''}\uffff`, at + 2, to);
}

/**
 * Divides sorted keys into ranges that are not larger than a limit in bytes. All keys of a range begin with the same letters.
 * Small neighbouring ranges are merged. A change of one key changes only a few ranges. `sums[n]` is the total size of the first
 * `n` keys.
 */
export function cut(keys: readonly string[], sums: ArrayLike<number>, limit: number): Branch[] {
  const branches: Branch[] = [];
  const size = (from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0);
  const beginning = (at: number, letters: number): string => (keys[at] ?? '').slice(0, letters);

  function split(from: number, to: number, depth: number): void {
    if (to - from <= 1 || size(from, to) <= limit) {
      branches.push({ start: beginning(from, depth), from, to });
      return;
    }
    let open: number | undefined;
    const close = (end: number): void => {
      if (open !== undefined) branches.push({ start: beginning(open, depth + 1), from: open, to: end });
      open = undefined;
    };
    for (let at = from; at < to;) {
      const end = endOfBranch(keys, at, to, depth);
      if (size(at, end) > limit) {
        close(at);
        split(at, end, depth + 1);
      } else {
        if (open !== undefined && size(open, end) > limit) close(at);
        open ??= at;
      }
      at = end;
    }
    close(to);
  }

  if (keys.length > 0) split(0, keys.length, 0);
  return branches;
}
