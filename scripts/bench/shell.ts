const MAIN = /(<main[^>]*>)[^]*<\/main>/;
const SHEET = /(<style>)([^]*?)(?=<\/style>)/;
/** Matches the selectors and the declarations of a rule that has no nested rules. */
const RULE = /([^{}]+)(\{[^{}]*\})/g;
const EMPTY = /@[^{};]+\{\}/g;
const NEGATED = /:not\([^)]*\)/g;
const CLASS = /\.([a-z][\w-]*)/gi;
const CLASSES = /\sclass="?([^">]*)/g;

/** Returns a page without its content: the main part is empty. Removes the style rules that only the main part uses. */
export function shellOf(html: string): string {
  const empty = html.replace(MAIN, '$1</main>');
  const there = new Set([...empty.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));
  const isNeeded = (selector: string): boolean =>
    [...selector.replace(NEGATED, '').matchAll(CLASS)].every(([, name = '']) => there.has(name));
  return empty.replace(SHEET, (_, open: string, css: string) => {
    const needed = css.replace(RULE, (rule, selectors: string) => (selectors.split(',').some(isNeeded) ? rule : ''));
    return open + needed.replace(EMPTY, '');
  });
}
