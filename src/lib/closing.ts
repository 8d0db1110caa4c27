// Computes closing states. A day is always a day in India, even if the visitor is in another time zone.
const DAY_MS = 86_400_000;
const INDIA_MS = 330 * 60_000;

/** Returns the day of a moment as `YYYY-MM-DD`. */
export const dayOf = (moment: number): string => new Date(moment + INDIA_MS).toISOString().slice(0, 10);

/**
 * Returns `open`, `soon` or `closed` for an entry that closes at the moment `closes` (in milliseconds), and the number
 * of days left. This number is 0 on the last day.
 */
export function closingNow(closes: number) {
  const dayNumber = (moment: number): number => Math.floor((moment + INDIA_MS) / DAY_MS);
  const now = Date.now();
  const left = dayNumber(closes) - dayNumber(now);
  return [closes < now ? 'closed' : left > CLOSES_SOON_DAYS ? 'open' : 'soon', left] as const;
}
