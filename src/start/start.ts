// Runs on every page after parsing. It handles buttons for settings, states that depend on today, and saved copies. It
// is a classic script, because saved copies block modules. It is a file of its own, because browsers cache files.
import { onSettings, setTheme, stepFont } from '~/stores/kept';
import { onLoaded } from '~/stores/loaded';
import type { HookSelector } from '~/lib/hooks';
import { startAfresh } from './afresh';
import { watchForTouches } from './islands';
import { measureLater } from './measure';
import { goToPlace } from './place';
import { bringPictures } from './sight';
import { setStatesRight } from './states';
import { countVisit } from './visits';

onSettings(window.apply);
addEventListener('click', ({ target }) => {
  const button = (target as Partial<Element>).closest?.<HTMLElement>('[data-theme-toggle],[data-font]');
  if (!button) return;
  const { font } = button.dataset;
  if (font) stepFont(Number(font));
  else setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
});

setStatesRight();
onLoaded(setStatesRight);
if (!location.host) {
  // The browser has saved this copy. Remove what would request something, and what needs an island.
  for (const one of document.querySelectorAll(
    `picture source,[data-live=list],button[data-island],thead button,${'[data-footer-menu]' satisfies HookSelector}`,
  ))
    one.remove();
  // Links to a place in the page must not leave the copy. The first link, to `#main`, has the page's address.
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

// Hide a widget that translates pages, because the language dialog controls it.
// `insertRule` accepts only one rule, so `@media` contains both rules.
document.styleSheets[0]?.insertRule(
  '@media{#google_translate_element,.skiptranslate{display:none!important}body{top:0!important}}',
);

// Repeat the early clicks on buttons. Links and details elements work without script.
onclick = null;
for (const target of window.early)
  target.closest<HTMLElement>('[data-theme-toggle],[data-font],button[data-island]')?.click();
