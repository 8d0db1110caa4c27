const BANNER = /\/\*![^]*?\*\//g;
// Matches only where a declaration may begin, so that `.btn--plain:hover` is not taken for a token.
const TOKEN = /(?<=[{;])\s*(--[\w-]+):[^;{}]*;?/g;
const USE = /var\((--[\w-]+)\)/g;

export const tokensIn = (text: string): string[] => [...text.matchAll(USE)].map(([, name = '']) => name);
const COMMENT = /\/\*[^]*?\*\//g;
const SPACE = /\s*([{};,])\s*|(?<=:)\s+/g;
/** Rules and conditions that are empty after their unused tokens are removed. */
const EMPTY = /[^{};]+\{\}/g;

const NAME = /(?<![\w-])--[a-z][\w-]*/g;

function withoutUnusedTokens(css: string, kept: readonly string[] = []): string {
  const used = new Set([...kept, ...tokensIn(css)]);
  return css.replace(TOKEN, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

const DECLARED = /(?<=[{;])\s*(--[\w-]+):([^;{}]*)/g;
/** A longer value costs more bytes in each place than the token's name. */
const MOST_LETTERS = 40;

/** Replaces tokens that have one value everywhere by that value. Saves 100 bytes of each page with Brotli. */
function withValues(css: string, kept: readonly string[]): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARED))
    values.set(name, [...(values.get(name) ?? []), value.trim()]);
  const valueOf = (use: string, name: string): string => {
    const [value = '', ...others] = values.get(name) ?? [];
    if (!value || others.length > 0 || value.length > MOST_LETTERS || kept.includes(name)) return use;
    return value.replace(USE, valueOf);
  };
  return css.replace(USE, valueOf);
}

const NOT_FROM = /not all and \(width>=(\d+px)\)/g;
const NOT_UP_TO = /not all and \(width<=(\d+px)\)/g;

/**
 * Undoes two of Tailwind's fallbacks: for browsers without range queries, which Tailwind itself needs; and a prefixed
 * property for Firefox, which does not enlarge text on pages with a mobile viewport.
 */
const shorter = (css: string): string =>
  css
    .replace(NOT_FROM, '(width<$1)')
    .replace(NOT_UP_TO, '(width>$1)')
    .replaceAll(':root,:host', ':root')
    .replace('-moz-text-size-adjust:100%;', '');

/**
 * A style sheet as pages carry it: without unused tokens and tool comments, and with short token names (saves 280 bytes of
 * the home page with Brotli). Tokens in `kept` keep their names, because the markup uses them.
 */
export function leanSheet(css: string, kept: readonly string[] = []): string {
  const lean = withoutUnusedTokens(shorter(withValues(css.replace(BANNER, ''), kept)), kept).replace(EMPTY, '');
  const short = new Map<string, string>();
  for (const [name] of lean.matchAll(NAME))
    if (!short.has(name)) short.set(name, kept.includes(name) ? name : `--${short.size.toString(36)}`);
  return lean.replace(NAME, (name) => short.get(name) ?? name).trim();
}

/**
 * An island's style sheet with its own tokens. The page's tokens have short names that could mean something else here
 * (`--t`), so island tokens share a prefix. A token has the same name in all islands: saves 250 bytes with Brotli.
 */
export function islandSheet(tokens: string, css: string): string {
  // The page's style sheet already sets what both themes need.
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
