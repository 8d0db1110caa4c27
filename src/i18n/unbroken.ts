import { longMonths } from './long-months.ts';
import { shortMonths } from './months.ts';

const MONTHS = [longMonths, shortMonths].flatMap(({ en, hi }) => [...en, ...hi]).join('|');
/** A date, an hour with its Hindi word, an amount, or a percentage. */
const TOKEN = new RegExp(`\\d{1,2} (?:${MONTHS}) \\d{4}|\\d:\\d{2} बजे|₹ \\d|\\d %`, 'gu');

/** Keeps dates, hours and amounts in a text on one line, because their parts mislead when they stand alone. */
export const unbroken = (text: string): string => text.replace(TOKEN, (token) => token.replaceAll(' ', '\u00a0'));
