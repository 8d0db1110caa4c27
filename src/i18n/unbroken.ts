import { longMonths } from './long-months.ts';
import { shortMonths } from './months.ts';

const MONTHS = [longMonths, shortMonths].flatMap(({ en, hi }) => [...en, ...hi]).join('|');
const UNITS = [
  'N/mm|mm|cm|m|km|kg|kV|kW|kWp|kVA|MVA|MT|MTY|tonnes?|metres?|lakh|crore|million',
  'मिमी|सेमी|मी|किमी|किग्रा|मीटर|किलोमीटर|किलोवाट|किलोलीटर|टन|लाख|करोड़|मिलियन',
].join('|');
/** A date, an hour with its Hindi word, an amount, a percentage, a number with its unit, or a PIN code. */
const TOKEN = new RegExp(
  `\\d{1,2} (?:${MONTHS}) \\d{4}|\\d:\\d{2} बजे|₹ \\d|\\d %|\\d (?:${UNITS})(?![\\p{L}\\p{M}])|(?<!\\d)\\d{3} \\d{3}(?!\\d)`,
  'gu',
);

/** Keeps dates, hours, amounts and the like in a text on one line, because their parts mislead when they stand alone. */
export const unbroken = (text: string): string => text.replace(TOKEN, (token) => token.replaceAll(' ', '\u00a0'));
