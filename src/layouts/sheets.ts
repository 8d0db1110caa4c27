import album from '~/styles/sheets/album.css?inline';
import article from '~/styles/sheets/article.css?inline';
import cards from '~/styles/sheets/cards.css?inline';
import event from '~/styles/sheets/event.css?inline';
import film from '~/styles/sheets/film.css?inline';
import form from '~/styles/sheets/form.css?inline';
import home from '~/styles/sheets/home.css?inline';
import list from '~/styles/sheets/list.css?inline';
import sitemap from '~/styles/sheets/sitemap.css?inline';
import table from '~/styles/sheets/table.css?inline';

/** The style sheets, one for each kind of page, whole: measured on 2G, an external sheet costs a round trip. */
export const sheets = { home, list, table, cards, article, album, event, film, form, sitemap } as const;
export type Sheet = keyof typeof sheets;
