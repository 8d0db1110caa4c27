import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { knownId } from './known-ids';
import { type Heading, relevelHeadings } from './headings';
import { completeImages, linkImagesElsewhere } from './images';
import { markLanguages } from './languages';
import { completeLinks } from './links';
import { fragmentOf } from './nesting';
import { sanitised } from './sanitised';
import { completeTables } from './tables';
import { tidy } from './tidy';
import { resolveWagtail } from './wagtail';
import { report } from '../door/report';
import type { RawHtml } from '../door/shapes';

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
  const say = texts(written);
  const parsed = parse(raw, () =>
    report({ kind: 'note', address: where, lang, detail: 'too deeply nested: shown without its markup' }),
  );
  // Most texts are paragraphs: they are spared the walks that look for something else.
  const has = (mark: RegExp): boolean => mark.test(raw);
  const isWagtail = has(/linktype|<embed/i);
  if (isWagtail) {
    const known = await knownId(lang);
    resolveWagtail(parsed, known, (what) => report({ kind: 'link', address: where, lang, found: what }));
  }
  const root = sanitised(parsed);
  tidy(root);
  const headings = has(/<h[1-6]/i) ? relevelHeadings(root, top, prefix) : [];
  if (has(/<table/i)) completeTables(root, under ?? say('website:table'));
  markLanguages(root, written);
  const hasImages = isWagtail || has(/<im/i);
  const leads =
    hasImages &&
    linkImagesElsewhere(root, written, (address, detail) => report({ kind: 'elsewhere', address, detail }));
  if (leads || has(/<a/i)) await completeLinks(root, lang, written);
  if (hasImages)
    await completeImages(root, written, (alt) =>
      report({ kind: 'picture', address: where, lang, detail: `a picture without an address${alt && `: ${alt}`}` }),
    );
  return { html: toHtml(root), headings };
}

/** Without the places in the source that hast-util-from-html notes at every node: nobody asks for them. */
function parse(raw: string, tangled: () => void): Root {
  const tree = fromParse5(fragmentOf(raw, tangled));
  if (tree.type !== 'root') throw new Error(`expected a root, found ${tree.type}`);
  return tree;
}

export const optionalRichText = async (
  raw: RawHtml | undefined,
  lang: Lang,
  where: string,
  place?: Place,
): Promise<RichText | undefined> => (raw === undefined ? undefined : richText(raw, lang, where, place));
