const added = new Set<string>();

/** Adds a sheet, once, in a way the security policy allows. */
export function addSheet(text: string): void {
  if (added.has(text)) return;
  added.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
