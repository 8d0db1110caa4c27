import type { ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import type { Lang } from '~/i18n/lang';
import { BOXED, unbroken } from '~/i18n/unbroken';
import { pagesById } from './known-ids';
import { type Heading, relevelHeadings } from '../prose/headings';
import { linkContacts } from '../prose/contacts';
import { completeImages, linkImagesElsewhere } from '../prose/images';
import { markLanguages } from '../prose/languages';
import { completeLinks } from '../prose/links';
import { fragmentOf } from '../prose/nesting';
import { sanitised } from '../prose/sanitised';
import { markLeadContact } from '../prose/lead-contact';
import { completeTables } from '../prose/tables';
import { tidy } from '../prose/tidy';
import { element, rewrite, tagNamesIn, text } from '../prose/tree';
import { resolveWagtail } from '../prose/wagtail';
import { report } from '../door/report';
import type { RawHtml } from '../door/shapes';

export interface RichText {
  /** Safe HTML. */
  html: string;
  /** The headings of the top level, for a list of links. */
  headings: Heading[];
  /** The addresses of the text's links, as they are written in the HTML. */
  links: string[];
  hasTable: boolean;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

interface Place {
  /** The level of the highest headings in the text. */
  top?: 2 | 3 | 4;
  /** The prefix of heading IDs, if a page has several texts. It can be an entry's ID and a dot (an ID has no dot). */
  prefix?: string;
  /** The heading above the text. A table that has no caption and no heading gets this heading as its name. */
  under?: string;
  /** The language of the text, if it is not the language of the page. */
  written?: Lang;
}

/**
 * Makes safe HTML from an editor's HTML: with heading levels below the page's h1, header cells in tables, resized
 * pictures, and links that state their target. `lang` is the language of the page. The report uses `where` as the name
 * of the entry.
 */
export async function richText(raw: RawHtml, lang: Lang, where: string, place: Place = {}): Promise<RichText> {
  const { top = 2, prefix = 'part-', under, written = lang } = place;
  const parsed = parse(raw, () =>
    report({
      kind: 'note',
      address: where,
      lang,
      detail: 'the HTML is nested too deeply, so the text is shown without its markup',
    }),
  );
  // Most texts are plain paragraphs. So the steps for links, pictures and tables run only if they are needed.
  if (/linktype|<embed/i.test(raw)) {
    const pages = await pagesById(lang);
    resolveWagtail(parsed, pages, (what) => report({ kind: 'link', address: where, lang, found: what }));
  }
  const root = sanitised(parsed);
  tidy(root);
  const tags = tagNamesIn(root);
  const headings = HEADINGS.some((name) => tags.has(name)) ? relevelHeadings(root, top, prefix) : [];
  if (tags.has('table')) completeTables(root, under, written);
  markLanguages(root, written);
  const hasImages = tags.has('img');
  const leads =
    hasImages &&
    linkImagesElsewhere(root, written, (address, detail) => report({ kind: 'elsewhere', address, detail }));
  const links = leads || tags.has('a') ? await completeLinks(root, lang, written) : [];
  linkContacts(root);
  markLeadContact(root);
  rewrite(root, (node) => (node.type === 'text' ? whole(node.value) : [node]));
  if (hasImages)
    await completeImages(root, written, (alt) =>
      report({
        kind: 'picture',
        address: where,
        lang,
        reason: 'no-address',
        detail: `a picture without an address${alt && `: ${alt}`}`,
      }),
    );
  return { html: toHtml(root), headings, links, hasTable: tags.has('table') };
}

/**
 * Prevents line breaks inside dates, times and similar values. A range of hours is longer, so it may break in a narrow column,
 * but only between words. A financial year has a hyphen, after which Chromium breaks a line. So both have a box. The box has the
 * signs that touch the value, because a line may break beside a box.
 */
const whole = (written: string): ElementContent[] =>
  written.split(BOXED).flatMap((value, index): ElementContent[] => {
    if (index % 2 === 0) return value ? [text(unbroken(value))] : [];
    return [element('span', { className: ['num'] }, [text(value.replace(' बजे', '\u00a0बजे'))])];
  });

/** Parses HTML into a tree. If the HTML is too complex, keeps only its text and calls `tangled`. */
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
