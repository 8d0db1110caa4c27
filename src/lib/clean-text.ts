// Direction marks can make a text look like another one. Zero-width spaces and byte order marks break searching. Joiners
// (U+200C, U+200D) stay: Devanagari conjuncts need them.
const UNWANTED = /[\u200B\u200E\u200F\u061C\u180E\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|(?![\t\n\r])\p{Cc}/gu;

/** Marks on one letter. Real writing has four at most, and a hundred paint over the lines above. */
const STACKED = /(\p{M}{6})\p{M}+/gu;

/** Removes invisible characters that can mislead, unpaired surrogates, and marks that paint over other lines. */
export const cleanText = (text: string): string => text.toWellFormed().replace(UNWANTED, '').replace(STACKED, '$1');

/** The same in one line: line breaks and runs of spaces become single spaces. */
export const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();
