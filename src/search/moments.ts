// The index stores a moment as the number of seconds, in seven base-36 digits. So the texts of moments sort by time.
const SECOND_MS = 1000;
/** Seven digits are enough for two thousand years. */
export const MOMENT_DIGITS = 7;
/** The closing moment of an entry that stays open until an editor closes it. */
export const NEVER = 'z'.repeat(MOMENT_DIGITS);

export const momentText = (moment: number): string =>
  Math.max(0, Math.floor(moment / SECOND_MS))
    .toString(36)
    .padStart(MOMENT_DIGITS, '0')
    .slice(-MOMENT_DIGITS);

/** Returns the moment in milliseconds. Returns undefined for `NEVER` and for an empty text. */
export const momentOf = (text: string | undefined): number | undefined =>
  text && text !== NEVER ? parseInt(text, 36) * SECOND_MS : undefined;
