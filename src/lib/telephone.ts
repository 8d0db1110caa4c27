const LEAST_DIGITS = 3;

/** The address of a link that dials a telephone number: of several numbers, the first one. Undefined if it has no digits. */
export function telephoneHref(number: string): string | undefined {
  const [first = ''] = number.split(/[/,;]|ext/i);
  const digits = first.replaceAll(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return undefined;
  return `tel:${/^\s*\+/.test(first) ? '+' : ''}${digits}`;
}
