import type { Lang } from '~/i18n/lang';
import { langBySigns } from './lang-by-signs';

/** The language in the page's markup, which its address decides. */
export const writtenLang = (): Lang => (document.documentElement.lang === 'hi' ? 'hi' : 'en');

let known: { readonly tag: string; readonly lang: Lang } | undefined;

/** The language for texts to the visitor, even if a translation tool has changed the page. */
export function pageLang(): Lang {
  const { lang: tag } = document.documentElement;
  // Cached: called for each row of a list.
  if (known?.tag !== tag)
    known = {
      tag,
      lang: langBySigns({
        tag,
        // A getter, because reading cookies is slow and pages of the site have a language.
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
