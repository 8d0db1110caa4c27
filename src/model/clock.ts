import { environment } from '~/api/environment';
import { dayAt, dayInIndia, DAY_MS, daysBetween, endOf, startOf } from '~/i18n/dates';
import { limits } from '~/config';
import { expireAt, revisionTime } from '~/lib/queries';

const fixed = environment.SITE_NOW === undefined ? undefined : Date.parse(environment.SITE_NOW);

/**
 * The current time in milliseconds: SITE_NOW, or else the start of this publish. The time is the same for all pages.
 */
const nowMs = (): number => fixed ?? revisionTime();

/**
 * True if the time `moment` is not in the future. If it is in the future, the publisher renders the pages that use this
 * function again at the time `moment`.
 */
export function hasCome(moment: number): boolean {
  if (fixed === undefined) expireAt(moment);
  return moment <= nowMs();
}

/** True if a day or a moment is over. A day is over at its end in India. */
export const hasPassed = (iso: string): boolean => hasCome(endOf(iso) + 1);

/** True if a day or a moment has begun. A day begins at midnight in India. */
export const hasBegun = (iso: string): boolean => hasCome(startOf(iso));

/** Returns the latest of these dates that has begun, in milliseconds. Returns undefined if all dates are in the future. */
export function latestMoment(dates: readonly (string | undefined)[]): number | undefined {
  let latest: number | undefined;
  for (const date of dates)
    if (date !== undefined && hasBegun(date)) latest = Math.max(latest ?? -Infinity, startOf(date));
  return latest;
}

/** Returns the latest date that has begun, as a day in India. */
export function latestDay(dates: readonly (string | undefined)[]): string | undefined {
  const latest = latestMoment(dates);
  return latest === undefined ? undefined : dayAt(latest);
}

/**
 * Returns the latest of these moments that is over, in milliseconds. If the last midnight (UTC) is later, returns this
 * midnight.
 */
export function lastTurn(moments: readonly string[]): number {
  const today = nowMs() - (nowMs() % DAY_MS);
  hasCome(today + DAY_MS);
  return moments.reduce((latest, moment) => (hasPassed(moment) ? Math.max(latest, endOf(moment) + 1) : latest), today);
}

/** Returns today's date in India. After midnight, the publisher renders all pages again that use this date. */
export function today(): string {
  const day = dayAt(nowMs());
  hasCome(endOf(day) + 1);
  return day;
}

/** The date in India that is `days` days after today. */
export const dayAway = (days: number): string => dayAt(startOf(today()) + days * DAY_MS);

/** The number of days from today: 0 is today, 1 is tomorrow, and a past day is negative. */
export const daysFromNow = (iso: string): number => daysBetween(today(), iso);

/** The last day in India on which an entry counts as new. Returns undefined if the entry is not new. */
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
  const year = Number(dayAt(nowMs()).slice(0, 4));
  hasCome(startOf(`${year + 1}-01-01`));
  return year;
}
