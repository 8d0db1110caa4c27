// Reduces the main part of a page to text, tables and links. Pictures and controls are dropped.
import { Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import { escapeHtml } from '../../src/lib/escape.ts';
import { endTag, type Html, startTag, trustedHtml } from '../../src/lib/html.ts';

interface PlainOptions {
  /** Maps each link address of the page. */
  readonly href: (address: string) => string;
}

const VOID = new Set(['br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** Dropped with their content. */
const LEFT_OUT = new Set(
  'audio button canvas dialog embed form iframe input link meta object script select source style svg template textarea track video'.split(
    ' ',
  ),
);
const LEFT_OUT_CLASS = /\b(show|needs-script|hero__nav|film__player)\b/;
/** Only the tag is dropped. */
const UNWRAPPED = new Set(['picture']);
const KEPT = new Set(
  (
    'aria-current aria-label aria-labelledby colspan data-closes data-label data-lapses datetime dir headers hreflang id lang ' +
    'open reversed role rowspan scope start tabindex value'
  ).split(' '),
);
const KEPT_CLASSES = new Set(['grid-table', 'scroll', 'state', 'vh', 'was', 'kv', 'file', 'row__title', 'pending']);
/** The site's style sheets put space between these elements; without them a space character is needed. */
const PHRASES = new Set(['a', 'b', 'i', 'small', 'span', 'time']);
/** Elements whose content is text, not markup. */
const RAW = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
]);

type Attributes = ReadonlyMap<string, string>;

type PlainToken = Token.TagToken | Token.CharacterToken;

/** Calls `take` for each token. parse5 reads HTML as browsers do. */
function eachToken(html: string, take: (token: PlainToken) => void): void {
  const tag = (token: Token.TagToken): void => {
    tokenizer.state = RAW.get(token.tagName) ?? tokenizer.state;
    take(token);
  };
  const handler: TokenHandler = {
    onStartTag: tag,
    onEndTag: take,
    onCharacter: take,
    onWhitespaceCharacter: take,
    onNullCharacter: () => {},
    onComment: () => {},
    onDoctype: () => {},
    onEof: () => {},
  };
  const tokenizer = new Tokenizer({}, handler);
  tokenizer.write(html, true);
}

const isLeftOut = (tag: string, attributes: Attributes): boolean =>
  LEFT_OUT.has(tag) ||
  attributes.get('aria-hidden') === 'true' ||
  attributes.has('data-live') ||
  // "New" and "ongoing" marks are true only on the day of the build.
  attributes.has('data-until') ||
  LEFT_OUT_CLASS.test(attributes.get('class') ?? '');

/** A chip with today's state. The script of the pack computes the state for the day of reading. */
const isOfToday = (attributes: Attributes): boolean =>
  /\bstate\b/.test(attributes.get('class') ?? '') && (attributes.has('data-closes') || attributes.has('data-lapses'));

function tagOf(tag: string, attributes: Attributes, { href }: PlainOptions): string {
  const kept = [...attributes].flatMap(([name, value]): [string, string][] => {
    if (name === 'href') return [[name, href(value)]];
    if (name !== 'class') return KEPT.has(name) ? [[name, value]] : [];
    // On the site this `h1` is hidden from view. In the pack it is the only heading, so it must show.
    const classes = value.split(/\s+/).filter((one) => KEPT_CLASSES.has(one) && !(one === 'vh' && tag === 'h1'));
    return classes.length > 0 ? [[name, classes.join(' ')]] : [];
  });
  return startTag(tag, kept);
}

export function plainHtml(html: string, options: PlainOptions): Html {
  const plain: string[] = [];
  /** The dropped element and its nesting depth. */
  let out: { tag: string; depth: number } | undefined;
  /** An element of PHRASES has just ended. */
  let isBehindPhrase = false;

  const start = ({ tagName: tag, attrs }: Token.TagToken): void => {
    if (out) {
      out.depth += out.tag === tag ? 1 : 0;
      return;
    }
    if (UNWRAPPED.has(tag)) return;
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    if (tag === 'img') {
      const alt = attributes.get('alt');
      if (alt) plain.push(`[${escapeHtml(alt)}] `);
      return;
    }
    const isChip = isOfToday(attributes);
    const isGone = isChip || isLeftOut(tag, attributes);
    if (isGone && !VOID.has(tag)) out = { tag, depth: 1 };
    if (isGone && !isChip) return;
    if (isBehindPhrase && PHRASES.has(tag)) plain.push(' ');
    plain.push(tagOf(tag, attributes, options));
    if (isChip) plain.push(endTag(tag));
  };
  const end = ({ tagName: tag }: Token.TagToken): void => {
    if (out) {
      out.depth -= out.tag === tag ? 1 : 0;
      if (out.depth === 0) out = undefined;
    } else if (!UNWRAPPED.has(tag) && !VOID.has(tag)) plain.push(endTag(tag));
  };
  eachToken(html, (token) => {
    const before = plain.length;
    if ('chars' in token) {
      if (!out) plain.push(escapeHtml(token.chars));
    } else if (token.type === Token.TokenType.START_TAG) start(token);
    else end(token);
    if (plain.length > before)
      isBehindPhrase = 'tagName' in token && PHRASES.has(token.tagName) && plain.at(-1) === endTag(token.tagName);
  });
  return trustedHtml(plain.join(''));
}

/** The text of HTML, in one line. */
export function wordsOf(html: string): string {
  let words = '';
  eachToken(html, (token) => (words += 'chars' in token ? token.chars : ' '));
  return words.replace(/\s+/g, ' ').trim();
}
