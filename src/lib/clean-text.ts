// Direction marks can make a text look like a different text. Zero-width spaces and byte order marks break searching.
// Joiners (U+200C, U+200D) stay, because joined Devanagari letters need them.
const UNWANTED = /[\u200B\u200E\u200F\u061C\u180E\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|(?![\t\n\r])\p{Cc}/gu;

/**
 * Matches more than six combining marks (such as accents) on one letter. Letters in real texts have at most four. A hundred
 * marks on one letter would cover the lines above it.
 */
const STACKED = /(\p{M}{6})\p{M}+/gu;

/**
 * Removes invisible characters that can mislead readers, and combining marks that cover other lines. Replaces unpaired
 * surrogates by U+FFFD.
 */
export const cleanText = (text: string): string => text.toWellFormed().replace(UNWANTED, '').replace(STACKED, '$1');

/** Cleans a text and puts it in one line: line breaks and several spaces become one space. */
export const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();
