// Computes closing states. A day is a day in India, wherever the visitor is.
const DAY_MS = 86_400_000;
const INDIA_MS = 330 * 60_000;

/** The day of a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: number): string => new Date(moment + INDIA_MS).toISOString().slice(0, 10);

/** The look of an entry that closes at a moment, and the days left: 0 on its last day. */
export function closingState(closes: number) {
  const dayNumber = (moment: number): number => Math.floor((moment + INDIA_MS) / DAY_MS);
  const now = Date.now();
  const left = dayNumber(closes) - dayNumber(now);
  return [closes < now ? 'closed' : left > CLOSES_SOON_DAYS ? 'open' : 'soon', left] as const;
}
