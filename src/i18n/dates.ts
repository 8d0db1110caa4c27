import dayjs from 'dayjs';
import 'dayjs/locale/en-in.js';
import 'dayjs/locale/hi.js';
import updateLocale from 'dayjs/plugin/updateLocale.js';
import utc from 'dayjs/plugin/utc.js';
import type { Lang } from './lang.ts';
import { longMonths } from './long-months.ts';
import { shortMonths } from './months.ts';

dayjs.extend(utc);
dayjs.extend(updateLocale);
// Official Hindi month names. Day.js spells some of them differently.
dayjs.updateLocale('hi', {
  months: [...longMonths.hi],
  monthsShort: [...shortMonths.hi],
});

const INDIA_MINUTES = 330;
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const LOCALE: Record<Lang, string> = { en: 'en-in', hi: 'hi' };
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

const known: Record<Lang, Map<string, dayjs.Dayjs>> = { en: new Map(), hi: new Map() };

/** A moment, or the start of a day, in India's time zone. */
function inIndia(iso: string, lang: Lang = 'en'): dayjs.Dayjs {
  const found = known[lang].get(iso);
  if (found) return found;
  const made = dayjs.utc(startOf(iso)).utcOffset(INDIA_MINUTES).locale(LOCALE[lang]);
  known[lang].set(iso, made);
  return made;
}

/** 24 November 2026 · 24 नवंबर 2026 */
export const longDate = (iso: string, lang: Lang): string => inIndia(iso, lang).format('D MMMM YYYY');

/** 5 December · 5 दिसंबर. It stays on one line. */
export const dayAndMonth = (iso: string, lang: Lang): string => inIndia(iso, lang).format('D[\u00a0]MMMM');

/** Nov 24, 2026: the specification asks for this form in the footer. */
export const footerDate = (iso: string, lang: Lang): string => inIndia(iso, lang).format('MMM DD, YYYY');

/** 24 November 2026, 17:00 · 24 नवंबर 2026, 17:00 बजे */
export const dateAndTime = (iso: string, lang: Lang): string => `${longDate(iso, lang)}, ${clockTime(iso, lang)}`;

/** 17:00 · 17:00 बजे. It stays on one line. */
export const clockTime = (iso: string, lang: Lang): string =>
  inIndia(iso).format('HH:mm') + (lang === 'hi' ? '\u00a0बजे' : '');

/** October 2026 · अक्टूबर 2026; `month` is 1 to 12. */
export const monthAndYear = (month: number, year: number, lang: Lang): string =>
  inIndia(`${year}-${String(month).padStart(2, '0')}-01`, lang).format('MMMM YYYY');

export const monthName = (month: number, lang: Lang): string =>
  inIndia(`2026-${String(month).padStart(2, '0')}-01`, lang).format('MMMM');

export const shortMonth = (iso: string, lang: Lang): string => inIndia(iso, lang).format('MMM');
export const dayOfMonth = (iso: string): string => inIndia(iso).format('DD');
export const yearOf = (iso: string): number => Number(dayInIndia(iso).slice(0, 4));
export const monthOf = (iso: string): number => Number(dayInIndia(iso).slice(5, 7));

/** The day in India, `YYYY-MM-DD`. Called for every date of every entry, so it avoids the slow library. */
export const dayInIndia = (iso: string): string =>
  DAY_ONLY.test(iso) ? iso : new Date(startOf(iso) + INDIA_MINUTES * MINUTE_MS).toISOString().slice(0, 10);

/** The day in India at a moment in milliseconds. */
export const dayAt = (moment: number): string => dayInIndia(new Date(moment).toISOString());

/** The value of `<time datetime>`: a day stays a day, a moment gets India's offset. */
export const machineTime = (iso: string): string =>
  DAY_ONLY.test(iso) ? iso : inIndia(iso).format('YYYY-MM-DDTHH:mmZ');

/** Days from one day in India to another. From today to tomorrow it is 1. */
export const daysBetween = (from: string, to: string): number =>
  (startOf(dayInIndia(to)) - startOf(dayInIndia(from))) / DAY_MS;

/** A cache: lists repeat the same days. */
const starts = new Map<string, number>();

/** The first instant of a day in India, or the moment itself; in milliseconds. */
export function startOf(iso: string): number {
  const known = starts.get(iso);
  if (known !== undefined) return known;
  const start = Date.parse(DAY_ONLY.test(iso) ? `${iso}T00:00:00+05:30` : iso);
  starts.set(iso, start);
  return start;
}

/** The last instant of a day in India, or the moment itself; in milliseconds. */
export const endOf = (iso: string): number => startOf(iso) + (DAY_ONLY.test(iso) ? DAY_MS - 1 : 0);

/** The moment itself, or the last second of a day in India, for scripts: 2026-11-24T23:59:59+05:30. */
export const endTime = (iso: string): string => (DAY_ONLY.test(iso) ? `${iso}T23:59:59+05:30` : machineTime(iso));

/** A moment in full, for feeds: 2026-11-20T00:00:00+05:30. */
export const fullTime = (iso: string): string => inIndia(iso).format('YYYY-MM-DDTHH:mm:ssZ');
