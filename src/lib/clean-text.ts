// Direction marks can make a text look like another one. Zero-width spaces and byte order marks break searching. Joiners
// (U+200C, U+200D) stay: Devanagari conjuncts need them.
const UNWANTED = /[\u200B\u200E\u200F\u061C\u180E\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|(?![\t\n\r])\p{Cc}/gu;

/** Removes invisible characters that can mislead, and unpaired surrogates. */
export const cleanText = (text: string): string => text.toWellFormed().replace(UNWANTED, '');

/** The same in one line: line breaks and runs of spaces become single spaces. */
export const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();
