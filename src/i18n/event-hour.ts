import { clockTime } from './dates.ts';
import type { Lang } from './lang.ts';

/** The parts of a day in Hindi, each with its first hour. */
const PARTS = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
] as const;

const hourOf = (iso: string): number => Number(clockTime(iso, 'en').slice(0, 2));

/** Returns the part of the day, with its first hour: both the hours after midnight and the late hours are `रात`. */
const partOf = (iso: string) => PARTS.find(([first]) => hourOf(iso) >= first);

/**
 * Returns the hour of an event: `13:30`, or `दोपहर 1:30` as people say it in Hindi. If an event lasts from `since` and in the same
 * part of the day, the part is not repeated: `सुबह 9 से 11 बजे तक`. The text never breaks into two lines. Closing times of tenders
 * keep the clock of 24 hours.
 */
export function eventHour(iso: string, lang: Lang, since?: string): string {
  const clock = clockTime(iso, 'en');
  if (lang === 'en') return clock;
  const said = `${hourOf(iso) % 12 || 12}${clock.slice(2).replace(':00', '')}`;
  const part = partOf(iso);
  return part && (since === undefined || partOf(since) !== part) ? `${part[1]}\u00a0${said}` : said;
}
