import type { Lang } from '~/i18n/lang';

/** What may tell the language of a visitor, the surest first. */
export interface LangSigns {
  /** Of the root element. */
  readonly tag: string;
  /** Everything the site's cookies say. */
  readonly cookies: string;
  /** What the visitor's browser prefers, the first first. */
  readonly preferred: readonly string[];
  readonly path: string;
  readonly host: string;
  /** The site's own, without the name of a language or `www` before it. */
  readonly mainDomain: string;
}

const langNamed = (sign = ''): Lang | undefined => /^(en|hi)(-|$)/i.exec(sign)?.[1]?.toLowerCase() as Lang | undefined;

/** The first sign that names a language of the site; English if none does. Where the page itself does, the others are not read. */
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
