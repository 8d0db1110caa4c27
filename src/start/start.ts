// Runs on every page after parsing. It handles buttons for settings, states that depend on today's date, and saved
// copies. It is a classic script, because browsers do not run modules in saved copies. It is a separate file, so that
// browsers can cache it.
import { keptFont, keptTheme, onSettings, setTheme, stepFont, usualFont } from '~/stores/reading-settings';
import { onLoaded } from '~/stores/loaded';
import type { HookSelector } from '~/lib/hooks';
import { addLink } from './add-link';
import { startAfresh } from './afresh';
import { watchForTouches } from './islands';
import { measureLater } from './measure';
import { goToPlace } from './place';
import { bringPictures } from './sight';
import { setStatesRight } from './states';
import { countVisit } from './visits';

/** Applies the settings, and marks the active buttons of the strip. */
function show(): void {
  const { dataset } = document.documentElement;
  const before = dataset.aids;
  window.apply();
  // The visitor has just chosen the first reading aid, here or in another tab. Now the page needs the rules of the reading
  // aids.
  if (!before && dataset.aids) addLink('stylesheet', '/aids.css');
  const inForce: unknown[] = [keptTheme(), `${Math.sign(keptFont() - usualFont())}`];
  for (const button of document.querySelectorAll<HTMLElement>('[data-set]'))
    button.ariaPressed = inForce.includes(button.dataset.set) as unknown as string;
}

onSettings(show);
addEventListener('click', ({ target }) => {
  const set = (target as Partial<Element>).closest?.<HTMLElement>('[data-set]')?.dataset.set;
  if (set === 'dark') setTheme(keptTheme() === set ? 'light' : set);
  else if (set) stepFont(+set);
});

setStatesRight();
onLoaded(setStatesRight);
if (!location.host) {
  // This page is a copy that a browser has saved. Remove elements that would send requests, and elements that need
  // other scripts.
  for (const one of document.querySelectorAll(
    `picture source,[data-live=list],button[data-island],thead button,.since,${'[data-footer-menu]' satisfies HookSelector}`,
  ))
    one.remove();
  // In a copy, links to a part of the page contain the page's address. Remove this address, so that the links stay in
  // the copy. The first link, to `#main`, has the page's address.
  const [own] = String(document.links[0]).split('#');
  for (const link of document.links) link.href = link.href.replace(`${own}#`, '#');
} else {
  bringPictures();
  onLoaded(bringPictures);
  goToPlace();
  watchForTouches();
  void startAfresh();
  countVisit();
  if (MEASURE_URL) measureLater();
}

// If the company has added a widget that translates pages, hide it, because the language dialog controls it.
// `insertRule` accepts only one rule, so `@media` contains both rules.
document.styleSheets[0]?.insertRule(
  '@media{#google_translate_element,.skiptranslate{display:none!important}body{top:0!important}}',
);

// Repeat clicks on buttons that came before this script. Links and details elements have already worked without script.
onclick = null;
for (const target of window.early) target.closest<HTMLElement>('[data-set],button[data-island]')?.click();
