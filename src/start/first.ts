// Runs in the head before the first paint and sets the visitor's theme, text size and data saving. It must be short,
// because it is in every page. The rest is in start.ts, which also handles the clicks that came before it loaded.

const root = document.documentElement;
/** `start` is the address of the deferred script. */
const dataset = root.dataset as DOMStringMap & { start: string };
const { saveData, effectiveType = '' } = navigator.connection ?? {};
// The light twin (the page that servers send to browsers that save data) has `data-pics`. No browser supports
// `prefers-reduced-data` yet, and checking it would cost 30 bytes on every page.
const isWished = dataset.pics || saveData || effectiveType.includes('2g');
let usual = 'near';

/** Applies the visitor's settings. Ignores stored values that cannot be chosen. */
const apply = (window.apply = () => {
  let kept: Record<string, string | undefined> = window.held ?? {};
  try {
    kept = { ...(localStorage as Record<string, string>), ...kept };
  } catch {
    // Storage is off.
  }
  const { theme = dataset.theme, font = 0, saver } = kept;
  dataset.theme = theme === 'dark' ? theme : 'light';
  root.style.fontSize = +font > 12 && +font < 25 ? `${+font / 0.16}%` : '';
  // A saved copy contains its pictures and cannot load others.
  dataset.pics = location.host && ((saver ? saver === 'on' : isWished) ? 'asked' : usual);
});

apply();
const early: Element[] = (window.early = []);
// With `strict-dynamic`, the policy trusts this script by its hash, and the scripts that this script adds. It trusts no
// `src` in the page. A saved copy contains start.ts, so nothing is added.
addEventListener('DOMContentLoaded', () => {
  const script = document.createElement('script');
  script.src = dataset.start;
  if (location.host) root.append(script);
});
onclick = ({ target }) => {
  early.push(target as Element);
};
// start.ts removes `onclick`. If start.ts has not run when the page has loaded, or after 15 seconds, the browser loads
// the pictures by itself. The assignment inside the call saves 6 bytes on each page.
setTimeout(
  (onload = () => {
    if (onclick) usual = '';
    apply();
  }),
  15_000,
);
