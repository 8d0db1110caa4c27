import type { Lang } from '~/i18n/lang';
import type { ContentPage } from './pages';
import { richText } from './rich-text';

/** A text with at least this number of headings gets a table of contents. */
const LONG = 4;
/**
 * If a text has tables and at most this many letters, it may be shown in two columns. In columns, readers of a longer text
 * would lose their place.
 */
const SHORT = 4000;

interface Part {
  id: string;
  heading: string;
  html: string;
  links: readonly string[];
}

/**
 * The text of a content page. `listed` is the table of contents. It is empty if the text has only a few headings.
 * `fitsInColumns` is true for a short text with tables.
 */
export interface PageText {
  html: string;
  sections: Part[];
  listed: { id: string; text: string }[];
  fitsInColumns: boolean;
  /** The addresses of all links of the text. */
  links: ReadonlySet<string>;
}

export async function pageText(page: ContentPage, lang: Lang): Promise<PageText> {
  const where = `pages/${page.id}/`;
  const written = page.lang;
  const [body, sections] = await Promise.all([
    richText(page.body, lang, where, { written, under: page.title }),
    Promise.all(
      page.sections.map(async (section, index) => {
        const id = `section-${index + 1}`;
        const { html, links } = await richText(section.body, lang, `${where} ${section.id}`, {
          top: 3,
          prefix: `${id}-`,
          under: section.heading,
          written,
        });
        return { id, heading: section.heading, html, links };
      }),
    ),
  ]);
  const parts = [...body.headings, ...sections.map(({ id, heading }) => ({ id, text: heading }))];
  const isLong = parts.length >= LONG || (sections.length > 0 && parts.length > 1);
  const fitsInColumns = body.hasTable && sections.length === 0 && !isLong && page.body.length <= SHORT;
  const links = new Set([...body.links, ...sections.flatMap((section) => section.links)]);
  return { html: body.html, sections, listed: isLong ? parts : [], fitsInColumns, links };
}
