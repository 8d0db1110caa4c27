// Makes text safe for a terminal or a CI log. Content must not move the cursor, reorder letters or run CI commands.

/** GitHub Actions runs lines that begin with `::`, also after spaces, and `##[…]` anywhere in a line. */
const UNSAFE = /(?!\n)\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|(?<=^\s*):(?=:)|#(?=#\[)/gmu;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes unsafe characters in the form of JSON (`\u001b`). Line breaks stay. */
export const shownText = (text: string): string => text.replace(UNSAFE, escaped);

/** Escapes unsafe text and line breaks, so that the result is one line. */
export const shownLine = (text: string): string => shownText(text.replaceAll('\n', escaped));
