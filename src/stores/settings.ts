import { atom } from 'nanostores';
import type { Lang } from '~/i18n/lang';
import { keptAids, keptFont, keptTheme, onSettings } from './reading-settings';
import { isSaving } from './saving';

export const $theme = atom(keptTheme());
/** The text size in percent of the browser's own text size. */
export const $font = atom(keptFont());
export const $savesData = atom(isSaving());
/** The reading aids that are on. */
export const $aids = atom(keptAids());

onSettings(() => {
  $theme.set(keptTheme());
  $font.set(keptFont());
  $savesData.set(isSaving());
  $aids.set(keptAids());
});

const YEAR_SECONDS = 31_536_000;

/** Stores the language for the whole site. The current page and its address do not change. */
export function setLang(lang: Lang): void {
  document.cookie = `lang=${lang};path=/;max-age=${YEAR_SECONDS};samesite=lax;secure`;
}
