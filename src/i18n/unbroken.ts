import { longMonths } from './long-months.ts';
import { shortMonths } from './months.ts';

const MONTHS = [longMonths, shortMonths].flatMap(({ en, hi }) => [...en, ...hi]).join('|');
/**
 * Only short units are listed: in a narrow column, a number that cannot be separated from a long unit would make the browser
 * break a word.
 */
const UNITS = 'N/mm|mm|cm|m|km|kg|kV|kW|MT|KB|MB|केबी|एमबी|मिमी|सेमी|मी|किमी|किग्रा|टन|लाख';
/** A date, a range of hours, an hour with its Hindi word, an amount, a percentage, a number with its unit, or a PIN code. */
const TOKEN = new RegExp(
  `\\d{1,2} (?:${MONTHS})(?: \\d{4}|(?![\\p{L}\\p{M}]))|\\d:\\d{2} (?:(?:to|से) \\d{1,2}:\\d{2}(?: बजे)?|बजे)|₹ \\d|\\d %|\\d (?:${UNITS})(?![\\p{L}\\p{M}])|(?<![\\d-])\\d{3} \\d{3}(?!\\d)`,
  'gu',
);

/** A range of hours, with the brackets and stops that touch it. */
export const RANGE = /(\(?\d{1,2}:\d{2} (?:to|से) \d{1,2}:\d{2}(?: बजे)?[).,;।]*)/;

/** Prevents line breaks inside dates, times, amounts and similar values, because a part of a value misleads readers. */
export const unbroken = (text: string): string => text.replace(TOKEN, (token) => token.replaceAll(' ', '\u00a0'));
