import { atom } from 'nanostores';
import type { Lang } from '~/i18n/lang';

/** A top item of the header menu: a link to a page. */
export interface HeaderItem {
  readonly title: string;
  readonly url: string;
  readonly isExternal: boolean;
}

/** True while the reading settings are open. */
export const $profile = atom(false);
/** The address of another website that the visitor wants to open, or null. */
export const $link = atom<string | null>(null);
export const $webOpen = atom(false);
export const $langOpen = atom(false);
/** The language in the open language dialog. */
export const $selectLang = atom<Lang | null>(null);
export const $searchOpen = atom(false);
export const $headerMenuData = atom<readonly HeaderItem[]>([]);
export const $subMegaMenuOpen = atom(false);
/** The index of the open menu group; -1 if none is open. */
export const $selectMenuIndex = atom(-1);

export const openProfile = (): void => $profile.set(true);
export const closeProfile = (): void => $profile.set(false);

/** Opens the leave-site dialog. Ignores addresses other than http and https. */
export function askToLeave(url: string): void {
  if (!/^https?:/.test(url)) return;
  $link.set(url);
  $webOpen.set(true);
}
export function closeWeb(): void {
  $webOpen.set(false);
  $link.set(null);
}

export function askForLang(lang: Lang): void {
  $selectLang.set(lang);
  $langOpen.set(true);
}
export function closeLang(): void {
  $langOpen.set(false);
  $selectLang.set(null);
}

export function openSearch(items: readonly HeaderItem[]): void {
  $headerMenuData.set(items);
  $searchOpen.set(true);
}
export const closeSearch = (): void => $searchOpen.set(false);

/** Opens the group with this index, and closes all other groups of the menu. With -1, closes all groups. */
export function selectMenu(index: number): void {
  $selectMenuIndex.set(index);
  $subMegaMenuOpen.set(index !== -1);
}
