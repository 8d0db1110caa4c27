const MOST_SUM = 1_000_000_007;

/** Returns a number for a text. Equal texts have the same number. */
export const checksumOf = (text: string): number =>
  Array.from(text, (sign) => sign.codePointAt(0) ?? 0).reduce((sum, code) => (sum * 31 + code) % MOST_SUM, 7);
