import { make } from '../make';
import type { Marked } from '~/search/results';

/** A text with its hits marked, as parts of a page: whatever it holds is text and nothing else. */
export function markedParts({ text, marks }: Marked): (Node | string)[] {
  const ends = [...marks.map(([from]) => from), text.length];
  return [
    text.slice(0, ends[0]),
    ...marks.flatMap(([from, to], index) => [make('mark', {}, text.slice(from, to)), text.slice(to, ends[index + 1])]),
  ];
}
