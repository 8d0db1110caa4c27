import { defaultTreeAdapter, type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { markup } from '~/lib/html';
import { elementsIn, type Piece, readHtml, type Tag } from '~/lib/read-html';

type Fragment = DefaultTreeAdapterMap['documentFragment'];
type Node = DefaultTreeAdapterMap['node'];

/** The HTML is nested too deeply, or grows too much during parsing. No editor writes such HTML. */
class Tangled extends Error {}

const MOST_OPEN = 200;
/**
 * A parser repeats an unclosed tag in each following paragraph, with its attributes. It also adds missing table parts.
 * Parsing stops if the tags of the result have more than 8 times the letters of the source, or if the result has more
 * than 8 times the links of the source. Links are counted because each link gets an icon and a note.
 */
const MOST_GROWTH = 8;
/** The HTML may have one more link for each 100 letters, because an unclosed link can continue in normal paragraphs. */
const LETTERS_PER_LINK = 100;
/** The parser adds elements around a text. So the HTML may have this many more letters of tags. */
const LETTERS_AROUND = 100;

function isDeep(tree: Fragment): boolean {
  let level: Node[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_OPEN) return true;
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
  return false;
}

/** Parses as browsers do. Throws Tangled during parsing, because a small text could grow until it needs all memory. */
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

/** This HTML comment replaces a removed part. Without it, `<` before the part and `img` after it could become a tag. */
const CUT = '<!---->';

/** Removes SVG and MathML before parsing, so that their elements do not count as nesting. Unclosed drawings stay. */
function withoutDrawings(html: string): string {
  if (!/<(?:svg|math)/i.test(html)) return html;
  let [kept, from] = ['', 0];
  const isDrawing = ({ name, to }: Tag): boolean => (name === 'svg' || name === 'math') && html[to - 2] !== '/';
  for (const [start, ...inside] of elementsIn(readHtml(html), isDrawing)) {
    const end = inside.at(-1);
    if (end?.name !== start.name || !end.isEnd) continue;
    kept += html.slice(from, start.from) + CUT;
    from = end.to;
  }
  return kept + html.slice(from);
}

const UNREADABLE = new Set(['script', 'style', 'template', 'svg', 'math', 'xml']);
const LINES = new Set(
  'p div br li tr h1 h2 h3 h4 h5 h6 table ul ol blockquote pre dt dd hr section article'.split(' '),
);

/** Reduces HTML to its text, in paragraphs without other markup. */
function onlyParagraphs(html: string): string {
  const pieces = readHtml(html);
  const unreadable = new Set([...elementsIn(pieces, ({ name }) => UNREADABLE.has(name))].flat());
  const wordsOf = (piece: Piece): string => {
    if (unreadable.has(piece)) return ' ';
    return piece.name === undefined ? piece.text : LINES.has(piece.name) ? '\n' : '';
  };
  const lines = pieces.map(wordsOf).join('').split('\n');
  return markup`${lines.filter((line) => line.trim() !== '').map((line) => markup`<p>${line}</p>`)}`.text;
}

/**
 * Parses an editor's HTML, without drawings and formulas. If the HTML is too deep or grows too much, only paragraphs of
 * text remain, and `tangled` is called.
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
