export type Lang = 'en' | 'hi';

export const LANGS: readonly Lang[] = ['en', 'hi'];

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'hi' : 'en');

/**
 * Returns the language of a text if it is not the language around it, for a `lang` attribute. Otherwise returns undefined.
 */
export const foreignLang = (written: Lang | undefined, around: Lang): Lang | undefined =>
  written === around ? undefined : written;

/**
 * Returns the value of a `lang` attribute. Screen readers use it for the voice, and browsers use it for hyphenation.
 */
export const langTag = (lang: Lang): string => (lang === 'en' ? 'en-IN' : 'hi');
