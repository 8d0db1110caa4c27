import type { Lang } from '~/i18n/lang';

/** The language of the page, by its root element: what the visitor asked for by its address. */
export const pageLang = (): Lang => (document.documentElement.lang === 'hi' ? 'hi' : 'en');
