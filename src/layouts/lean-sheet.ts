const BANNER = /\/\*![^]*?\*\//g;
// Only where a declaration may begin: `.btn--plain:hover` is no token.
const TOKEN = /(?<=[{;])\s*(--[\w-]+):[^;{}]*;?/g;
const USE = /var\((--[\w-]+)\)/g;

/** The tokens that a text uses. */
export const tokensIn = (text: string): string[] => [...text.matchAll(USE)].map(([, name = '']) => name);
/** What is left of a rule, or of rules in a condition, when none of its tokens is used. */
const EMPTY = /[^{};]+\{\}/g;

const NAME = /(?<![\w-])--[a-z][\w-]*/g;

function withoutUnusedTokens(css: string, kept: readonly string[] = []): string {
  const used = new Set([...kept, ...tokensIn(css)]);
  return css.replace(TOKEN, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

const DECLARED = /(?<=[{;])\s*(--[\w-]+):([^;{}]*)/g;
/** A longer value costs more in each place than its name does. */
const MOST_LETTERS = 40;

/** Tokens that are given one value, once, give way to it: a tenth of a kilobyte of each page, measured in Brotli. */
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
 * A sheet as pages carry it, whole: without the tokens it does not use and the comments of its tools, and with short
 * names for its tokens (280 bytes of the home page, measured in Brotli). Tokens that the markup uses keep their names.
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
 * The sheet of an island, with the tokens it uses: those of its page have other names there. One of theirs may be short
 * for something else (`--t`), and would change what the page shows: all of an island's begin alike, and are the same in
 * all islands, by their place among the tokens (250 bytes of all islands, measured in Brotli).
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
