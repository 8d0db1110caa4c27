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

/** The first sign that names a language of the site; English if none does. */
export function langBySigns({ tag, cookies, preferred, path, host, mainDomain }: LangSigns): Lang {
  const signs = [
    tag,
    /(?:^|; *)lang=([^;]*)/.exec(cookies)?.[1],
    ...preferred,
    path.split('/')[1],
    host.endsWith(`.${mainDomain}`) ? host.split('.')[0] : undefined,
  ];
  const named = signs.map((sign) => /^(en|hi)(-|$)/i.exec(sign ?? '')?.[1]).find(Boolean);
  return named?.toLowerCase() === 'hi' ? 'hi' : 'en';
}
