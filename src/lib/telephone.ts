const LEAST_DIGITS = 3;

/**
 * Returns the address of a link that dials a telephone number. If the text has several numbers, the link dials the first number.
 * Returns undefined for a text without digits.
 */
export function telephoneHref(number: string): string | undefined {
  const [first = ''] = number.split(/[/,;]|ext/i);
  const digits = first.replaceAll(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return undefined;
  return `tel:${/^\s*\+/.test(first) ? '+' : ''}${digits}`;
}
