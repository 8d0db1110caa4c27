import type { Piece } from '~/lib/read-html';
import call from '~/styles/call.css?inline';
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
 * The source text of all markup. It uses some tokens (CSS variables) by name, so the style sheets must keep these
 * names.
 */
const markup = import.meta.glob<string>('../{components,owner,pages}/**/*.astro', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const inMarkup = tokensIn(Object.values(markup).join());

/** Tailwind compiles these rules alone, and so writes a fallback behind each token (CSS variable). */
const withoutFallbacks = (css: string): string => css.replace(/var\((--[\w-]+),[^()]*\)/g, 'var($1)');
const ofWideTables = withoutFallbacks(wideTables);
/** A kind has few sheets, because the content security policy of every page names all sheets. */
const lean = Object.fromEntries(
  Object.entries(whole).map(([file, css]) => [
    file.replace(/^.*\/|\.css$/g, ''),
    { plain: leanSheet(css, inMarkup), withTables: leanSheet(css + ofWideTables, inMarkup) },
  ]),
) as Record<Sheet, { plain: string; withTables: string }>;

/** The sheet for a text that begins with whom to call. */
const textWithCall = leanSheet(
  `${whole['../styles/sheets/text.css'] ?? ''}${ofWideTables}${withoutFallbacks(call)}`,
  inMarkup,
);

const OF_TABLES = ['stack', 'wide', 'number', 'number bars', 'in-columns'];
const OF_CALL = ['call', 'call call--emergency'];

/** Returns the style sheet of a page. Only pages with wide tables or numbers have the rules for these. */
export function sheetFor(sheet: Sheet, content: readonly Piece[]): string {
  const has = (names: readonly string[]): boolean =>
    content.some((piece) => piece.name !== undefined && names.includes(piece.attributes.get('class') ?? ''));
  if (sheet === 'text' && has(OF_CALL)) return textWithCall;
  return has(OF_TABLES) ? lean[sheet].withTables : lean[sheet].plain;
}
