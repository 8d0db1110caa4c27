import type { Piece } from '~/lib/read-html';
import seldom from '~/styles/seldom.css?inline';
import wideTables from '~/styles/wide-tables.css?inline';
import { leanSheet, tokensIn } from './lean-sheet';

/**
 * The kinds of page. Each page contains the style sheet of its kind, because on 2G a separate file costs one more round
 * trip (measured).
 */
export type Sheet =
  | ('home' | 'news' | 'tenders' | 'tender-period' | 'jobs' | 'listing' | 'cards' | 'article')
  | ('album' | 'event' | 'film' | 'form' | 'notice' | 'search' | 'sitemap' | 'text' | 'verify');

const whole = import.meta.glob<string>('../styles/sheets/*.css', { query: '?inline', import: 'default', eager: true });

/**
 * The source text of all files with markup. It uses some tokens (CSS variables) by name, so the style sheets must keep these
 * names.
 */
const markup = import.meta.glob<string>(
  ['../{components,owner,pages,layouts}/**/*.astro', './sprite.ts', '../model/prose/bars.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const inMarkup = tokensIn(Object.values(markup).join());

/**
 * Removes fallback values. Tailwind compiles the rules for tables and for rare parts separately. So it writes a fallback
 * value after each token (CSS variable) of these rules.
 */
const withoutFallbacks = (css: string): string => css.replace(/var\((--[\w-]+),[^()]*\)/g, 'var($1)');
const ofTables = withoutFallbacks(wideTables);
/** The rules for parts that few texts have. Such a part is in a table or beside a table, so the rules of tables are included. */
const ofSeldom = ofTables + withoutFallbacks(seldom);

const OF_TABLES = ['stack', 'wide', 'number', 'in-columns'];
const OF_SELDOM = ['bars', 'call', 'call call--emergency', 'dial'];

/**
 * A cache of style sheets. There are at most three style sheets for each kind of page. The content security policy of every
 * page has the hash of every style sheet of the site. So with many style sheets, every answer would be longer.
 */
const lean = new Map<string, string>();

/**
 * Returns the style sheet of a page. Only a page with wide tables, numbers, bars or a contact box gets the rules for these
 * parts.
 */
export function sheetFor(sheet: Sheet, content: readonly Piece[]): string {
  const has = (names: readonly string[]): boolean =>
    content.some((piece) => piece.name !== undefined && names.includes(piece.attributes.get('class') ?? ''));
  const [name, more] = has(OF_SELDOM) ? ['seldom', ofSeldom] : has(OF_TABLES) ? ['tables', ofTables] : ['plain', ''];
  const key = `${sheet} ${name}`;
  const known = lean.get(key) ?? leanSheet((whole[`../styles/sheets/${sheet}.css`] ?? '') + more, inMarkup);
  lean.set(key, known);
  return known;
}
