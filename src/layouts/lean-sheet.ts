const BANNER = /\/\*![^]*?\*\/\s*/g;
// Matches a token (a CSS variable) only where a declaration may begin. So `.btn--plain:hover` does not match.
const TOKEN = /(?<=[{;])\s*(--[\w-]+):[^;{}]*;?/g;
const USE = /var\((--[\w-]+)\)/g;

export const tokensIn = (text: string): string[] => [...text.matchAll(USE)].map(([, name = '']) => name);
/** Matches a rule or condition that is empty, because no page uses its tokens (CSS variables). */
const EMPTY = /[^{};]+\{\}/g;

const NAME = /(?<![\w-])--[a-z][\w-]*/g;

function withoutUnusedTokens(css: string, kept: readonly string[] = []): string {
  const used = new Set([...kept, ...tokensIn(css)]);
  return css.replace(TOKEN, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

const DECLARED = /(?<=[{;])\s*(--[\w-]+):([^;{}]*)/g;
/**
 * The largest length of a value that replaces its token (a CSS variable). A longer value does not replace its token, because
 * the token's name is shorter.
 */
const MOST_LETTERS = 40;

/**
 * If a token (a CSS variable) has the same value everywhere, writes the value in its place. This saves 100 bytes of
 * each page with Brotli.
 */
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

const DARK = /\[data-theme=['"]?dark['"]?\]\{[^{}]*\}/g;

/**
 * Throws if a token has a value in the dark theme only. Later steps would treat this token as one with the same value in both
 * themes.
 */
function refuseDarkOnly(css: string): void {
  const declared = (text: string): string[] => [...text.matchAll(DECLARED)].map(([, name = '']) => name);
  const [light, used] = [new Set(declared(css.replace(DARK, '{}'))), new Set(tokensIn(css))];
  const missing = declared([...css.matchAll(DARK)].join('')).filter((name) => used.has(name) && !light.has(name));
  if (missing.length > 0)
    throw new Error(
      `Expected a value in the light theme for ${missing.join(', ')}, found a value in the dark theme only.`,
    );
}

const NOT_FROM = /not (?:all and )?\((?:width>=|min-width:)(\w+)\)/g;
const NOT_UP_TO = /not all and \(width<=(\w+)\)/g;

/** Matches the useless 1 px border that Tailwind also writes for `line-t-ember/[4px]` (see src/styles/theme.css). */
const THIN_UNDER_THICK = /(border[\w-]*):1px solid [^;}]+;(?=\1:)/g;
const BLOCK_AND_INLINE = /(padding|margin)-block:([^;} ]+);\1-inline:([^;} ]+)/g;

/**
 * Shortens the CSS that Tailwind writes. This saves 20 bytes of the home page with Brotli. All browsers that can read
 * the sheet know comparisons with `<`, because Tailwind also writes these. The short names for backgrounds and spaces
 * are safe: no background is a picture, and no text runs from top to bottom. Firefox does not need the `-moz-` rule on
 * our pages.
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

/** Sorts `(width<1024px)` before `(width<640px)`, and `(width>=640px)` before `(width>=1024px)`. */
function placeOf(condition: string): number {
  const [, sign, width] = WIDTH.exec(condition) ?? [];
  return Number(width) * (sign === '<' ? -1 : 1);
}

/**
 * Joins the rules that have the same condition (`@media` or `@container`), and puts them after all rules without a
 * condition. Tailwind repeats the condition for each component. So this saves 35 bytes of a page with Brotli.
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
 * Returns a style sheet in its form for pages: without unused tokens (CSS variables) and tool comments, with short
 * token names. Tokens in `kept` keep their names, because the markup uses these names.
 * Throws if a token that is used has no value in the light theme. Lightning CSS minifies the sheet before this function.
 * Without this function, a page has 360 bytes more, even if Lightning CSS removes unused names. If Lightning CSS also
 * shortens names, a page has 200 bytes more (mean of 7 kinds of page, Brotli). In this function, short names save 108
 * bytes, conditions 89, unused tokens 83, values 38, and `shorter` 30.
 */
export function leanSheet(css: string, kept: readonly string[] = []): string {
  refuseDarkOnly(css);
  const whole = withConditionsLast(shorter(withValues(css.replace(BANNER, ''), kept)));
  const lean = withoutUnusedTokens(whole, kept).replace(EMPTY, '');
  const short = new Map<string, string>();
  for (const [name] of lean.matchAll(NAME))
    if (!short.has(name)) short.set(name, kept.includes(name) ? name : `--${short.size.toString(36)}`);
  return lean.replace(NAME, (name) => short.get(name) ?? name).trim();
}

/**
 * Returns the style sheet of an island (a script that loads later) with its own tokens. The page's short token names
 * may mean something else here (`--t`), so island tokens get a prefix. All islands have the same names, which saves 250
 * bytes.
 */
export function islandSheet(tokens: string, css: string): string {
  const names = [...new Set(tokens.match(NAME))];
  // `color-scheme` is removed, because the page's own sheet sets it for both themes.
  return withoutUnusedTokens(shorter(withValues(css.replace(BANNER, ''), [])).replace(/color-scheme:\w+;?/g, ''))
    .replace(EMPTY, '')
    .replace(EMPTY, '')
    .replace(NAME, (name) => `--i-${names.includes(name) ? names.indexOf(name).toString(36) : name.slice(2)}`)
    .trim();
}
