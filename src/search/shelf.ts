// Reads a file of terms: words under their keys, each with the entries that have it.
import { readerOf } from './bytes.ts';
import { SPAN } from './ids.ts';
import { END, FIELD_COUNT, NEXT, SEVERAL, SURFACES } from './list-format.ts';

/** A word of the index. */
export interface Spine {
  readonly key: string;
  /** As it is written, folded, after a mark where it is no word of the entries' own; nothing for a number. */
  readonly surface: string;
  readonly each: (take: (id: number, field: number) => void) => void;
}

function readList(bytes: Uint8Array, from: number, length: number, take: (id: number, field: number) => void): void {
  const reader = readerOf(bytes, from);
  const end = Math.min(from + length, bytes.length);
  while (reader.at() < end) {
    const head = reader.byte();
    const group = head % SEVERAL;
    const count = head < SEVERAL ? 1 : Math.min(reader.number(), end - from);
    const days: number[] = [];
    let day = 0;
    for (let index = 0; index < count; index += 1) days.push((day += reader.number()));
    const segment = Math.floor(group / FIELD_COUNT) * SPAN;
    for (const own of days) take((segment + own) * SPAN + reader.number(), group % FIELD_COUNT);
  }
}

/** Every word of a file, in the order of their keys. */
export function readShelf(bytes: Uint8Array): Spine[] {
  const heads = readerOf(bytes);
  const lists = readerOf(bytes, 0);
  lists.skip(heads.number() + heads.at());
  // A file that was cut must not be read past its end.
  const end = Math.min(lists.at(), bytes.length);
  const spines: Spine[] = [];
  while (heads.at() < end) {
    const key = heads.word(SURFACES, SURFACES);
    for (let isLast = false; !isLast && heads.at() < end;) {
      const surface = heads.word(NEXT, END);
      isLast = bytes[heads.at() - 1] !== NEXT;
      const length = lists.number();
      const from = lists.at();
      lists.skip(length);
      spines.push({ key, surface, each: (take) => readList(bytes, from, length, take) });
    }
  }
  return spines;
}
