const BANNER = /\/\*![^]*?\*\//g;
// Only where a declaration may begin: `.btn--plain:hover` is no token.
const TOKEN = /(?<=[{;])\s*(--[\w-]+):[^;{}]*;?/g;
const USE = /var\((--[\w-]+)/g;
/** Tokens that the markup itself refers to, in drawings. */
const IN_MARKUP = [
  '--color-amber',
  '--color-forest',
  '--color-ember',
  '--color-ember-deep',
  '--color-ink',
  '--color-logo-3',
  '--color-paper',
];

/** A sheet without the tokens it does not use and without the comments of its tools: every page carries it whole. */
export function leanSheet(css: string): string {
  const bare = css.replace(BANNER, '');
  const used = new Set([...IN_MARKUP, ...[...bare.matchAll(USE)].map(([, name = '']) => name)]);
  return bare.replace(TOKEN, (declaration, name: string) => (used.has(name) ? declaration : '')).trim();
}
