// Reads a terms file: keys, words, and the posting list of each word (which entries have the word).
import { readerOf } from './bytes.ts';
import { CHECK_BYTES } from './files.ts';
import { SPAN } from './ids.ts';
import { END, FIELD_COUNT, NEXT, SURFACES } from './list-format.ts';

/** A term of the index: a word with its posting list (the entries that have the word). */
export interface Spine {
  readonly key: string;
  /** The word in its simple form. It may begin with a mark (a sign, see `fields.ts`). It is empty for a number. */
  readonly surface: string;
  readonly each: (take: (id: number, field: number) => void) => void;
  /** The number of postings (pairs of an entry and a field). */
  readonly count: number;
}

/** Returns a function that reads the next posting list. `starts` are the positions where the columns begin. */
function listsOf(bytes: Uint8Array, starts: readonly number[]): () => Pick<Spine, 'each' | 'count'> {
  const [groups, firstDays, days, slots] = starts.map((start) => readerOf(bytes, start));
  return () => {
    const [ids, fields]: [number[], number[]] = [[], []];
    if (!groups || !firstDays || !days || !slots) return { each: () => undefined, count: 0 };
    for (let runs = groups.byte(); runs > 0; runs -= 1) {
      // If the lowest bit is 1, a count follows.
      const head = groups.number();
      const group = Math.floor(head / 2);
      const first = Math.floor(group / FIELD_COUNT) * SPAN;
      const count = head % 2 === 0 ? 1 : groups.number();
      let [day, free] = [0, 0];
      for (let index = 0; index < count; index += 1) {
        const step = index === 0 ? firstDays.number() : days.number();
        if (step > 0) [day, free] = [day + step, 0];
        const slot = free + slots.number();
        ids.push((first + day) * SPAN + slot);
        fields.push(group % FIELD_COUNT);
        free = slot + 1;
      }
    }
    const each: Spine['each'] = (take) => {
      for (const [index, id] of ids.entries()) take(id, fields[index] ?? 0);
    };
    return { each, count: ids.length };
  };
}

const COLUMNS = 4;

/** Returns all terms of a file, in the order of their keys. */
export function readShelf(bytes: Uint8Array): Spine[] {
  const heads = readerOf(bytes, CHECK_BYTES);
  const lengths = Array.from({ length: COLUMNS }, () => heads.number());
  const starts: number[] = [];
  let at = heads.at();
  for (const length of lengths) starts.push((at += length));
  const nextList = listsOf(bytes, starts);
  const [end = 0] = starts;
  const spines: Spine[] = [];
  while (heads.at() < end) {
    const key = heads.word(SURFACES);
    for (let isLast = false; !isLast && heads.at() < end;) {
      const surface = heads.word(NEXT, END);
      isLast = bytes[heads.at() - 1] !== NEXT;
      spines.push({ key, surface, ...nextList() });
    }
  }
  return spines;
}
