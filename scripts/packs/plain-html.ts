// Reduces the main part of a page to text, tables and links. Pictures and controls are left out.
import { escapeHtml } from '../../src/lib/escape.ts';
import { hookIn } from '../../src/lib/hooks.ts';
import { endTag, type Html, startTag, trustedHtml } from '../../src/lib/html.ts';
import { type Piece, type Tag, VOID } from '../../src/lib/read-html.ts';

interface PlainOptions {
  /** Returns the address that a link of the page gets in the pack (the zip file). */
  readonly href: (address: string) => string;
}

/** These elements are left out with their content. */
const LEFT_OUT = new Set(
  'audio button canvas dialog embed form iframe input link meta object script select source style svg template textarea track video'.split(
    ' ',
  ),
);
const LEFT_OUT_HOOKS = ['online', 'scrolls', 'until'] as const;
/** Only the tags of these elements are left out. Their content stays. */
const UNWRAPPED = new Set(['picture']);
const KEPT = new Set(
  (
    'aria-current aria-label aria-labelledby colspan data-after data-closes data-label data-lapses datetime dir headers hreflang id lang ' +
    'open reversed role rowspan scope start tabindex value'
  ).split(' '),
);
const KEPT_CLASSES = new Set(['grid-table', 'scroll', 'state', 'vh', 'was', 'kv', 'file', 'row__title', 'pending']);
/** The site's style sheets put space between these elements. A pack needs a space character instead. */
const PHRASES = new Set(['a', 'b', 'i', 'small', 'span', 'time']);
type Attributes = Tag['attributes'];

/**
 * True for elements to leave out: controls, links to pictures, and marks that are true only on the day of the build.
 */
const isLeftOut = (tag: Tag): boolean =>
  LEFT_OUT.has(tag.name) ||
  tag.attributes.get('aria-hidden') === 'true' ||
  tag.attributes.has('data-live') ||
  tag.attributes.get('data-island') === 'saver' ||
  LEFT_OUT_HOOKS.some((name) => hookIn(tag, name) !== undefined);

/** True for an element with a state such as "open". The script of the pack computes the state when the page is read. */
export const isOfToday = (tag: Tag): boolean => (hookIn(tag, 'closes') ?? hookIn(tag, 'lapses')) !== undefined;

function tagOf(tag: string, attributes: Attributes, { href }: PlainOptions): string {
  const kept = [...attributes].flatMap(([name, value]): [string, string][] => {
    if (name === 'href') return [[name, href(value)]];
    if (name !== 'class') return KEPT.has(name) ? [[name, value]] : [];
    // On the site, this `h1` is hidden from view. In the pack, it is the only heading, so it must be visible.
    const classes = value.split(/\s+/).filter((one) => KEPT_CLASSES.has(one) && !(one === 'vh' && tag === 'h1'));
    return classes.length > 0 ? [[name, classes.join(' ')]] : [];
  });
  return startTag(tag, kept);
}

export function plainHtml(pieces: readonly Piece[], options: PlainOptions): Html {
  const plain: string[] = [];
  /** The element that is being left out, and how many elements with this tag name are open. */
  let out: { name: string; depth: number } | undefined;
  let isBehindPhrase = false;

  const start = (tag: Tag): void => {
    const { name, attributes } = tag;
    if (out) {
      out.depth += out.name === name ? 1 : 0;
      return;
    }
    if (UNWRAPPED.has(name)) return;
    if (name === 'img') {
      const alt = attributes.get('alt');
      if (alt) plain.push(`[${escapeHtml(alt)}] `);
      return;
    }
    const isChip = isOfToday(tag);
    const isGone = isChip || isLeftOut(tag);
    if (isGone && !VOID.has(name)) out = { name, depth: 1 };
    if (isGone && !isChip) return;
    if (isBehindPhrase && PHRASES.has(name)) plain.push(' ');
    plain.push(tagOf(name, attributes, options));
    if (isChip) plain.push(endTag(name));
  };
  const end = ({ name }: Tag): void => {
    if (out) {
      out.depth -= out.name === name ? 1 : 0;
      if (out.depth === 0) out = undefined;
    } else if (!UNWRAPPED.has(name) && !VOID.has(name)) plain.push(endTag(name));
  };
  for (const piece of pieces) {
    const before = plain.length;
    if (piece.name === undefined) {
      if (!out) plain.push(escapeHtml(piece.text));
    } else if (piece.isEnd) end(piece);
    else start(piece);
    if (plain.length > before)
      isBehindPhrase = piece.name !== undefined && PHRASES.has(piece.name) && plain.at(-1) === endTag(piece.name);
  }
  return trustedHtml(plain.join(''));
}
