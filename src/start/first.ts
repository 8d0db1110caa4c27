// Runs in the head before the first paint and sets the visitor's theme, text size, reading aids and data saving. This script
// must be short, because every page contains it. All other work is in start.ts, which also handles the clicks that came before
// it had loaded.

const root = document.documentElement;
/** `start` is the address of start.ts, which loads later. */
const dataset = root.dataset as DOMStringMap & { start: string };
const { saveData, effectiveType = '' } = navigator.connection ?? {};
// The light twin (the page that servers send to browsers that save data) has `data-pics`. We do not check
// `prefers-reduced-data`, because no browser supports it yet, and the check costs 30 bytes on every page.
const isWished = dataset.pics || saveData || effectiveType.includes('2g');
let usual = 'near';

/**
 * Applies the visitor's settings. An invalid text size has no effect, because browsers ignore it. An unknown theme has no
 * effect, because no style sheet has it.
 */
const apply = (window.apply = () => {
  let kept: Record<string, string | undefined> = window.held ?? {};
  try {
    kept = { ...(localStorage as Record<string, string>), ...kept };
  } catch {
    // Storage is off, so the settings last only as long as the page.
  }
  const { theme = dataset.theme ?? 'light', font = '', aids = '', saver } = kept;
  dataset.theme = theme;
  dataset.aids = aids;
  root.style.fontSize = font;
  // A saved copy contains its pictures and cannot load other pictures. So `data-pics` is empty there.
  dataset.pics = location.host && ((saver ? saver === 'on' : isWished) ? 'asked' : usual);
});

apply();
// The rules of reading aids are in a separate file, because few visitors use them. The first paint must wait for this file.
// All browsers wait only for a link that the HTML parser finds, so the deprecated `document.write` is used.
if (dataset.aids) (document as { write(html: string): void }).write('<link rel=stylesheet href=/aids.css>');
const early: Element[] = (window.early = []);
// This script adds start.ts. The security policy has `strict-dynamic`: it trusts this script by its hash, and the
// scripts that this script adds, but no `src` in the page. A saved copy already contains start.ts, so nothing is added
// there.
addEventListener('DOMContentLoaded', () => {
  const script = document.createElement('script');
  script.src = dataset.start;
  if (location.host) root.append(script);
});
onclick = ({ target }) => {
  early.push(target as Element);
};
// `onclick` still exists if start.ts has not run. Then the browser loads the pictures by itself, when the page has
// loaded or after 15 seconds. The assignment inside the call saves 6 bytes on each page.
setTimeout(
  (onload = () => {
    if (onclick) usual = '';
    apply();
  }),
  15_000,
);
