import { atom } from 'nanostores';
import { applySettings, keptFont, keptTheme, onSettings, savesData } from './kept';

export type Lang = 'en' | 'hi';

/** The page's own language: what a visitor asked for by its address. */
export const $lang = atom<Lang>(document.documentElement.lang === 'hi' ? 'hi' : 'en');
export const $theme = atom(keptTheme());
/** Size of letters in pixels. */
export const $font = atom(keptFont());
export const $savesData = atom(savesData());

onSettings(() => {
  applySettings();
  $theme.set(keptTheme());
  $font.set(keptFont());
  $savesData.set(savesData());
});

const YEAR_SECONDS = 31_536_000;

/** Keeps the language for the whole site; no address redirects because of it. */
export function setLang(lang: Lang): void {
  $lang.set(lang);
  document.documentElement.lang = lang === 'hi' ? 'hi' : 'en-IN';
  document.cookie = `lang=${lang};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
}
