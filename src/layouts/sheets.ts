import { leanSheet, tokensIn } from './lean-sheet';

/** The kinds of page. Each has an inline style sheet: on 2G, we measured one more round trip for a separate file. */
export type Sheet =
  | ('home' | 'news' | 'tenders' | 'table' | 'jobs' | 'listing' | 'cards' | 'article')
  | ('album' | 'event' | 'film' | 'form' | 'notice' | 'search' | 'sitemap' | 'text');

const whole = import.meta.glob<string>('../styles/sheets/*.css', { query: '?inline', import: 'default', eager: true });

/** The source text of all markup. Its drawings and class names use some tokens by name, so these names must stay. */
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
