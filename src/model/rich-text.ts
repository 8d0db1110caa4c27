import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { knownId } from './known-ids';
import { type Heading, relevelHeadings } from './prose/headings';
import { completeImages } from './prose/images';
import { markLanguages } from './prose/languages';
import { completeLinks } from './prose/links';
import { isTangled, onlyParagraphs } from './prose/nesting';
import { sanitised } from './prose/sanitised';
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
  /** What it stands under on the page: names a table that nothing in the text names. */
  under?: string;
  /** The language the text is written in, where it is not the page's. */
  written?: Lang;
}

/**
 * Makes of an editor's HTML what a page may show: nothing that runs, headings under the page's h1, tables with header
 * cells, pictures with dimensions, links that say where they lead. `lang` is the language of the page it stands on;
 * `where` names the entry in the report.
 */
export async function richText(raw: RawHtml, lang: Lang, where: string, place: Place = {}): Promise<RichText> {
  const { top = 2, prefix = 'part-', under, written = lang } = place;
  const t = texts(lang);
  const parsed = parse(raw, () =>
    report({ kind: 'note', address: where, lang, detail: 'too deeply nested: shown without its markup' }),
  );
  resolveWagtail(parsed, await knownId(lang), (what) => report({ kind: 'link', address: where, lang, found: what }));
  const root = sanitised(parsed);
  tidy(root);
  const headings = relevelHeadings(root, top, prefix);
  completeTables(root, under ?? t('website:table'));
  markLanguages(root, written);
  await completeLinks(root, lang);
  await completeImages(root, t('website:without_picture'), (alt) =>
    report({ kind: 'picture', address: where, lang, detail: `a picture without an address${alt && `: ${alt}`}` }),
  );
  return { html: toHtml(root), headings };
}

/** A tree, with the numbers and words of it as they came. What no editor writes keeps its words and loses its markup. */
function parse(raw: string, unreadable: () => void): Root {
  if (!isTangled(raw)) return fromHtml(raw, { fragment: true });
  unreadable();
  return fromHtml(onlyParagraphs(raw), { fragment: true });
}

export const optionalRichText = async (
  raw: RawHtml | undefined,
  lang: Lang,
  where: string,
  place?: Place,
): Promise<RichText | undefined> => (raw === undefined ? undefined : richText(raw, lang, where, place));
