import article from '~/styles/sheets/article.css?inline';
import form from '~/styles/sheets/form.css?inline';
import home from '~/styles/sheets/home.css?inline';
import list from '~/styles/sheets/list.css?inline';
import media from '~/styles/sheets/media.css?inline';

/** The style sheets, one for each kind of page, whole: measured on 2G, an external sheet costs a round trip. */
export const sheets = { home, list, article, media, form } as const;
export type Sheet = keyof typeof sheets;
