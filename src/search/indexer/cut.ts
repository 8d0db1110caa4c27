/** Keys from one place in their order up to another, under the beginning that they share: they become a leaf. */
export interface Branch {
  readonly start: string;
  readonly from: number;
  readonly to: number;
}

/** Where a key is in a sorted list from a place on, or would be. */
export function placeOf(keys: readonly string[], key: string, from = 0, to = keys.length): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Up to where keys have the same letter at a depth. One that ends there has none to share with the next. */
function endOfBranch(keys: readonly string[], at: number, to: number, depth: number): number {
  const letter = keys[at]?.[depth];
  if (letter === undefined || at + 1 >= to || keys[at + 1]?.[depth] !== letter) return at + 1;
  return placeOf(keys, `${keys[at]?.slice(0, depth + 1) ?? ''}\uffff`, at + 2, to);
}

/**
 * Leaves of the trie of sorted keys: one that is within the limit stays whole, neighbours with one parent are put together
 * while they are. What is cut where depends on nothing but the keys and sizes nearby. `sums` has the size of all before.
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
