const BANNER = /\/\*![^]*?\*\//g;
// Only where a declaration may begin: `.btn--plain:hover` is no token.
const TOKEN = /(?<=[{;])\s*(--[\w-]+):[^;{}]*;?/g;
const USE = /var\((--[\w-]+)/g;
/** Tokens that the markup itself refers to, in drawings. */
const IN_MARKUP = [
  '--color-amber',
  '--color-coal',
  '--color-forest',
  '--color-ember',
  '--color-ember-deep',
  '--color-ink',
  '--color-logo-3',
  '--color-paper',
];

const NAME = /(?<![\w-])--[a-z][\w-]*/g;

function withoutUnusedTokens(css: string, kept: readonly string[] = []): string {
  const used = new Set([...kept, ...[...css.matchAll(USE)].map(([, name = '']) => name)]);
  return css.replace(TOKEN, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

const NOT_FROM = /not all and \(width>=(\d+px)\)/g;
const NOT_UP_TO = /not all and \(width<=(\d+px)\)/g;

/** Tailwind writes for browsers that do not know comparisons with `<`, though it uses them itself. */
const shorter = (css: string): string =>
  css
    .replace(NOT_FROM, '(width<$1)')
    .replace(NOT_UP_TO, '(width>$1)')
    .replaceAll(':root,:host', ':root')
    .replace('-moz-text-size-adjust:100%;', '');

const SET = /(?<=[{;])\s*(--[\w-]+):([^;{}]*)/g;
/** In letters: a longer value is shorter by its name. */
const LONGEST_WRITTEN_OUT = 8;

/** With the value in place of a token that has one and the same everywhere: the names of such were 100 bytes of a page. */
function withoutNamesOfShortValues(css: string): string {
  const values = Map.groupBy(css.matchAll(SET), ([, name = '']) => name);
  return css.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
    const [only, ...others] = values.get(name) ?? [];
    const value = only?.[2] ?? '';
    const isShort = value !== '' && value.length <= LONGEST_WRITTEN_OUT && !value.includes('var(');
    return isShort && others.length === 0 ? value : use;
  });
}

/**
 * A sheet as pages carry it, whole: without the tokens it does not use and the comments of its tools, and with short
 * names for its tokens (280 bytes of the home page, measured in Brotli).
 */
export function leanSheet(css: string): string {
  const bare = withoutNamesOfShortValues(css.replace(BANNER, ''));
  const short = new Map<string, string>();
  for (const [name] of bare.matchAll(NAME))
    if (!short.has(name)) short.set(name, IN_MARKUP.includes(name) ? name : `--${short.size.toString(36)}`);
  return withoutUnusedTokens(shorter(bare), IN_MARKUP)
    .replace(NAME, (name) => short.get(name) ?? name)
    .trim();
}

const COMMENT = /\/\*[^]*?\*\//g;
const SPACE = /\s*([{};,])\s*/g;
/** What is left of a rule, or of rules in a condition, when none of its tokens is used. */
const EMPTY = /[^{};]+\{\}/g;

/**
 * The sheet of an island, with the tokens it uses: those of its page have other names there. One of theirs may be short
 * for something else (`--t`), and would change what the page shows: all of an island's begin alike.
 */
export function islandSheet(tokens: string, css: string): string {
  const plain = tokens.replace('@theme', ':root').replace('--*: initial;', '');
  const lean = withoutUnusedTokens(`${plain}${css}`.replace(COMMENT, '').replace(SPACE, '$1'));
  return lean
    .replace(EMPTY, '')
    .replace(EMPTY, '')
    .replace(NAME, (name) => `--i-${name.slice(2)}`)
    .replace(/\s+/g, ' ')
    .trim();
}
