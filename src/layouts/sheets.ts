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

/** The inline style sheet for each kind of page. */
export const sheets = Object.fromEntries(
  Object.entries(whole).map(([file, css]) => [file.replace(/^.*\/|\.css$/g, ''), leanSheet(css, inMarkup)]),
) as Record<Sheet, string>;
