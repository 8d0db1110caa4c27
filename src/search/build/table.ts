// Cuts a table of keys into files, so that a change of one key changes few of them.
import { HASH_BYTES, fileName, type Leaf, type TableName } from '../files.ts';
import { contentHash } from './hash.ts';

/** What a table holds of one key; files put the two parts of all their keys together. */
export interface Cell {
  readonly head: Uint8Array;
  readonly rest: Uint8Array;
}

interface BuiltLeaf extends Leaf {
  readonly hash: Uint8Array;
  readonly bytes: Uint8Array;
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

export interface Table {
  /** Takes what there is now of a key, or that there is nothing any more. */
  readonly put: (key: string, cell: Cell | undefined) => void;
  readonly leaves: () => readonly BuiltLeaf[];
}

interface Range {
  readonly start: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Leaves of the trie of the keys: one that is within the limit stays whole, neighbours with one parent are put together
 * while they are. What is cut where depends on nothing but the keys and sizes nearby.
 */
function cut(keys: readonly string[], sumBefore: readonly number[], limit: number): Range[] {
  const ranges: Range[] = [];
  const size = (from: number, to: number): number => (sumBefore[to] ?? 0) - (sumBefore[from] ?? 0);
  const split = (from: number, to: number, depth: number): void => {
    const start = (keys[from] ?? '').slice(0, depth);
    if (to - from <= 1 || size(from, to) <= limit) return void ranges.push({ start, from, to });
    let open: number | undefined;
    const close = (end: number): void => {
      if (open !== undefined) ranges.push({ start: (keys[open] ?? '').slice(0, depth + 1), from: open, to: end });
      open = undefined;
    };
    for (let at = from; at < to;) {
      let end = at + 1;
      while (end < to && keys[end]?.[depth] === keys[at]?.[depth]) end += 1;
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
    return undefined;
  };
  if (keys.length > 0) split(0, keys.length, 0);
  return ranges;
}

/** Where a key is in a sorted list, or would be. */
function placeOf(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `limit` is in bytes; `join` makes a file of the parts of its keys. */
export function openTable(name: TableName, limit: number, join: (cells: readonly Cell[]) => Uint8Array): Table {
  const cells = new Map<string, Cell>();
  let keys: string[] | undefined = [];
  let dirty = new Set<string>();
  let built = new Map<string, BuiltLeaf>();
  let inOrder: readonly BuiltLeaf[] = [];

  function put(key: string, cell: Cell | undefined): void {
    const isKnown = cells.has(key);
    if (cell) cells.set(key, cell);
    else cells.delete(key);
    dirty.add(key);
    if (isKnown === (cell !== undefined) || !keys) return;
    // The first build brings thousands: sorting once is faster than finding a place for each.
    if (inOrder.length === 0) keys = undefined;
    else keys.splice(placeOf(keys, key), isKnown ? 1 : 0, ...(cell ? [key] : []));
  }

  function build({ start, from, to }: Range, all: readonly string[]): BuiltLeaf {
    const own = all.slice(from, to);
    const [first = '', last = ''] = [own[0], own.at(-1)];
    const known = built.get(start);
    const isSame = known?.first === first && known.last === last && known.count === own.length;
    if (known && isSame && !own.some((key) => dirty.has(key))) return known;
    const bytes = join(own.map((key) => cells.get(key)).filter((cell) => cell !== undefined));
    const hash = contentHash(bytes).slice(0, HASH_BYTES);
    const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return { start, name: fileName(name, start, hex), hash, bytes, first, last, count: own.length };
  }

  return {
    put,
    leaves() {
      if (dirty.size === 0) return inOrder;
      keys ??= [...cells.keys()].sort();
      const all = keys;
      let sum = 0;
      const sums = [0];
      for (const key of all) {
        const cell = cells.get(key);
        sum += cell ? cell.head.length + cell.rest.length : 0;
        sums.push(sum);
      }
      inOrder = cut(all, sums, limit).map((range) => build(range, all));
      built = new Map(inOrder.map((leaf) => [leaf.start, leaf]));
      dirty = new Set();
      return inOrder;
    },
  };
}

/** Parts one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
