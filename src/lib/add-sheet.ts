/** Adds a style sheet in a way that the Content-Security-Policy allows. */
export function addSheet(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
