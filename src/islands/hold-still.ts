/**
 * Keeps the page behind a dialog from scrolling until the function that it gives is called. Nothing of it moves. By a sheet
 * that a saved copy leaves out: the dialog is left out there too.
 */
export function holdStill(): () => void {
  const sheet = new CSSStyleSheet();
  // Where a scroll bar takes room, the page keeps that room and does not jump.
  const gutter = innerWidth > document.documentElement.clientWidth ? 'scrollbar-gutter:stable' : '';
  sheet.replaceSync(`:root{overflow:hidden;${gutter}}`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
