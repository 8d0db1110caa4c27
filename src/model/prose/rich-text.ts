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
import { tagNamesIn } from './tree';
import { resolveWagtail } from './wagtail';
import { report } from '../door/report';
import type { RawHtml } from '../door/shapes';

export interface RichText {
  /** Safe HTML. */
  html: string;
  /** The headings of the top level, for links. */
  headings: Heading[];
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

interface Place {
  /** The level of its topmost headings. */
  top?: 2 | 3 | 4;
  /** A prefix for heading IDs, if a page has several texts. A dot ends the ID of an entry, because no such ID has a dot. */
  prefix?: string;
  /** The heading above the text: it names a table that has no caption or heading. */
  under?: string;
  /** The language of the text, if it is not the page's. */
  written?: Lang;
}

/**
 * Turns an editor's HTML into safe HTML: sanitised, with heading levels below the page's h1, tables with header cells,
 * sized pictures, and links that state their target. `lang` is the language of the page. `where` names the entry in the
 * report.
 */
export async function richText(raw: RawHtml, lang: Lang, where: string, place: Place = {}): Promise<RichText> {
  const { top = 2, prefix = 'part-', under, written = lang } = place;
  const say = texts(written);
  const parsed = parse(raw, () =>
    report({ kind: 'note', address: where, lang, detail: 'too deeply nested: shown without its markup' }),
  );
  // Most texts are plain paragraphs: skip the steps that look for other elements.
  if (/linktype|<embed/i.test(raw)) {
    const known = await knownId(lang);
    resolveWagtail(parsed, known, (what) => report({ kind: 'link', address: where, lang, found: what }));
  }
  const root = sanitised(parsed);
  tidy(root);
  const tags = tagNamesIn(root);
  const headings = HEADINGS.some((name) => tags.has(name)) ? relevelHeadings(root, top, prefix) : [];
  if (tags.has('table')) completeTables(root, under ?? say('website:table'));
  markLanguages(root, written);
  const hasImages = tags.has('img');
  const leads =
    hasImages &&
    linkImagesElsewhere(root, written, (address, detail) => report({ kind: 'elsewhere', address, detail }));
  if (leads || tags.has('a')) await completeLinks(root, lang, written);
  if (hasImages)
    await completeImages(root, written, (alt) =>
      report({ kind: 'picture', address: where, lang, detail: `a picture without an address${alt && `: ${alt}`}` }),
    );
  return { html: toHtml(root), headings };
}

/** Removes source positions, which hast-util-from-html adds to every node. */
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
