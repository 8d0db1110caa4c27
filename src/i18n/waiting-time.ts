import type { Lang } from './lang.ts';

const UNITS = [
  { unit: 'minute', seconds: 60, below: 7200 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: Infinity },
] as const;

/** Returns a time such as `10 minutes`, `3 hours` or `1 day`. The number is rounded up. */
export function waitingTime(seconds: number, lang: Lang): string {
  const { unit, seconds: length } = UNITS.find(({ below }) => seconds < below) ?? UNITS[0];
  const format = new Intl.NumberFormat(`${lang}-IN-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(seconds / length)));
}
