// Runs on every page once it can be read: what the frame's buttons do, what depends on today, and what a saved copy needs.
// A classic script of its own: browsers keep it between pages, and a saved copy, which blocks modules, runs it again.
import { applySettings, stepFont, switchTheme } from './settings';
import { setStatesRight } from './states';

addEventListener('storage', applySettings);
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-theme-toggle], [data-font]') : null;
  if (!button) return;
  if (button.dataset.font === undefined) switchTheme();
  else stepFont(Number(button.dataset.font));
});

// A copy that a browser saved has only the plain pictures.
if (location.protocol === 'file:') document.querySelectorAll('source').forEach((source) => source.remove());

setStatesRight();
