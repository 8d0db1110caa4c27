// Knows which files of the site are packs, or offer packs. It loads none of the code that makes them.
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { href, PACKS, packPath, paths } from '../../src/routes.ts';

/** The file of the page that offers packs. */
export const offerIn = (lang: Lang): string => `${href(paths.packs, lang).slice(1)}.html`;

export const offersPacks = (file: string): boolean => LANGS.some((lang) => file === offerIn(lang));

const ZIPS = new Set(LANGS.flatMap((lang) => PACKS.map((name) => packPath(name, lang).slice(1))));

/** True for a pack or a page that offers packs: both depend on all other pages. */
export const isOfPacks = (file: string): boolean => ZIPS.has(file) || offersPacks(file);
