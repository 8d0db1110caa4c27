import type { Piece } from '~/lib/read-html';
import ofTables from '~/styles/prose-tables.css?inline';
import { leanSheet, tokensIn } from './lean-sheet';

/**
 * The kinds of page. Each page contains the style sheet of its kind, because on 2G a separate file costs one more round
 * trip (measured).
 */
export type Sheet =
  | ('home' | 'news' | 'tenders' | 'tender-period' | 'jobs' | 'listing' | 'cards' | 'article')
  | ('album' | 'event' | 'film' | 'form' | 'notice' | 'search' | 'sitemap' | 'text');

const whole = import.meta.glob<string>('../styles/sheets/*.css', { query: '?inline', import: 'default', eager: true });

/**
 * The source text of all markup. It uses some tokens (CSS variables) by name, so the style sheets must keep these
 * names.
 */
const markup = import.meta.glob<string>('../{components,owner,pages}/**/*.astro', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const inMarkup = tokensIn(Object.values(markup).join());

/** The inline style sheet for each kind of page, without and with the rules for tables in texts. */
const made = Object.fromEntries(
  Object.entries(whole).map(([file, css]) => [
    file.replace(/^.*\/|\.css$/g, ''),
    { plain: leanSheet(css, inMarkup), withTables: leanSheet(css + ofTables, inMarkup) },
  ]),
) as Record<Sheet, { plain: string; withTables: string }>;

const isTable = (piece: Piece): boolean =>
  (piece.name === 'section' || piece.name === 'div') && piece.attributes.get('class') === 'scroll';

/** Returns the style sheet of a page. Most texts have no table, so the rules for tables are only in pages with one. */
export const sheetFor = (sheet: Sheet, content: readonly Piece[]): string =>
  content.some(isTable) ? made[sheet].withTables : made[sheet].plain;
