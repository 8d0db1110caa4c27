// Puts the lists of a word's entries into bytes.
import { pushNumber, pushWord } from '../bytes.ts';
import { FIELDS } from '../fields.ts';
import { SPAN, dayOf, segmentOf } from '../ids.ts';
import { END, FIELD_COUNT, NEXT, SEVERAL, SURFACES } from '../list-format.ts';
import type { Cell } from './table.ts';

const DAY_AND_SLOT = SPAN * SPAN;

/** An id and the field of the entry that has the word, as a number: by language and kind, by field, the newest first. */
export const posting = (id: number, field: number): number =>
  (segmentOf(id) * FIELD_COUNT + field) * DAY_AND_SLOT + (id % DAY_AND_SLOT);
const groupIn = (value: number): number => Math.floor(value / DAY_AND_SLOT);

/**
 * Runs of one language, kind and field: its number, with the highest bit set and a count after it where there are several;
 * then the days, each as the distance to the one before; then the slots.
 */
function pushList(to: number[], sorted: readonly number[]): void {
  for (let from = 0; from < sorted.length;) {
    const group = groupIn(sorted[from] ?? 0);
    let end = from + 1;
    while (end < sorted.length && groupIn(sorted[end] ?? 0) === group) end += 1;
    to.push(end - from > 1 ? group + SEVERAL : group);
    if (end - from > 1) pushNumber(to, end - from);
    let before = 0;
    for (let index = from; index < end; index += 1) {
      const day = dayOf(sorted[index] ?? 0);
      pushNumber(to, day - before);
      before = day;
    }
    for (let index = from; index < end; index += 1) pushNumber(to, (sorted[index] ?? 0) % SPAN);
    from = end;
  }
}

/** What the files of terms have of one key: its words first, then a list for each, with its length before it. Lists are sorted. */
export function termCell(key: string, surfaces: readonly (readonly [string, readonly number[]])[]): Cell {
  const [head, rest]: [number[], number[]] = [[], []];
  pushWord(head, key);
  for (const [index, [surface, postings]] of surfaces.entries()) {
    head.push(index === 0 ? SURFACES : NEXT);
    pushWord(head, surface);
    const list: number[] = [];
    pushList(list, postings);
    pushNumber(rest, list.length);
    for (const byte of list) rest.push(byte);
  }
  head.push(END);
  // Of small buffers Node keeps many in one piece of memory; a hundred thousand arrays with a piece each take four times as much.
  return { head: Buffer.from(head), rest: Buffer.from(rest) };
}

export const isInTitle = (value: number): boolean => groupIn(value) % FIELD_COUNT !== FIELDS.body;
