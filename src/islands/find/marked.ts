import { make } from '../make';
import type { Lang } from '~/i18n/lang';
import type { Marked } from '~/search/results';

/** Finds Hindi words in an English text. A range of code points is faster than `\p{Script=…}`. */
export const HINDI_WORDS = /([\u0900-\u097F][\u0900-\u097F\s,–-]*)/g;

/** Splits a text before and after each match. Pieces with an odd index are matches. */
export function cutAtMarks({ text, marks }: Marked): string[] {
  const ends = [0, ...marks.flat(), text.length];
  return ends.slice(1).map((end, index) => text.slice(ends[index], end));
}

/** Turns a text into DOM nodes. Hindi words in an English text get a `lang` attribute. */
const spoken = (text: string, written: Lang): (Node | string)[] =>
  written === 'hi'
    ? [text]
    : text.split(HINDI_WORDS).map((part, index) => (index % 2 ? make('span', { lang: 'hi' }, part) : part));

/**
 * Turns a text into DOM nodes, with its matches in `mark` elements. Any text is safe, because nothing is parsed as
 * HTML.
 */
export const markedParts = (marked: Marked, written: Lang): (Node | string)[] =>
  cutAtMarks(marked).flatMap((part, index) => {
    const parts = spoken(part, written);
    return index % 2 ? make('mark', {}, ...parts) : parts;
  });
