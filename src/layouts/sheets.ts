import { leanSheet, tokensIn } from './lean-sheet';

/** The kinds of page. Each has a style sheet. They are inline: on 2G, an external sheet costs a measured round trip. */
export type Sheet =
  | ('home' | 'news' | 'tenders' | 'table' | 'jobs' | 'listing' | 'cards' | 'article')
  | ('album' | 'event' | 'film' | 'form' | 'notice' | 'search' | 'sitemap' | 'text');

const whole = import.meta.glob<string>('../styles/sheets/*.css', { query: '?inline', import: 'default', eager: true });

/** The markup uses some tokens by name, in drawings and class names. */
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
