import { leanSheet, tokensIn } from './lean-sheet';
import album from '~/styles/sheets/album.css?inline';
import article from '~/styles/sheets/article.css?inline';
import cards from '~/styles/sheets/cards.css?inline';
import event from '~/styles/sheets/event.css?inline';
import film from '~/styles/sheets/film.css?inline';
import form from '~/styles/sheets/form.css?inline';
import home from '~/styles/sheets/home.css?inline';
import jobs from '~/styles/sheets/jobs.css?inline';
import listing from '~/styles/sheets/listing.css?inline';
import news from '~/styles/sheets/news.css?inline';
import notice from '~/styles/sheets/notice.css?inline';
import search from '~/styles/sheets/search.css?inline';
import sitemap from '~/styles/sheets/sitemap.css?inline';
import table from '~/styles/sheets/table.css?inline';
import tenders from '~/styles/sheets/tenders.css?inline';
import text from '~/styles/sheets/text.css?inline';

/** The style sheets, one for each kind of page. They are inline: on 2G, an external sheet costs a measured round trip. */
const whole = {
  home,
  news,
  tenders,
  table,
  jobs,
  listing,
  cards,
  article,
  album,
  event,
  film,
  form,
  notice,
  search,
  sitemap,
  text,
} as const;
export type Sheet = keyof typeof whole;

/** The markup uses some tokens by name, in drawings and class names. */
const markup = import.meta.glob<string>('../{components,owner,pages}/**/*.astro', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const inMarkup = tokensIn(Object.values(markup).join());

/** The inline style sheet for each kind of page. */
export const sheets = Object.fromEntries(
  Object.entries(whole).map(([name, css]) => [name, leanSheet(css, inMarkup)]),
) as Record<Sheet, string>;
