// Puts the lists of a word's entries into bytes.
import { pushNumber, pushWord } from '../bytes.ts';
import { FIELDS } from '../fields.ts';
import { SPAN, dayOf, segmentOf } from '../ids.ts';
import type { Cell } from './table.ts';

/** An id and the field of the entry that has the word, in one number. */
const FIELD_COUNT = 4;
export const posting = (id: number, field: number): number => id * FIELD_COUNT + field;
const idIn = (value: number): number => Math.floor(value / FIELD_COUNT);
const fieldIn = (value: number): number => value % FIELD_COUNT;

/** By language and kind, then by field, then the newest first. */
const groupIn = (value: number): number => segmentOf(idIn(value)) * FIELD_COUNT + fieldIn(value);
const SEVERAL = 128;

/**
 * Runs of one language, kind and field: its number, with the highest bit set and a count after it where there are several;
 * then the days, each as the distance to the one before; then the slots.
 */
function pushList(to: number[], postings: readonly number[]): void {
  const sorted = [...postings].sort((a, b) => groupIn(a) - groupIn(b) || a - b);
  for (let from = 0; from < sorted.length;) {
    const group = groupIn(sorted[from] ?? 0);
    let end = from + 1;
    while (end < sorted.length && groupIn(sorted[end] ?? 0) === group) end += 1;
    const ids = sorted.slice(from, end).map(idIn);
    to.push(ids.length > 1 ? group + SEVERAL : group);
    if (ids.length > 1) pushNumber(to, ids.length);
    let before = 0;
    for (const id of ids) {
      pushNumber(to, dayOf(id) - before);
      before = dayOf(id);
    }
    for (const id of ids) pushNumber(to, id % SPAN);
    from = end;
  }
}

const [SURFACES, NEXT, END] = [2, 1, 10];

/** What the files of terms have of one key: its words first, then a list for each, with its length before it. */
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
  return { head: Uint8Array.from(head), rest: Uint8Array.from(rest) };
}

export const isInTitle = (value: number): boolean => fieldIn(value) !== FIELDS.body;
