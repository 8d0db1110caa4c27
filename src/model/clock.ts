import { environment } from '~/api/environment';
import { dayAt, dayInIndia, daysBetween, endOf, startOf, yearOf } from '~/i18n/dates';
import { limits } from '~/config';
import { expireAt, revisionTime } from '~/lib/queries';

const DAY_MS = 86_400_000;
const fixed = environment.SITE_NOW === undefined ? undefined : Date.parse(environment.SITE_NOW);

/** The moment the pages stand for, in milliseconds: the same for all of them. */
const nowMs = (): number => fixed ?? revisionTime();
const now = (): string => new Date(nowMs()).toISOString();

/** Whether a moment has come. What asks this reads otherwise from then on. */
function hasCome(moment: number): boolean {
  if (fixed === undefined) expireAt(moment);
  return moment <= nowMs();
}

/** A day has passed when it has ended in India; a moment when it is over. */
export const hasPassed = (iso: string): boolean => hasCome(endOf(iso) + 1);

/** A day has begun at its first minute in India. */
export const hasBegun = (iso: string): boolean => hasCome(startOf(iso));

/** The last of those days and moments that have begun, as a day in India. */
export function latestDay(dates: readonly (string | undefined)[]): string | undefined {
  let latest: string | undefined;
  for (const date of dates)
    if (date !== undefined && hasBegun(date) && (latest === undefined || startOf(date) > startOf(latest)))
      latest = date;
  return latest && dayInIndia(latest);
}

/** When the last of those moments that have passed had passed, or the beginning of today in UTC if that came later; in milliseconds. */
export function lastTurn(moments: readonly string[]): number {
  const today = nowMs() - (nowMs() % DAY_MS);
  hasCome(today + DAY_MS);
  return moments.reduce((latest, moment) => (hasPassed(moment) ? Math.max(latest, endOf(moment) + 1) : latest), today);
}

/** The day in India. What asks this reads otherwise from the next midnight on. */
export function today(): string {
  const day = dayInIndia(now());
  hasCome(endOf(day) + 1);
  return day;
}

/** The day in India so many days from today. */
export const dayAway = (days: number): string => dayAt(startOf(today()) + days * DAY_MS);

/** 0 is today, 1 tomorrow, negative is past. */
export const daysFromNow = (iso: string): number => daysBetween(today(), iso);

/** Until which day, in India, an entry is new; nothing for one that is not. */
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

/** The year in India. */
export function thisYear(): number {
  const year = yearOf(now());
  hasCome(startOf(`${year + 1}-01-01`));
  return year;
}
