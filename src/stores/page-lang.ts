import type { Lang } from '~/i18n/lang';
import { langBySigns } from './lang-by-signs';

/** By the root element as the page was made: what the visitor asked for by its address. */
export const writtenLang = (): Lang => (document.documentElement.lang === 'hi' ? 'hi' : 'en');

let known: { readonly tag: string; readonly lang: Lang } | undefined;

/** The language to speak to the visitor in, also where a translation tool has made the page one of a third language. */
export function pageLang(): Lang {
  const { lang: tag } = document.documentElement;
  // It is asked for with each part of a list.
  if (known?.tag !== tag)
    known = {
      tag,
      lang: langBySigns({
        tag,
        // To read them takes longer than all else here, and pages of the site say their language.
        get cookies() {
          return document.cookie;
        },
        preferred: navigator.languages,
        path: location.pathname,
        host: location.hostname,
        mainDomain: MAIN_DOMAIN,
      }),
    };
  return known.lang;
}
