export type Lang = 'en' | 'hi';

export const LANGS: readonly Lang[] = ['en', 'hi'];

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'hi' : 'en');

/** The `lang` attribute: it sets the voice of screen readers and the hyphenation rules of browsers. */
export const langTag = (lang: Lang): string => (lang === 'en' ? 'en-IN' : 'hi');
