import { defaultTreeAdapter, type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { markup, trustedHtml } from '~/lib/html';

type Fragment = DefaultTreeAdapterMap['documentFragment'];
type Node = DefaultTreeAdapterMap['node'];

/** The elements are nested deeper than any editor nests them. */
class Tangled extends Error {}

const MOST_OPEN = 200;
/**
 * A parser repeats an unclosed tag in each following paragraph, with its attributes, and adds missing parts of tables.
 * Parsing stops when the tags of the result have this many times the letters of the source, or when there are this many
 * times the links: each link gets an icon and a note.
 */
const MOST_GROWTH = 8;
/** A link that is not closed may go on in all paragraphs of usual length. */
const LETTERS_PER_LINK = 100;
/** The tags of the elements that the parser puts around a text. */
const LETTERS_AROUND = 100;

function isDeep(tree: Fragment): boolean {
  let level: Node[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_OPEN) return true;
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
  return false;
}

/** Parses like browsers do. Throws Tangled early, because a small text could grow beyond time and memory limits. */
function parsed(html: string): Fragment {
  let open = 0;
  let lettersLeft = MOST_GROWTH * html.length + LETTERS_AROUND;
  let linksLeft = MOST_GROWTH * (html.split(/<a\b/i).length - 1) + html.length / LETTERS_PER_LINK;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      lettersLeft -= 2 * name.length + '<></>'.length;
      linksLeft -= name === 'a' ? 1 : 0;
      for (const attribute of attributes) lettersLeft -= attribute.name.length + attribute.value.length;
      if (lettersLeft < 0 || linksLeft < 0) throw new Tangled();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush() {
      if ((open += 1) > MOST_OPEN) throw new Tangled();
    },
    onItemPop() {
      open -= 1;
    },
  };
  const tree = parseFragment(html, { scriptingEnabled: false, treeAdapter });
  if (isDeep(tree)) throw new Tangled();
  return tree;
}

const DRAWING_TAG = /<(\/?)(?:svg|math)(?=[\s/>])[^<>]*>/gi;

/** Removes SVG and MathML before parsing, so that they do not count as nesting. An unclosed one stays. */
function withoutDrawings(html: string): string {
  const kept: string[] = [];
  let [from, start, depth] = [0, 0, 0];
  for (const { 0: tag, 1: slash, index } of html.matchAll(DRAWING_TAG)) {
    if (tag.endsWith('/>') || (slash && depth === 0)) continue;
    if (!slash && depth === 0) start = index;
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    kept.push(html.slice(from, start));
    from = index + tag.length;
  }
  return kept.join('') + html.slice(from);
}

const UNREADABLE = /<(script|style|template|svg|math|xml)\b(?:[\s\S]*?<\/\1[^<>]*>?|[\s\S]*$)/gi;
const LINE_END = /<\/?(?:p|div|br|li|tr|h[1-6]|table|ul|ol|blockquote|pre|dt|dd|hr|section|article)\b[^<>]*>/gi;

/** The text of HTML in plain paragraphs. Entities stay. */
const onlyParagraphs = (html: string): string =>
  html
    .replace(UNREADABLE, ' ')
    .replace(LINE_END, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('<', '&lt;')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => markup`<p>${trustedHtml(line)}</p>`)
    .join('');

/**
 * Parses an editor's HTML, without drawings and formulas. HTML that no editor writes is reduced to paragraphs of text, and
 * `tangled` is called.
 */
export function fragmentOf(raw: string, tangled: () => void = () => {}): Fragment {
  const html = withoutDrawings(raw);
  try {
    return parsed(html);
  } catch (error) {
    if (!(error instanceof Tangled)) throw error;
    tangled();
    return parsed(onlyParagraphs(html));
  }
}
