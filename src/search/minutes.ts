// Moments as an index writes them: minutes in six digits of base 36, which sort as they count.
const MINUTE_MS = 60_000;
/** Some four thousand years of minutes. */
export const MINUTE_DIGITS = 6;
/** Stands for the closing of what stays open until somebody closes it. */
export const NEVER = 'z'.repeat(MINUTE_DIGITS);

export const minuteOf = (moment: number): number => Math.floor(moment / MINUTE_MS);

/** The minute of a moment in milliseconds. */
export const minuteText = (moment: number): string =>
  Math.max(0, minuteOf(moment)).toString(36).padStart(MINUTE_DIGITS, '0').slice(-MINUTE_DIGITS);

/** The moment that a minute begins at; nothing for what stays open, or has no closing. */
export const momentOf = (text: string | undefined): number | undefined =>
  text && text !== NEVER ? parseInt(text, 36) * MINUTE_MS : undefined;
