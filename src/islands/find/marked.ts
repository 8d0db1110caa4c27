import { make } from '../make';
import type { Marked } from '~/search/results';

/** A text cut at its marks: every second part is a hit, and together they are the text. */
export function cutAtMarks({ text, marks }: Marked): string[] {
  const ends = [0, ...marks.flat(), text.length];
  return ends.slice(1).map((end, index) => text.slice(ends[index], end));
}

/** A text with its hits marked, as parts of a page: whatever it holds is text and nothing else. */
export const markedParts = (marked: Marked): (Node | string)[] =>
  cutAtMarks(marked).map((part, index) => (index % 2 ? make('mark', {}, part) : part));
