// Stores the visitor's reading settings in this browser. This is not a nanostore, to keep every page's script small.
import { forgetVisits } from './list-visits';
import { keep, read } from './storage';

export type Theme = 'light' | 'dark';
type Name = 'theme' | 'font' | 'saver';

/** The text sizes in pixels, for browsers with a text size of 16 pixels. */
const SIZES = [13, 15, 17, 19, 21, 24];
/** The event for changes in this tab. Other tabs get the `storage` event of the browser. */
const CHANGED = 'settings';
/** Returns the stored theme. A saved copy has no stored theme, so it keeps the theme that it was saved with. */
export const keptTheme = (): Theme =>
  (read('theme') || document.documentElement.dataset.theme) === 'dark' ? 'dark' : 'light';
/** Returns the text size in pixels. Ignores a stored value outside 13 to 24. */
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

/** Resets the reading settings, and forgets the visits to lists. */
export function resetSettings(): void {
  // Store the light theme, because without a stored theme the page would keep its current theme.
  setTheme('light');
  for (const name of ['font', 'saver'] as const) change(name, '');
  forgetVisits();
}

/** Calls `changed` after changes in any tab, and when the browser shows a cached page again. */
export function onSettings(changed: () => void): void {
  for (const type of ['storage', 'pageshow', CHANGED]) addEventListener(type, changed);
}
