import type { Lang } from '~/i18n/lang';
import { langBySigns } from './lang-by-signs';

/** By the root element as the page was made: what the visitor asked for by its address. */
export const writtenLang = (): Lang => (document.documentElement.lang === 'hi' ? 'hi' : 'en');

/** The language to speak to the visitor in, also where a translation tool has made the page one of a third language. */
export const pageLang = (): Lang =>
  langBySigns({
    tag: document.documentElement.lang,
    cookies: document.cookie,
    preferred: navigator.languages,
    path: location.pathname,
    host: location.hostname,
    mainDomain: MAIN_DOMAIN,
  });
