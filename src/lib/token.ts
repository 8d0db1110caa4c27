/** Returns the first value of a design token (a CSS variable) in the text of style sheets. Throws if there is none. */
export function tokenIn(sheets: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(sheets)?.[1];
  if (value === undefined)
    throw new Error(`src/owner/theme.css has no --${name}. docs/another-company.md lists what it needs.`);
  return value;
}
