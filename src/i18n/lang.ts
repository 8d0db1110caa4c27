export type Lang = 'en' | 'hi';

export const LANGS: readonly Lang[] = ['en', 'hi'];

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'hi' : 'en');

/** The value of the `lang` attribute: what is spoken by a voice, and matched by hyphenation. */
export const langTag = (lang: Lang): string => (lang === 'en' ? 'en-IN' : 'hi');
