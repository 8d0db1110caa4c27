import type { Lang } from '~/i18n/lang';
import { langBySigns } from './lang-by-signs';

/** Returns the language in the page's markup. The address decides this language. */
export const writtenLang = (): Lang => (document.documentElement.lang === 'hi' ? 'hi' : 'en');

let known: { readonly tag: string; readonly lang: Lang } | undefined;

/** Returns the language for texts to the visitor, even if a translation tool has changed the page. */
export function pageLang(): Lang {
  const { lang: tag } = document.documentElement;
  // The language is cached, because this function is called for each row of a list.
  if (known?.tag !== tag)
    known = {
      tag,
      lang: langBySigns({
        tag,
        // This is a getter because reading cookies is slow. Pages with a `lang` do not need the cookies.
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
