const BANNER = /\/\*![^]*?\*\//g;
// Only where a declaration may begin: `.btn--plain:hover` is no token.
const TOKEN = /(?<=[{;])\s*(--[\w-]+):[^;{}]*;?/g;
const USE = /var\((--[\w-]+)\)/g;
/** Tokens that drawings in the markup use. They keep their names in every page. */
export const IN_MARKUP = [
  '--color-amber',
  '--color-coal',
  '--color-forest',
  '--color-ember',
  '--color-ember-deep',
  '--color-ink',
  '--color-logo-3',
  '--color-paper',
];

const COMMENT = /\/\*[^]*?\*\//g;
const SPACE = /\s*([{};,])\s*|(?<=:)\s+/g;
/** What is left of a rule, or of rules in a condition, when none of its tokens is used. */
const EMPTY = /[^{};]+\{\}/g;

const NAME = /(?<![\w-])--[a-z][\w-]*/g;

function withoutUnusedTokens(css: string, kept: readonly string[] = []): string {
  const used = new Set([...kept, ...[...css.matchAll(USE)].map(([, name = '']) => name)]);
  return css.replace(TOKEN, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

const DECLARED = /(?<=[{;])\s*(--[\w-]+):([^;{}]*)/g;
/** A longer value costs more in each place than its name does. */
const MOST_LETTERS = 40;

/** Tokens that are given one value, once, give way to it: a tenth of a kilobyte of each page, measured in Brotli. */
function withValues(css: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARED))
    values.set(name, [...(values.get(name) ?? []), value.trim()]);
  const valueOf = (use: string, name: string): string => {
    const [value = '', ...others] = values.get(name) ?? [];
    if (!value || others.length > 0 || value.length > MOST_LETTERS || IN_MARKUP.includes(name)) return use;
    return value.replace(USE, valueOf);
  };
  return css.replace(USE, valueOf);
}

const NOT_FROM = /not all and \(width>=(\d+px)\)/g;
const NOT_UP_TO = /not all and \(width<=(\d+px)\)/g;

/**
 * Tailwind writes for browsers that do not know comparisons with `<`, though it uses them itself; and Firefox, for which the
 * prefix is, enlarges no letters of a page that says it is as wide as the phone.
 */
const shorter = (css: string): string =>
  css
    .replace(NOT_FROM, '(width<$1)')
    .replace(NOT_UP_TO, '(width>$1)')
    .replaceAll(':root,:host', ':root')
    .replace('-moz-text-size-adjust:100%;', '');

/**
 * A sheet as pages carry it, whole: without the tokens it does not use and the comments of its tools, and with short
 * names for its tokens (280 bytes of the home page, measured in Brotli).
 */
export function leanSheet(css: string): string {
  const lean = withoutUnusedTokens(shorter(withValues(css.replace(BANNER, ''))), IN_MARKUP).replace(EMPTY, '');
  const short = new Map<string, string>();
  for (const [name] of lean.matchAll(NAME))
    if (!short.has(name)) short.set(name, IN_MARKUP.includes(name) ? name : `--${short.size.toString(36)}`);
  return lean.replace(NAME, (name) => short.get(name) ?? name).trim();
}

/**
 * The sheet of an island, with the tokens it uses: those of its page have other names there. One of theirs may be short
 * for something else (`--t`), and would change what the page shows: all of an island's begin alike, and are the same in
 * all islands, by their place among the tokens (250 bytes of all islands, measured in Brotli).
 */
export function islandSheet(tokens: string, css: string): string {
  // The page's own sheet says of both themes what they are.
  const plain = tokens.replace(/@theme( static)?/g, ':root').replace(/--\*: initial;|color-scheme: \w+;/g, '');
  const lean = withoutUnusedTokens(`${plain}${css}`.replace(COMMENT, '').replace(SPACE, '$1'));
  const names = [...new Set(plain.match(NAME))];
  return lean
    .replace(EMPTY, '')
    .replace(EMPTY, '')
    .replace(NAME, (name) => `--i-${names.includes(name) ? names.indexOf(name).toString(36) : name.slice(2)}`)
    .replace(/\s+/g, ' ')
    .trim();
}
