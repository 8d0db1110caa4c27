// Marks that turn the direction of what follows can make a text say something else than it is; a zero-width space or a
// byte order mark only breaks searching. Joiners (U+200C, U+200D) stay: Devanagari conjuncts need them.
const UNWANTED = /[\u200B\u200E\u200F\u061C\u180E\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|(?![\t\n\r])\p{Cc}/gu;

/** A text without invisible signs that mislead, and without halves of signs. */
export const cleanText = (text: string): string => text.toWellFormed().replace(UNWANTED, '');

/** The same in one line: line breaks and runs of spaces that an editor left in it are single spaces. */
export const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();
