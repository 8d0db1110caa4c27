/** The number that an option gives; throws a sentence when it is none, or less than `least`. */
export function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${name} is "${text}"; expected a whole number from ${least}.`);
}
