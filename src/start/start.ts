// Runs on every page, deferred: buttons of the frame, states that depend on today, and saved copies. A classic script,
// because browsers cache it between pages, and saved copies block modules.
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
  // A copy saved by the browser has plain pictures only, no islands, and must not request anything.
  for (const one of document.querySelectorAll(
    `picture source,[data-live=list],button[data-island],thead button,${'[data-footer-menu]' satisfies HookSelector}`,
  ))
    one.remove();
  // A link to a place in the page itself must stay in the copy. The first link, to `#main`, has the page's address.
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

// A page-translation widget is hidden: the language dialog controls it.
// `insertRule` takes one rule: `@media` holds two.
document.styleSheets[0]?.insertRule(
  '@media{#google_translate_element,.skiptranslate{display:none!important}body{top:0!important}}',
);

// Repeats early clicks on buttons. Links and details work without script.
onclick = null;
for (const target of window.early)
  target.closest<HTMLElement>('[data-theme-toggle],[data-font],button[data-island]')?.click();
