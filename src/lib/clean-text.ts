// Marks that turn the direction of what follows can make a text say something else than it is; a zero-width space or a
// byte order mark only breaks searching. Joiners (U+200C, U+200D) stay: Devanagari conjuncts need them.
const UNWANTED = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** A text without invisible signs that mislead. */
export const cleanText = (text: string): string => text.replace(UNWANTED, '');
