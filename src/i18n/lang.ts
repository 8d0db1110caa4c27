export type Lang = 'en' | 'hi';

export const LANGS: readonly Lang[] = ['en', 'hi'];

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'hi' : 'en');

/** The value of the `lang` attribute. Screen readers choose a voice by it, browsers the rules of hyphenation. */
export const langTag = (lang: Lang): string => (lang === 'en' ? 'en-IN' : 'hi');
