import type { Piece } from '~/lib/read-html';
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
const nameOf = (file: string): string => file.replace(/^.*\/|\.css$/g, '');
const kinds = Object.fromEntries(Object.entries(whole).map(([file, css]) => [nameOf(file), css])) as Record<
  Sheet,
  string
>;
const inMarkup = tokensIn(Object.values(markup).join());

/** The rules of some parts, by their class. Only pages with such a part have its rules. */
const ofParts = import.meta.glob<string>('../styles/parts/*.css', { query: '?inline', import: 'default', eager: true });
/** Tailwind compiles these rules alone, and so writes a fallback behind each token (CSS variable). */
const parts = Object.entries(ofParts).map(([file, css]) => ({
  name: nameOf(file),
  css: css.replace(/var\((--[\w-]+),[^()]*\)/g, 'var($1)'),
}));

const lean = new Map<string, string>();

/** Returns the style sheet of a page: of its kind, and of the parts in its content. */
export function sheetFor(sheet: Sheet, content: readonly Piece[]): string {
  const classes = new Set<string | undefined>();
  for (const piece of content) if (piece.name !== undefined) classes.add(piece.attributes.get('class'));
  const used = parts.filter(({ name }) => classes.has(name));
  const key = [sheet, ...used.map(({ name }) => name)].join(' ');
  const known = lean.get(key) ?? leanSheet(kinds[sheet] + used.map(({ css }) => css).join(''), inMarkup);
  lean.set(key, known);
  return known;
}
