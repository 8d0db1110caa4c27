export type Lang = 'en' | 'hi';

export const LANGS: readonly Lang[] = ['en', 'hi'];

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'hi' : 'en');

/** Returns the value of a `lang` attribute. Screen readers choose their voice by it, browsers their hyphenation. */
export const langTag = (lang: Lang): string => (lang === 'en' ? 'en-IN' : 'hi');
