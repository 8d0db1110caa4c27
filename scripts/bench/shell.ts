const MAIN = /(<main[^>]*>)[^]*<\/main>/;
const SHEET = /(<style>)([^]*?)(?=<\/style>)/;
/** A rule without nested rules: its selectors and its declarations. */
const RULE = /([^{}]+)(\{[^{}]*\})/g;
const EMPTY = /@[^{};]+\{\}/g;
const NEGATED = /:not\([^)]*\)/g;
const CLASS = /\.([a-z][\w-]*)/gi;
const CLASSES = /\sclass="?([^">]*)/g;

/** Empties the main part of a page and drops the style rules that the rest does not need: the cost of a page without content. */
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
