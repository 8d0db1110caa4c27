// The visitor's reading settings, stored in this browser. Not a nanostore: the script of every page uses it too.
import { keep, read } from './storage';

export type Theme = 'light' | 'dark';
type Name = 'theme' | 'font' | 'saver';

/** Text sizes in pixels, if the browser's own size is 16. */
const SIZES = [13, 15, 17, 19, 21, 24];
/** The event for changes in this tab. Other tabs get the browser's `storage` event. */
const CHANGED = 'settings';
/** In a saved copy nothing is stored: it keeps the theme that it was saved with. */
export const keptTheme = (): Theme =>
  (read('theme') || document.documentElement.dataset.theme) === 'dark' ? 'dark' : 'light';
/** The text size in pixels. Ignores stored values that are not in the list. */
export function keptFont(): number {
  const kept = Number(read('font'));
  return kept >= 13 && kept <= 24 ? kept : innerWidth > 1400 ? 16 : 15;
}

function change(name: Name, value: string): void {
  keep(name, value);
  dispatchEvent(new Event(CHANGED));
}

export const setTheme = (theme: Theme): void => change('theme', theme);
export const setSavesData = (saves: boolean): void => change('saver', saves ? 'on' : 'off');

/** Changes the text size: one step down (-1), up (1), or back to the default (0). */
export function stepFont(step: number): void {
  const now = keptFont();
  const next = step > 0 ? SIZES.find((size) => size > now) : SIZES.findLast((size) => size < now);
  change('font', step === 0 ? '' : String(next ?? now));
}

export function resetSettings(): void {
  // Resets to the light theme, because a page without a stored theme would keep the current one.
  setTheme('light');
  for (const name of ['font', 'saver'] as const) change(name, '');
}

/** Calls `changed` after changes, also from other tabs, and from pages visited while this one was cached. */
export function onSettings(changed: () => void): void {
  for (const type of ['storage', 'pageshow', CHANGED]) addEventListener(type, changed);
}
