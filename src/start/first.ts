// Runs in the head, before anything is painted: the theme, the size of letters and the saving of data that the visitor has
// chosen. It stands in every page; what can wait is in start.ts, and so can what is clicked until that has come.

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const root = document.documentElement;
const { dataset } = root;
/** The server was asked to save data, and says so in the light twin of a page. */
const { pics: sent } = dataset;
const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Line }).connection ?? {};
const isWished = sent || saveData || effectiveType.includes('2g') || matchMedia('(prefers-reduced-data)').matches;
let usual = 'near';

/** Sets the page as the visitor has chosen; nothing that is kept is believed but what can be chosen. */
window.apply = () => {
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
};

window.apply();
window.early = [];
onclick = ({ target }) => {
  window.early.push(target as Element);
};
// The script that brings pictures when they are near did not come: the browser brings them. Nor does it come, and nothing
// ends to load, where the page stopped half-way.
setTimeout(
  (onload = () => {
    if (onclick) usual = '';
    window.apply();
  }),
  15_000,
);
