import type { Lang } from '~/i18n/lang';

/** Signs of the visitor's language, the most reliable first. */
export interface LangSigns {
  /** The `lang` attribute of the root element. */
  readonly tag: string;
  readonly cookies: string;
  /** `navigator.languages`. */
  readonly preferred: readonly string[];
  readonly path: string;
  readonly host: string;
  /** The site's host without `www.`, `en.` or `hi.`. */
  readonly mainDomain: string;
}

const langNamed = (sign = ''): Lang | undefined => /^(en|hi)(-|$)/i.exec(sign)?.[1]?.toLowerCase() as Lang | undefined;

/** Returns the language that the first clear sign names, or English. Reads other signs only if `tag` is unclear. */
export function langBySigns(signs: LangSigns): Lang {
  const byPage = langNamed(signs.tag);
  if (byPage) return byPage;
  const { cookies, preferred, path, host, mainDomain } = signs;
  const others = [
    /(?:^|; *)lang=([^;]*)/.exec(cookies)?.[1],
    ...preferred,
    path.split('/')[1],
    host.endsWith(`.${mainDomain}`) ? host.split('.')[0] : undefined,
  ];
  return others.map(langNamed).find(Boolean) ?? 'en';
}
