export type Lang = 'en' | 'hi';

export const LANGS: readonly Lang[] = ['en', 'hi'];

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'hi' : 'en');

/**
 * Returns the value of a `lang` attribute. Screen readers use it for the voice, and browsers use it for hyphenation.
 */
export const langTag = (lang: Lang): string => (lang === 'en' ? 'en-IN' : 'hi');
