import type { Lang } from './lang.ts';

const TAGS: Record<Lang, string> = { en: 'en-IN', hi: 'hi-IN' };
/**
 * Each formatter is created only when needed. In a browser, creating it takes longer than showing all search results.
 */
const formats = new Map<Lang, Intl.NumberFormat>();

function formatOf(lang: Lang): Intl.NumberFormat {
  const known =
    formats.get(lang) ?? new Intl.NumberFormat(TAGS[lang], { numberingSystem: 'latn', maximumFractionDigits: 2 });
  formats.set(lang, known);
  return known;
}

/** Writes a number with the digits 0-9 in both languages (Constitution, article 343) and Indian commas: 4,82,00,000. */
export const number = (value: number, lang: Lang): string =>
  // Small numbers have no commas, so no formatter is needed.
  Math.abs(value) < 1000 && Number.isInteger(value * 10) ? String(value) : formatOf(lang).format(value);

const CRORE = 10_000_000;

/** Writes a large sum in crores, with two decimals: `148.35 crore` or `148.35 करोड़`. A smaller sum is written in full. */
export const inCrores = (sum: number, lang: Lang): string =>
  sum < CRORE ? number(sum, lang) : `${number(sum / CRORE, lang)} ${lang === 'hi' ? 'करोड़' : 'crore'}`;

/** Writes several numbers, all with the same number of decimals: 4.1 and 5.0. */
export function numbers(values: readonly number[], lang: Lang): string[] {
  const parts = values.map((value) => number(value, lang).split('.'));
  const decimals = Math.max(0, ...parts.map(([, part = '']) => part.length));
  return parts.map(([whole = '', part = '']) => (decimals > 0 ? `${whole}.${part.padEnd(decimals, '0')}` : whole));
}

const UNITS: Record<Lang, { kb: string; mb: string }> = {
  en: { kb: 'KB', mb: 'MB' },
  hi: { kb: 'केबी', mb: 'एमबी' },
};

/**
 * Returns a size such as `24 KB` or `2.4 MB`. The text never breaks into two lines. One KB is 1000 bytes. The smallest size is
 * 1 KB.
 */
export function fileSize(bytes: number, lang: Lang): string {
  if (bytes < 999_500) return `${number(Math.max(1, Math.round(bytes / 1000)), lang)}\u00a0${UNITS[lang].kb}`;
  return `${number(Math.round(bytes / 100_000) / 10, lang)}\u00a0${UNITS[lang].mb}`;
}

/** Returns a length of time such as `4:12` or `1:02:05`. */
export function clockLength(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (part: number): string => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
