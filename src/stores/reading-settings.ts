// Stores the visitor's reading settings in this browser. This is not a nanostore, to keep every page's script small.
import { forgetVisits } from './list-visits';
import { keep, read } from './storage';

export type Theme = 'light' | 'dark';
type Name = 'theme' | 'font' | 'saver' | 'aids';

/** The event for changes. In other tabs, the browser itself sends this event. */
const CHANGED = 'storage';
/** Returns the theme of the page. first.ts has set it. */
export const keptTheme = (): Theme => document.documentElement.dataset.theme as Theme;
/** Returns the default text size, in percent of the browser's own size. base.css has the same sizes. */
export const usualFont = (): number => (innerWidth > 1400 ? 100 : 93.75);
/** Returns the text size of the page in percent. first.ts has set it. */
export const keptFont = (): number => parseFloat(document.documentElement.style.fontSize) || usualFont();

function change(name: Name, value: string): void {
  keep(name, value);
  dispatchEvent(new Event(CHANGED));
}

export const setTheme = (theme: Theme): void => change('theme', theme);
export const setSavesData = (saves: boolean): void => change('saver', saves ? 'on' : 'off');

/** Changes the text size: one step down (-1), up (1), or back to the default (0). */
export function stepFont(step: number): void {
  const next = keptFont() + 12.5 * step;
  // The largest text size is twice the browser's own size.
  if (next > 80 && next < 210) change('font', step ? `${next}%` : '');
}

/** The reading aids in the settings. Each of `SWITCHES` can be on. Of `COLOURS`, only one can be on. */
export const SWITCHES = ['lines', 'letters', 'links', 'pictures', 'pointer'] as const;
export const COLOURS = ['inverted', 'grey'] as const;
export type Aid = (typeof SWITCHES | typeof COLOURS)[number];
export const keptAids = (): readonly Aid[] =>
  [...SWITCHES, ...COLOURS].filter((one) => read('aids').split(' ').includes(one));

/** Switches one reading aid on or off, and the aids in `instead` off. */
export function setAid(aid: Aid | undefined, isOn: boolean, instead: readonly Aid[] = []): void {
  const others = keptAids().filter((one) => one !== aid && !instead.includes(one));
  change('aids', [...others, ...(aid && isOn ? [aid] : [])].join(' '));
}

/** Resets the reading settings, and deletes the visits to lists. */
export function resetSettings(): void {
  // Store the light theme, because without a stored theme the page would keep its current theme.
  setTheme('light');
  for (const name of ['font', 'saver', 'aids'] as const) change(name, '');
  forgetVisits();
}

/** Calls `changed` after changes in any tab, and when the browser shows a cached page again. */
export function onSettings(changed: () => void): void {
  for (const type of ['pageshow', CHANGED]) addEventListener(type, changed);
}
