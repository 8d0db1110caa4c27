// Cuts a table of keys into files, so that a change of one key changes few of them.
import { fileName, HASH_BYTES, type Leaf, type TableName } from '../files.ts';
import { contentHash, hexOf } from './hash.ts';
import { cut, placeOf, type Range } from './cut.ts';

/** What a table holds of one key; files put the two parts of all their keys together. */
export interface Cell {
  readonly head: Uint8Array;
  readonly rest: Uint8Array;
}

export interface BuiltLeaf extends Leaf {
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

const sizeOf = ({ head, rest }: Cell): number => head.length + rest.length;

/** More changes than these are quicker sorted in than put one by one into their places. */
const MANY = 1000;

/** `limit` is in bytes; `join` makes a file of the parts of its keys. */
export function openTable(name: TableName, limit: number, join: (cells: readonly Cell[]) => Uint8Array): Table {
  let keys: string[] = [];
  let cells: Cell[] = [];
  /** Of the cells: to ask tens of thousands at every change takes longer than the change. */
  let sizes: number[] = [];
  let changes = new Map<string, Cell | undefined>();
  let built = new Map<string, BuiltLeaf>();
  let inOrder: readonly BuiltLeaf[] = [];

  function sortIn(): void {
    const all = new Map(keys.map((key, index) => [key, cells[index]]));
    for (const [key, cell] of changes) all.set(key, cell);
    const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
    keys = [];
    cells = [];
    sizes = [];
    for (const [key, cell] of sorted) {
      if (!cell) continue;
      keys.push(key);
      cells.push(cell);
      sizes.push(sizeOf(cell));
    }
  }

  function putIn(): void {
    for (const [key, cell] of changes) {
      const place = placeOf(keys, key);
      const known = keys[place] === key ? 1 : 0;
      keys.splice(place, known, ...(cell ? [key] : []));
      cells.splice(place, known, ...(cell ? [cell] : []));
      sizes.splice(place, known, ...(cell ? [sizeOf(cell)] : []));
    }
  }

  function build({ start, from, to }: Range, dirty: readonly string[]): BuiltLeaf {
    const [first = '', last = ''] = [keys[from], keys[to - 1]];
    const known = built.get(start);
    const isSame = known?.first === first && known.last === last && known.count === to - from;
    if (known && isSame && (dirty[placeOf(dirty, first)] ?? '\uffff') > last) return known;
    const bytes = join(cells.slice(from, to));
    const hash = contentHash(bytes).slice(0, HASH_BYTES[name]);
    return { start, name: fileName(name, start, hexOf(hash)), hash, bytes, first, last, count: to - from };
  }

  return {
    put: (key, cell) => void changes.set(key, cell),
    leaves() {
      if (changes.size === 0) return inOrder;
      if (changes.size > MANY) sortIn();
      else putIn();
      const sums = new Float64Array(cells.length + 1);
      let sum = 0;
      for (let index = 0; index < sizes.length; index += 1) sums[index + 1] = sum += sizes[index] ?? 0;
      const dirty = [...changes.keys()].sort();
      inOrder = cut(keys, sums, limit).map((range) => build(range, dirty));
      built = new Map(inOrder.map((leaf) => [leaf.start, leaf]));
      changes = new Map();
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
