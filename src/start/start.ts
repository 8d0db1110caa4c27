// Runs on every page once it can be read: what the frame's buttons do, what depends on today, and what a saved copy needs.
// A classic script of its own: browsers keep it between pages, and a saved copy, which blocks modules, runs it again.
import { onSettings, setTheme, stepFont } from '~/stores/kept';
import { onLoaded } from '~/stores/loaded';
import { startAfresh } from './afresh';
import { watchForTouches } from './islands';
import { measureLater } from './measure';
import { bringPictures } from './sight';
import { goToPlace } from './place';
import { setStatesRight } from './states';
import { countVisit } from './visits';

onSettings(window.apply);
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-theme-toggle],[data-font]');
  if (!button) return;
  if (button.dataset.font === undefined) setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  else stepFont(+button.dataset.font);
});

for (const setRight of [setStatesRight, bringPictures]) {
  setRight();
  onLoaded(setRight);
}
if (location.protocol === 'file:') {
  // A copy that a browser saved has only the plain pictures, and asks nothing of anybody.
  document.querySelectorAll('source').forEach((source) => source.remove());
} else {
  goToPlace();
  watchForTouches();
  void startAfresh();
  countVisit();
  if (MEASURE_URL) measureLater();
}

// A page-translation widget that an owner puts on the page works unseen: the language dialog speaks for it.
document.styleSheets[0]?.insertRule(
  '@media{#google_translate_element,.skiptranslate{display:none!important}body{top:0!important}}',
);

// Links and details need no script; a button that was pressed too early is pressed again.
onclick = null;
for (const target of window.early)
  target.closest<HTMLElement>('[data-theme-toggle],[data-font],button[data-island]')?.click();
