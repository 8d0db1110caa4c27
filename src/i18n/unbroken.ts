import { longMonths } from './long-months.ts';
import { shortMonths } from './months.ts';

const MONTHS = [longMonths, shortMonths].flatMap(({ en, hi }) => [...en, ...hi]).join('|');
/**
 * Only short units and the large numbers of India are listed: in a narrow column, a number that cannot be separated from a long unit would make the browser
 * break a word.
 */
const UNITS =
  'N/mm|mm|cm|m|km|kg|kV|kW|MT|KB|MB|केबी|एमबी|मिमी|सेमी|मी|मीटर|किमी|किग्रा|टन|metres?|tonnes?|million|हेक्टेयर|hectares?|नग|pieces?|days?|दिन|pages?|पृष्ठ|pictures?|चित्र|crores?|lakhs?|(?:करोड़|लाख)(?: टन)?';
/**
 * A date, a range of hours, an hour with its Hindi word, an amount, a percentage, a number with its unit, a PIN code, a number
 * that ends a bracket, a clause, or a standard with its version.
 */
const TOKEN = new RegExp(
  `\\d{1,2} (?:${MONTHS})(?: \\d{4}|(?![\\p{L}\\p{M}]))|\\d:\\d{2} (?:(?:to|से) \\d{1,2}:\\d{2}(?: बजे)?|बजे)|₹ \\d[\\d,.]*(?: (?:crores?|lakhs?|करोड़|लाख))?|\\d %|\\d (?:${UNITS})(?![\\p{L}\\p{M}])|(?<![\\d-])\\d{3} \\d{3}(?!\\d)|(?<=\\([^()]{1,40}) \\d{1,3}\\)|(?:[Ss]ection|[Cc]lause|धारा|खंड|GIGW|DBIM|UX4G|WCAG) \\d`,
  'gu',
);

/** A range of hours or a financial year inside a longer text, with the brackets and stops that touch it. */
export const BOXED =
  /(\(?\d{1,2}:\d{2} (?:to|से) \d{1,2}:\d{2}(?: बजे)?[).,;।]*|(?<=[^\d/-])(?:19|20)\d{2}-\d{2}(?![\d/-])[).,;।]*)/;

/**
 * The hyphen of a financial year such as 2026-27, and of words such as e-procurement. Chromium breaks lines after these hyphens.
 * Reference numbers do not match.
 */
const HYPHEN = /(?<![\d/-])(?:19|20)\d{2}-(?=\d{2}(?![\d/-]))|(?<![\p{L}\p{M}\d])(?:e|ई)-(?=\p{L})/giu;

/** Splits a title at its financial years. In a narrow card, a year is kept whole by its style, so the title has no invisible sign. */
export const FINANCIAL_YEAR = /((?<![\d/-])(?:19|20)\d{2}-\d{2}(?![\d/-]))/;

/** Prevents line breaks inside dates, times, amounts and similar values, because a part of a value misleads readers. */
export const unbroken = (text: string): string => text.replace(TOKEN, (token) => token.replaceAll(' ', '\u00a0'));

/**
 * For the title of a page and for labels: also prevents line breaks after some hyphens. Not for rows, tables and texts: there the
 * invisible sign would be copied with a value, and filters would not find the word.
 */
export const unbrokenTitle = (text: string): string => unbroken(text).replace(HYPHEN, '$&\u2060');
