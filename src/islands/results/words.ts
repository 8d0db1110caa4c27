import { longMonths } from '~/i18n/long-months';
import { found } from '~/i18n/messages/found';
import { pageLang } from '~/stores/page-lang';

/** The texts of results, in the page's language. */
export const words: Readonly<Record<keyof typeof found.en, string>> = found[pageLang()];

/**
 * Writes a `YYYY-MM-DD` day with the name of the month: 24 November 2026, or 24 नवंबर 2026 on a Hindi page. The spaces do not
 * break, so the date is never divided between two lines.
 */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}\u00a0${longMonths[pageLang()][(month ?? 1) - 1]}\u00a0${year}`;
}

const DATE = new RegExp(`\\d (?:${Object.values(longMonths).flat().join('|')})(?: \\d{4})?`, 'g');

/**
 * Keeps each date of a text on one line. No letter moves, so the marks of the text stay right. `unbroken` keeps more together, but
 * would add 365 bytes to the islands.
 */
export const wholeDates = (text: string): string => text.replace(DATE, (date) => date.replaceAll(' ', '\u00a0'));

/** Puts nodes or texts in the place of one variable of a message. */
export function filledWith(message: string, name: string, ...parts: (Node | string)[]): (Node | string)[] {
  const [before = '', after = ''] = message.split(`{{${name}}}`);
  return [before, ...parts, after];
}
