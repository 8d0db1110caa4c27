// Computes quantiles, and reads whole numbers from the command line.

/** Returns a quantile: `share` (from 0 to 1) of the numbers are smaller. Returns `NaN` if there are no numbers. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/**
 * Reads a number from an option. If the text is not a whole number, or is less than `least`, throws an error with a full
 * sentence.
 */
export function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${name} is "${text}"; expected a whole number, ${least} or greater.`);
}
