const added = new Set<string>();

/** Adds a style sheet to the page, once, in a way the security policy allows. */
export function addSheet(text: string): void {
  if (added.has(text)) return;
  added.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
