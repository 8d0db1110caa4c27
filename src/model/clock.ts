import { environment } from '~/api/environment';
import { dayInIndia, daysBetween, endOf } from '~/i18n/dates';
import { limits } from '~/config';

/** The moment this build stands for, the same for all of its pages. */
export const now: string = environment.SITE_NOW ?? new Date().toISOString();

const nowMs = Date.parse(now);

/** A day has passed when it has ended in India; a moment when it is over. */
export const hasPassed = (iso: string): boolean => endOf(iso) < nowMs;

/** A day has begun at its first minute in India. */
export const hasBegun = (iso: string): boolean =>
  daysFromNow(iso) < 0 || (daysFromNow(iso) === 0 && (iso.length === 10 || Date.parse(iso) <= nowMs));

/** The last of those days and moments that have begun, as a day in India. */
export const latestDay = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .flatMap((date) => (date !== undefined && hasBegun(date) ? [dayInIndia(date)] : []))
    .sort()
    .at(-1);

/** 0 is today, 1 tomorrow, negative is past. */
export const daysFromNow = (iso: string): number => daysBetween(now, iso);

export const isNew = (publishedOn: string): boolean => {
  const age = -daysFromNow(publishedOn);
  return age >= 0 && age < limits.newForDays;
};
