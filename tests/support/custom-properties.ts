export const propertiesSetIn = (css: string): Set<string | undefined> =>
  new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));

export const propertiesUsedIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => name);

/** Returns the custom properties that the markup of a page uses, and that its style sheet does not set in the light theme. */
export function unsetInMarkup(html: string, sheet: string): string[] {
  const set = propertiesSetIn([...sheet.matchAll(/:root\{[^}]*\}/g)].join());
  return propertiesUsedIn(html.replace(sheet, '')).filter((name) => !set.has(name));
}
