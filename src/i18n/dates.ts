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
// These are the official Hindi names of the months. Day.js writes some of these names differently.
dayjs.updateLocale('hi', {
  months: [...longMonths.hi],
  monthsShort: [...shortMonths.hi],
});

const INDIA_MINUTES = 330;
const MINUTE_MS = 60_000;
export const DAY_MS = 1440 * MINUTE_MS;
const LOCALE: Record<Lang, string> = { en: 'en-in', hi: 'hi' };
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * When the cache has this many moments, it is emptied: a publisher runs for months, and each change of an entry adds a moment.
 */
const MOST_KNOWN = 50_000;
const known: Record<Lang, Map<string, dayjs.Dayjs>> = { en: new Map(), hi: new Map() };

/** Returns a moment, or the start of a day, in India's time zone. */
function inIndia(iso: string, lang: Lang = 'en'): dayjs.Dayjs {
  const found = known[lang].get(iso);
  if (found) return found;
  if (known[lang].size >= MOST_KNOWN) known[lang].clear();
  const made = dayjs.utc(startOf(iso)).utcOffset(INDIA_MINUTES).locale(LOCALE[lang]);
  known[lang].set(iso, made);
  return made;
}

/** Returns `24 November 2026` or `24 नवंबर 2026`. */
export const longDate = (iso: string, lang: Lang): string => inIndia(iso, lang).format('D MMMM YYYY');

/** Returns `5 December` or `5 दिसंबर`. The text never breaks into two lines. */
export const dayAndMonth = (iso: string, lang: Lang): string => inIndia(iso, lang).format('D[\u00a0]MMMM');

/** Returns `Nov 24, 2026`. The specification requires this form in the footer. In Hindi, returns `24 नवंबर 2026`. */
export const footerDate = (iso: string, lang: Lang): string =>
  inIndia(iso, lang).format(lang === 'hi' ? 'D MMMM YYYY' : 'MMM DD, YYYY');

/** Returns `24 Nov 2026` or `24 नवंबर 2026`. Hindi months are never cut: `8 जन` reads as “8 people”. */
export const shortDate = (iso: string, lang: Lang): string =>
  inIndia(iso, lang).format(lang === 'hi' ? 'D MMMM YYYY' : 'D MMM YYYY');

/** Returns `24 November 2026, 17:00` or `24 नवंबर 2026, 17:00 बजे`. */
export const dateAndTime = (iso: string, lang: Lang, date = longDate): string =>
  `${date(iso, lang)}, ${clockTime(iso, lang)}`;

/** Returns `17:00` or `17:00 बजे`. The text never breaks into two lines. */
export const clockTime = (iso: string, lang: Lang): string =>
  inIndia(iso).format('HH:mm') + (lang === 'hi' ? '\u00a0बजे' : '');

/** Returns `October 2026` or `अक्टूबर 2026`. `month` is 1 to 12. */
export const monthAndYear = (month: number, year: number, lang: Lang): string =>
  inIndia(`${year}-${String(month).padStart(2, '0')}-01`, lang).format('MMMM YYYY');

export const monthName = (month: number, lang: Lang): string =>
  inIndia(`2026-${String(month).padStart(2, '0')}-01`, lang).format('MMMM');

export const shortMonth = (iso: string, lang: Lang): string => inIndia(iso, lang).format('MMM');
export const dayOfMonth = (iso: string): string => inIndia(iso).format('DD');
export const yearOf = (iso: string): number => Number(dayInIndia(iso).slice(0, 4));
export const monthOf = (iso: string): number => Number(dayInIndia(iso).slice(5, 7));

/** Returns the day in India, `YYYY-MM-DD`. Day.js is too slow here, because this function is called for every date. */
export const dayInIndia = (iso: string): string => (DAY_ONLY.test(iso) ? iso : dayAt(startOf(iso)));

/** Returns the day in India at a moment in milliseconds. */
export const dayAt = (moment: number): string =>
  new Date(moment + INDIA_MINUTES * MINUTE_MS).toISOString().slice(0, 10);

/** Returns the value for `<time datetime>`. A day is not changed. A moment gets India's time offset. */
export function machineTime(iso: string): string {
  if (DAY_ONLY.test(iso)) return iso;
  const time = inIndia(iso);
  // Seconds are left out if they are 0. This saves bytes, because lists have many times.
  return time.format(time.second() === 0 ? 'YYYY-MM-DDTHH:mmZ' : 'YYYY-MM-DDTHH:mm:ssZ');
}

/** Returns the number of days between two days in India. From today to tomorrow, the number is 1. */
export const daysBetween = (from: string, to: string): number =>
  (startOf(dayInIndia(to)) - startOf(dayInIndia(from))) / DAY_MS;

/** Caches the starts of days, because lists repeat the same days. */
const starts = new Map<string, number>();

/** Returns the first millisecond of a day in India. For a moment, returns the moment in milliseconds. */
export function startOf(iso: string): number {
  const known = starts.get(iso);
  if (known !== undefined) return known;
  if (starts.size >= MOST_KNOWN) starts.clear();
  const start = Date.parse(DAY_ONLY.test(iso) ? `${iso}T00:00:00+05:30` : iso);
  starts.set(iso, start);
  return start;
}

/** Returns the last millisecond of a day in India. For a moment, returns the moment in milliseconds. */
export const endOf = (iso: string): number => startOf(iso) + (DAY_ONLY.test(iso) ? DAY_MS - 1 : 0);

/** Returns a moment, or the last second of a day in India, in the form for scripts: 2026-11-24T23:59:59+05:30. */
export const endTime = (iso: string): string => (DAY_ONLY.test(iso) ? `${iso}T23:59:59+05:30` : machineTime(iso));

/** Returns a moment in the form for feeds: 2026-11-20T00:00:00+05:30. */
export const fullTime = (iso: string): string => inIndia(iso).format('YYYY-MM-DDTHH:mm:ssZ');

/** Returns the moment with milliseconds. */
export const exactTime = (iso: string): string => inIndia(iso).format('YYYY-MM-DDTHH:mm:ss.SSSZ');
