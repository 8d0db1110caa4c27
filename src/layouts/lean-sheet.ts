const BANNER = /\/\*![^]*?\*\//g;
// Matches only where a declaration may begin, so that `.btn--plain:hover` is not taken for a token.
const TOKEN = /(?<=[{;])\s*(--[\w-]+):[^;{}]*;?/g;
const USE = /var\((--[\w-]+)\)/g;

export const tokensIn = (text: string): string[] => [...text.matchAll(USE)].map(([, name = '']) => name);
/** A rule or condition that is empty, because none of its tokens is used. */
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

const NOT_FROM = /not (?:all and )?\((?:width>=|min-width:)(\w+)\)/g;
const NOT_UP_TO = /not all and \(width<=(\w+)\)/g;

/** `line-t-ember/[4px]` is written with its usual width too (src/styles/theme.css). */
const THIN_UNDER_THICK = /(border[\w-]*):1px solid [^;}]+;(?=\1:)/g;
const BLOCK_AND_INLINE = /(padding|margin)-block:([^;} ]+);\1-inline:([^;} ]+)/g;

/**
 * Tailwind writes for browsers that do not know comparisons with `<`, though it uses them itself; and Firefox, for which the
 * prefix is, enlarges no letters of a page that says it is as wide as the phone. It names backgrounds and spaces in the longer
 * way: no background is a picture, and no words run from top to bottom (20 bytes of the home page, measured in Brotli).
 */
const shorter = (css: string): string =>
  css
    .replace(NOT_FROM, '(width<$1)')
    .replace(NOT_UP_TO, '(width>$1)')
    .replaceAll('(min-width:', '(width>=')
    .replaceAll('background-color:', 'background:')
    .replace(BLOCK_AND_INLINE, '$1:$2 $3')
    .replace(THIN_UNDER_THICK, '')
    .replaceAll(':root,:host', ':root')
    .replace('-moz-text-size-adjust:100%;', '');

const CONDITION = /(@(?:media|container)[^{}]+)\{((?:[^{}]+\{[^{}]*\})+)\}/g;
const WIDTH = /^@media \(width(<|>=?)(\d+)px\)$/;

/** `(width<1024px)` before `(width<640px)`, and `(width>=640px)` before `(width>=1024px)`. */
function placeOf(condition: string): number {
  const [, sign, width] = WIDTH.exec(condition) ?? [];
  return Number(width) * (sign === '<' ? -1 : 1);
}

/**
 * Rules in one condition stand together, behind those without a condition: Tailwind writes a
 * condition beside each component (35 bytes of a page, measured in Brotli).
 */
function withConditionsLast(css: string): string {
  const rules = new Map<string, string>();
  const others = css.replace(CONDITION, (_, condition: string, inside: string) => {
    rules.set(condition, (rules.get(condition) ?? '') + inside);
    return '';
  });
  const widths = [...rules.keys()].filter((one) => WIDTH.test(one)).sort((a, b) => placeOf(a) - placeOf(b));
  const order = new Set([...widths, ...rules.keys()]);
  return others + [...order].map((condition) => `${condition}{${rules.get(condition)}}`).join('');
}

/**
 * A style sheet as pages carry it: without unused tokens and tool comments, and with short token names. Tokens in `kept` keep
 * their names, because the markup uses them. Lightning CSS, which has minified it before, cannot do this: with its own
 * removal of unused names a page has 360 bytes more, and with short names as well 200 (mean of 7 kinds, with Brotli). Of
 * these bytes, names save 108, conditions 89, unused tokens 83, values 38, and `shorter` 30.
 */
export function leanSheet(css: string, kept: readonly string[] = []): string {
  const whole = withConditionsLast(shorter(withValues(css.replace(BANNER, ''), kept)));
  const lean = withoutUnusedTokens(whole, kept).replace(EMPTY, '');
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
  const names = [...new Set(tokens.match(NAME))];
  // The page's own sheet says of both themes what they are.
  return withoutUnusedTokens(shorter(withValues(css.replace(BANNER, ''), [])).replace(/color-scheme:\w+;?/g, ''))
    .replace(EMPTY, '')
    .replace(EMPTY, '')
    .replace(NAME, (name) => `--i-${names.includes(name) ? names.indexOf(name).toString(36) : name.slice(2)}`)
    .trim();
}
