// Writes the posting lists of a word as bytes. A posting says that an entry has the word, and in which field.
import { pushNumber, pushWord } from '../bytes.ts';
import { FIELDS } from '../fields.ts';
import { CHECK_BYTES } from '../files.ts';
import { contentHash } from '../hash.ts';
import { SPAN, segmentOf } from '../ids.ts';
import { END, FIELD_COUNT, NEXT, SURFACES } from '../list-format.ts';
import { joined, type Cell } from './table.ts';

const DAY_AND_SLOT = SPAN * SPAN;
const COLUMNS = 4;

/**
 * Returns a posting (the entry and the field that have a word) as one number. Sorting the numbers sorts by kind and
 * language, then by field, then by date with the newest first.
 */
export const posting = (id: number, field: number): number =>
  (segmentOf(id) * FIELD_COUNT + field) * DAY_AND_SLOT + (id % DAY_AND_SLOT);
const groupIn = (value: number): number => Math.floor(value / DAY_AND_SLOT);

/** One column of the posting lists, as a buffer that grows. A plain array needs twice the time. */
interface Column {
  bytes: Uint8Array;
  length: number;
}

const [FIRST_ROOM, MOST_BYTES] = [1024, 5];
/**
 * The columns of one cell (the content of one key). All cells use these buffers, because only one cell is written at a
 * time.
 */
const columns: readonly Column[] = Array.from({ length: COLUMNS }, () => ({
  bytes: new Uint8Array(FIRST_ROOM),
  length: 0,
}));
const [groups, firstDays, days, slots] = columns as readonly [Column, Column, Column, Column];

/** Appends a number to a column, in the format of `pushNumber`. */
function put(to: Column, value: number): void {
  if (to.length + MOST_BYTES > to.bytes.length) {
    const more = new Uint8Array(2 * to.bytes.length);
    more.set(to.bytes);
    to.bytes = more;
  }
  let rest = value;
  for (; rest > 127; rest >>>= 7) to.bytes[to.length++] = (rest & 127) | 128;
  to.bytes[to.length++] = rest;
}

function putByte(to: Column, byte: number): void {
  put(to, 0);
  to.bytes[to.length - 1] = byte;
}

/**
 * Writes a posting list in runs. The postings of a run have the same language, kind and field. A run consists of a number for
 * language, kind and field, the count, the first day, the steps to the next days, and the slots. The number is doubled, and 1
 * is added if a count follows. If two postings have the same day, the step between their slots is written.
 */
function putList(sorted: readonly number[]): void {
  let runs = 0;
  const runsAt = groups.length;
  putByte(groups, 0);
  for (let from = 0; from < sorted.length; runs += 1) {
    const group = groupIn(sorted[from] ?? 0);
    const [first, past] = [group * DAY_AND_SLOT, (group + 1) * DAY_AND_SLOT];
    let end = from + 1;
    while (end < sorted.length && (sorted[end] ?? 0) < past) end += 1;
    put(groups, 2 * group + (end - from > 1 ? 1 : 0));
    if (end - from > 1) put(groups, end - from);
    let [day, free] = [-1, 0];
    for (let index = from; index < end; index += 1) {
      const value = (sorted[index] ?? 0) - first;
      const own = Math.floor(value / SPAN);
      const slot = value - own * SPAN;
      if (index === from) put(firstDays, own);
      else put(days, own - day);
      put(slots, own === day ? slot - free : slot);
      day = own;
      free = slot + 1;
    }
    from = end;
  }
  groups.bytes[runsAt] = runs;
}

/** Returns the cell (the content) of one key: its words and their posting lists. The lists must be sorted. */
export function termCell(key: string, surfaces: readonly (readonly [string, readonly number[]])[]): Cell {
  const [head, lengths]: [number[], number[]] = [[], []];
  for (const column of columns) column.length = 0;
  pushWord(head, key);
  for (const [index, [surface, postings]] of surfaces.entries()) {
    head.push(index === 0 ? SURFACES : NEXT);
    pushWord(head, surface);
    putList(postings);
  }
  head.push(END);
  for (const { length } of columns.slice(0, -1)) pushNumber(lengths, length);
  // `allocUnsafe` puts many small buffers into one piece of memory. Separate arrays need four times as much memory.
  const rest = Buffer.allocUnsafe(columns.reduce((sum, { length }) => sum + length, lengths.length));
  rest.set(lengths);
  let at = lengths.length;
  for (const { bytes, length } of columns) {
    rest.set(bytes.subarray(0, length), at);
    at += length;
  }
  return { head: Buffer.from(head), rest };
}

/**
 * A key has several lists of numbers, one after the other. Returns for each key where each of its lists starts and ends.
 * Each change handles ten thousand keys here, so it must be fast.
 */
function placesIn(cells: readonly Cell[]): Uint32Array {
  const places = new Uint32Array(cells.length * (COLUMNS + 1));
  let place = 0;
  for (const { rest } of cells) {
    let [at, sum, scale, read] = [0, 0, 1, 1];
    while (read < COLUMNS) {
      const part = rest[at++] ?? 0;
      sum += (part & 127) * scale;
      scale *= 128;
      if (part > 127) continue;
      places[place + read] = sum;
      [sum, scale, read] = [0, 1, read + 1];
    }
    places[place] = at;
    for (let column = 1; column < COLUMNS; column += 1)
      places[place + column] = (places[place + column - 1] ?? 0) + (places[place + column] ?? 0);
    places[place + COLUMNS] = rest.length;
    place += COLUMNS + 1;
  }
  return places;
}

function columnOf(cells: readonly Cell[], places: Uint32Array, column: number): Uint8Array {
  let length = 0;
  for (let place = column; place < places.length; place += COLUMNS + 1)
    length += (places[place + 1] ?? 0) - (places[place] ?? 0);
  const bytes = new Uint8Array(length);
  let [to, place] = [0, column];
  for (const { rest } of cells) {
    const end = places[place + 1] ?? 0;
    for (let at = places[place] ?? 0; at < end; at += 1) bytes[to++] = rest[at] ?? 0;
    place += COLUMNS + 1;
  }
  return bytes;
}

/**
 * Returns the bytes of a terms file: the check, the lengths of its columns, the words, the runs, the first days, the later days,
 * the slots. The check is a part of the hash of all that follows.
 */
export function joinTerms(cells: readonly Cell[]): Uint8Array {
  const places = placesIn(cells);
  const parts = [joined(cells.map(({ head }) => head))];
  for (let column = 0; column < COLUMNS; column += 1) parts.push(columnOf(cells, places, column));
  const lengths: number[] = [];
  for (const { length } of parts.slice(0, -1)) pushNumber(lengths, length);
  const content = joined([Uint8Array.from(lengths), ...parts]);
  return joined([Buffer.from(contentHash(content).slice(0, 2 * CHECK_BYTES), 'hex'), content]);
}

export const isInTitle = (value: number): boolean => groupIn(value) % FIELD_COUNT !== FIELDS.body;

/** Returns a number that identifies an entry. All postings of an entry have the same number. */
export const entryIn = (value: number): number =>
  Math.floor(groupIn(value) / FIELD_COUNT) * DAY_AND_SLOT + (value % DAY_AND_SLOT);
