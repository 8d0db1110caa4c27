// What the visitor chose for reading, kept in this browser. No store yet: the script of every page uses it too.
import { keep, read } from './storage';

export type Theme = 'light' | 'dark';
type Name = 'theme' | 'font' | 'saver';

/** Of letters, in pixels of a browser left at 16; between sensible ends. */
const SIZES = [13, 15, 17, 19, 21, 24];
/** Tells this page what has changed; other tabs are told by the browser's own `storage`. */
const CHANGED = 'settings';
/** A copy that a browser saved has the theme of its page: where nothing is kept, what stands there stays. */
export const keptTheme = (): Theme =>
  (read('theme') || document.documentElement.dataset.theme) === 'dark' ? 'dark' : 'light';
const standardFont = (): number => (innerWidth > 1400 ? 16 : 15);
/** In pixels; nothing outside the sizes there are is believed. */
export function keptFont(): number {
  const kept = Number(read('font'));
  return kept >= 13 && kept <= 24 ? kept : standardFont();
}

function change(name: Name, value: string): void {
  keep(name, value);
  dispatchEvent(new Event(CHANGED));
}

export const setTheme = (theme: Theme): void => change('theme', theme);
export const setSavesData = (saves: boolean): void => change('saver', saves ? 'on' : 'off');

/** One size down (-1) or up (1) from what is shown, or back to the standard (0); stays at the ends. */
export function stepFont(step: number): void {
  const now = keptFont();
  const next = step > 0 ? SIZES.find((size) => size > now) : SIZES.findLast((size) => size < now);
  change('font', step === 0 ? '' : String(next ?? now));
}

export function resetSettings(): void {
  // Without a theme of its own a page would stay as it is.
  setTheme('light');
  for (const name of ['font', 'saver'] as const) change(name, '');
}

/** Calls back at every change, also of another tab, or of another page while this one was kept for going back. */
export function onSettings(changed: () => void): void {
  for (const type of ['storage', 'pageshow', CHANGED]) addEventListener(type, changed);
}
