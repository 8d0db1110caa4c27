// The index writes a moment as a minute in six base-36 digits, so that texts sort in the order of time.
const MINUTE_MS = 60_000;
/** Six digits are enough for four thousand years. */
export const MINUTE_DIGITS = 6;
/** The closing minute of an entry that stays open until an editor closes it. */
export const NEVER = 'z'.repeat(MINUTE_DIGITS);

export const minuteOf = (moment: number): number => Math.floor(moment / MINUTE_MS);

export const minuteText = (moment: number): string =>
  Math.max(0, minuteOf(moment)).toString(36).padStart(MINUTE_DIGITS, '0').slice(-MINUTE_DIGITS);

/** Returns the start of the minute in milliseconds. Returns undefined for `NEVER` or if there is no text. */
export const momentOf = (text: string | undefined): number | undefined =>
  text && text !== NEVER ? parseInt(text, 36) * MINUTE_MS : undefined;
