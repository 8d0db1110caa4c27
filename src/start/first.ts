// Runs in the head, before anything is painted: the theme, the size of letters and the saving of data that the visitor has
// chosen. It stands in every page; what can wait is in start.ts, and so can what is clicked until that has come.

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const root = document.documentElement;
/** `start`: the address of the script that every page runs once it can be read. */
const dataset = root.dataset as DOMStringMap & { start: string };
const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Line }).connection ?? {};
// The server was asked to save data, and says so in the light twin of a page. No browser answers `prefers-reduced-data` yet,
// which every page would pay 30 bytes for.
const isWished = dataset.pics || saveData || effectiveType.includes('2g');
let usual = 'near';

/** Sets the page as the visitor has chosen; nothing that is kept is believed but what can be chosen. */
const apply = (window.apply = () => {
  let kept: Record<string, string | undefined> = window.held ?? {};
  try {
    kept = { ...(localStorage as Record<string, string>), ...kept };
  } catch {
    // storage is off
  }
  const { theme = dataset.theme, font = 0, saver } = kept;
  dataset.theme = theme === 'dark' ? theme : 'light';
  root.style.fontSize = +font > 12 && +font < 25 ? `${+font / 0.16}%` : '';
  // A saved copy has its pictures with it, and there is nobody to ask for more.
  dataset.pics = location.host && ((saver ? saver === 'on' : isWished) ? 'asked' : usual);
});

apply();
const early: Element[] = (window.early = []);
// The policy of the site trusts a script for its hash, and what that asks for, but no `src` in a page (`strict-dynamic`). A
// saved copy has the script in it.
addEventListener('DOMContentLoaded', () => {
  const script = document.createElement('script');
  script.src = dataset.start;
  if (location.host) root.append(script);
});
onclick = ({ target }) => {
  early.push(target as Element);
};
// start.ts takes `onclick` away. Where it has not come when the page has loaded, or after 15 seconds on a page that never ends
// to load, the browser itself brings the pictures.
// The assignment stands inside the call: that saves 5 bytes of the Hindi home page, which has 9 to spare.
setTimeout(
  (onload = () => {
    if (onclick) usual = '';
    apply();
  }),
  15_000,
);
