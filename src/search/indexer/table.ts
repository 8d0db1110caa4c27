// Divides a table of keys into files. A change of one key changes few files.
import { contentHash } from '../hash.ts';
import { type Branch, cut, placeOf } from './cut.ts';

/** The content of one key, in two parts. A file holds all first parts (`head`), and then all second parts (`rest`). */
export interface Cell {
  readonly head: Uint8Array;
  readonly rest: Uint8Array;
}

/** The content of a file. `start` is its first key, or the beginning of this key. */
export interface BuiltLeaf {
  readonly start: string;
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

export interface Table {
  /** Sets the cell (the content) of a key. `undefined` removes the key. */
  readonly put: (key: string, cell: Cell | undefined) => void;
  readonly leaves: () => readonly BuiltLeaf[];
}

const sizeOf = ({ head, rest }: Cell): number => head.length + rest.length;

const NO_CELL: Cell = { head: new Uint8Array(), rest: new Uint8Array() };

/** `limit` is the largest size of a file in bytes. `join` makes the content of a file from cells (contents of keys). */
export function openTable(limit: number, join: (cells: readonly Cell[]) => Uint8Array): Table {
  let keys: string[] = [];
  let cells: Cell[] = [];
  let changes = new Map<string, Cell | undefined>();
  let built = new Map<string, BuiltLeaf>();
  let inOrder: readonly BuiltLeaf[] = [];

  /**
   * Replaces changed cells (contents of keys). If keys were added or removed, builds the whole list again in one pass.
   */
  function workIn(dirty: readonly string[]): void {
    let place = 0;
    let moves = 0;
    for (const key of dirty) {
      place = placeOf(keys, key, place);
      const cell = changes.get(key);
      if (keys[place] === key && cell) cells[place] = cell;
      else if (cell || keys[place] === key) moves += 1;
    }
    if (moves > 0) merge(dirty);
  }

  function merge(dirty: readonly string[]): void {
    const [oldKeys, oldCells] = [keys, cells];
    [keys, cells] = [[], []];
    let old = 0;
    const keepUpTo = (key: string | undefined): void => {
      for (; old < oldKeys.length && (key === undefined || (oldKeys[old] ?? '') < key); old += 1) {
        keys.push(oldKeys[old] ?? '');
        cells.push(oldCells[old] ?? NO_CELL);
      }
    };
    for (const key of dirty) {
      keepUpTo(key);
      if (oldKeys[old] === key) old += 1;
      const cell = changes.get(key);
      if (!cell) continue;
      keys.push(key);
      cells.push(cell);
    }
    keepUpTo(undefined);
  }

  function build({ start, from, to }: Branch, dirty: readonly string[]): BuiltLeaf {
    const [first = '', last = ''] = [keys[from], keys[to - 1]];
    const known = built.get(start);
    const isSame = known?.first === first && known.last === last && known.count === to - from;
    if (known && isSame && (dirty[placeOf(dirty, first)] ?? '\uffff') > last) return known;
    const bytes = join(cells.slice(from, to));
    return { start, hash: contentHash(bytes), bytes, first, last, count: to - from };
  }

  return {
    put: (key, cell) => void changes.set(key, cell),
    leaves() {
      if (changes.size === 0) return inOrder;
      const dirty = [...changes.keys()].sort();
      workIn(dirty);
      const sums = new Float64Array(cells.length + 1);
      let sum = 0;
      for (const [index, cell] of cells.entries()) sums[index + 1] = sum += sizeOf(cell);
      inOrder = cut(keys, sums, limit).map((branch) => build(branch, dirty));
      built = new Map(inOrder.map((leaf) => [leaf.start, leaf]));
      changes = new Map();
      return inOrder;
    },
  };
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
