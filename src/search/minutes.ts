// Moments in the index: minutes in six base-36 digits, so that text order is time order.
const MINUTE_MS = 60_000;
/** Enough for four thousand years. */
export const MINUTE_DIGITS = 6;
/** The closing of an entry that stays open until an editor closes it. */
export const NEVER = 'z'.repeat(MINUTE_DIGITS);

export const minuteOf = (moment: number): number => Math.floor(moment / MINUTE_MS);

export const minuteText = (moment: number): string =>
  Math.max(0, minuteOf(moment)).toString(36).padStart(MINUTE_DIGITS, '0').slice(-MINUTE_DIGITS);

/** The start of the minute in milliseconds; undefined for `NEVER` or no text. */
export const momentOf = (text: string | undefined): number | undefined =>
  text && text !== NEVER ? parseInt(text, 36) * MINUTE_MS : undefined;
