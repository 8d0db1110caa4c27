import { environment } from '~/api/environment';
import { dayAt, dayInIndia, daysBetween, endOf, startOf, yearOf } from '~/i18n/dates';
import { limits } from '~/config';
import { expireAt, revisionTime } from '~/lib/queries';

const DAY_MS = 86_400_000;
const fixed = environment.SITE_NOW === undefined ? undefined : Date.parse(environment.SITE_NOW);

/** The current moment in milliseconds: fixed by SITE_NOW, or the same for all pages of a revision. */
const nowMs = (): number => fixed ?? revisionTime();
const now = (): string => new Date(nowMs()).toISOString();

/** True if a moment has come. The publisher runs the caller again at that moment. */
function hasCome(moment: number): boolean {
  if (fixed === undefined) expireAt(moment);
  return moment <= nowMs();
}

/** A day passes at its end in India; a moment passes at once. */
export const hasPassed = (iso: string): boolean => hasCome(endOf(iso) + 1);

/** A day begins at midnight in India. */
export const hasBegun = (iso: string): boolean => hasCome(startOf(iso));

/** The latest day or moment that has begun, as a day in India. */
export function latestDay(dates: readonly (string | undefined)[]): string | undefined {
  let latest: string | undefined;
  for (const date of dates)
    if (date !== undefined && hasBegun(date) && (latest === undefined || startOf(date) > startOf(latest)))
      latest = date;
  return latest && dayInIndia(latest);
}

/** The latest of these moments that has passed, or today's beginning in UTC if that is later. In milliseconds. */
export function lastTurn(moments: readonly string[]): number {
  const today = nowMs() - (nowMs() % DAY_MS);
  hasCome(today + DAY_MS);
  return moments.reduce((latest, moment) => (hasPassed(moment) ? Math.max(latest, endOf(moment) + 1) : latest), today);
}

/** Today in India. The publisher runs the caller again after midnight. */
export function today(): string {
  const day = dayInIndia(now());
  hasCome(endOf(day) + 1);
  return day;
}

/** The day in India that is so many days from today. */
export const dayAway = (days: number): string => dayAt(startOf(today()) + days * DAY_MS);

/** 0 is today, 1 is tomorrow, negative is past. */
export const daysFromNow = (iso: string): number => daysBetween(today(), iso);

/** The last day in India on which an entry counts as new; undefined if it is not new. */
export function newUntil({
  publishedOn,
  expiresOn,
}: {
  readonly publishedOn: string;
  readonly expiresOn?: string | undefined;
}): string | undefined {
  const start = startOf(dayInIndia(publishedOn));
  const end = Math.min(start + limits.newForDays * DAY_MS - 1, expiresOn === undefined ? Infinity : endOf(expiresOn));
  return hasCome(start) && !hasCome(end + 1) ? dayAt(end) : undefined;
}

export function thisYear(): number {
  const year = yearOf(now());
  hasCome(startOf(`${year + 1}-01-01`));
  return year;
}
