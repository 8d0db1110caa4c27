import { make } from '../make';
import type { Lang } from '~/i18n/lang';
import type { Marked } from '~/search/results';

/** Words in Hindi, as they stand in an English text. By the block: to look a script up costs a browser more than a row does. */
export const HINDI_WORDS = /([\u0900-\u097F][\u0900-\u097F\s,–-]*)/g;

/** A text cut at its marks: every second part is a hit, and together they are the text. */
export function cutAtMarks({ text, marks }: Marked): string[] {
  const ends = [0, ...marks.flat(), text.length];
  return ends.slice(1).map((end, index) => text.slice(ends[index], end));
}

/** A text as parts of a page, words in Hindi that stand in an English one marked as such. */
const spoken = (text: string, written: Lang): (Node | string)[] =>
  written === 'hi'
    ? [text]
    : text.split(HINDI_WORDS).map((part, index) => (index % 2 ? make('span', { lang: 'hi' }, part) : part));

/** A text with its hits marked, as parts of a page: whatever it holds is text and nothing else. */
export const markedParts = (marked: Marked, written: Lang): (Node | string)[] =>
  cutAtMarks(marked).flatMap((part, index) => {
    const parts = spoken(part, written);
    return index % 2 ? make('mark', {}, ...parts) : parts;
  });
