import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { cleanText } from '~/lib/clean-text';
import { knownId } from './known-ids';
import { allowList } from './prose/allow-list';
import { type Heading, relevelHeadings } from './prose/headings';
import { completeImages } from './prose/images';
import { markLanguages } from './prose/languages';
import { completeLinks } from './prose/links';
import { completeTables } from './prose/tables';
import { tidy } from './prose/tidy';
import { resolveWagtail } from './prose/wagtail';
import { report } from './report';
import type { RawHtml } from './shapes';

export interface RichText {
  /** Safe to stand in a page as it is. */
  html: string;
  /** The headings of the topmost level, to be linked to. */
  headings: Heading[];
}

interface Place {
  /** The level of the text's topmost headings. */
  top?: 2 | 3 | 4;
  /** Begins the ids of its headings, where several texts stand on one page. */
  prefix?: string;
  /** The language the text is written in, where it is not the page's. */
  written?: Lang;
}

/**
 * Makes of an editor's HTML what a page may show: nothing that runs, headings under the page's h1, tables with header
 * cells, pictures with dimensions, links that say where they lead. `lang` is the language of the page it stands on;
 * `where` names the entry in the report.
 */
export async function richText(raw: RawHtml, lang: Lang, where: string, place: Place = {}): Promise<RichText> {
  const { top = 2, prefix = 'part-', written = lang } = place;
  const t = texts(lang);
  const parsed = fromHtml(cleanText(raw), { fragment: true });
  resolveWagtail(parsed, await knownId(lang), (what) => report({ kind: 'link', address: where, lang, found: what }));
  const root = sanitize(parsed, allowList);
  if (root.type !== 'root') throw new Error(`${where}: the sanitiser gave ${root.type}, expected root`);
  tidy(root);
  const headings = relevelHeadings(root, top, prefix);
  completeTables(root, t('website:table'));
  markLanguages(root, written);
  await Promise.all([completeImages(root, t('website:without_picture')), completeLinks(root, lang)]);
  return { html: toHtml(root), headings };
}

export const optionalRichText = async (
  raw: RawHtml | undefined,
  lang: Lang,
  where: string,
  place?: Place,
): Promise<RichText | undefined> => (raw === undefined ? undefined : richText(raw, lang, where, place));
