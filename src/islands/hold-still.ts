import { addSheet } from '~/lib/add-sheet';

/**
 * Stops the page behind a dialog from scrolling, until the returned function is called. The page keeps its position. A
 * saved copy of the page can scroll, because browsers do not save this style sheet.
 */
export function holdStill(): () => void {
  // Keeps the width of the scroll bar, so that the page does not jump.
  const gutter = innerWidth > document.documentElement.clientWidth ? 'scrollbar-gutter:stable' : '';
  const sheet = addSheet(`:root{overflow:hidden;${gutter}}`);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
