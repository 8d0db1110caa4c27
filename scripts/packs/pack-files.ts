// Knows which files of the site are packs or offer packs. It does not load the code that makes packs.
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { href, PACKS, packPath, paths } from '../../src/routes.ts';

/** The file of the page that offers packs. */
export const offerIn = (lang: Lang): string => `${href(paths.packs, lang).slice(1)}.html`;

export const offersPacks = (file: string): boolean => LANGS.some((lang) => file === offerIn(lang));

/** Matches a part of the register of documents. The whole-site pack has the register, so that it can verify files. */
const REGISTER = /^(?:(hi)\/)?verify\/[^/]+\.json$/;

/** Returns the language of a part of the register. Returns undefined for every other file. */
export function registerLang(file: string): Lang | undefined {
  const match = REGISTER.exec(file);
  return match ? (match[1] ? 'hi' : 'en') : undefined;
}

const ZIPS = new Set(LANGS.flatMap((lang) => PACKS.map((name) => packPath(name, lang).slice(1))));

/** True for a pack or a page that offers packs: both depend on all other pages. */
export const isOfPacks = (file: string): boolean => ZIPS.has(file) || offersPacks(file);
