// Makes of the main part of a page what can be read without the site: words, tables and links; no pictures, no controls.

interface PlainOptions {
  /** What an address of the page becomes. */
  readonly href: (address: string) => string;
}

/** One tag or comment after the other, so that what looks like a tag inside an attribute is not one. */
const MARKUP = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
const VOID = new Set(['br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** With all that is in them. */
const LEFT_OUT = new Set(
  'audio button canvas dialog embed form iframe input link meta object script select source style svg template textarea track video'.split(
    ' ',
  ),
);
const LEFT_OUT_CLASS = /\b(show|needs-script|hero__nav|film__player)\b/;
/** Their pictures are left out: nothing is left to hold. */
const UNWRAPPED = new Set(['picture']);
const KEPT = new Set(
  (
    'aria-current aria-label aria-labelledby colspan data-closes data-label data-lapses datetime dir headers hreflang id lang ' +
    'open reversed role rowspan scope start tabindex value'
  ).split(' '),
);
const KEPT_CLASSES = new Set(['grid-table', 'scroll', 'state', 'vh', 'was', 'kv', 'file', 'row__title', 'pending']);

type Attributes = ReadonlyMap<string, string>;

const NONE: Attributes = new Map();
const attributesIn = (written: string): Attributes =>
  new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );

const isLeftOut = (tag: string, attributes: Attributes): boolean =>
  LEFT_OUT.has(tag) ||
  attributes.get('aria-hidden') === 'true' ||
  attributes.has('data-live') ||
  // What is new, or goes on, on the day it was made.
  attributes.has('data-until') ||
  LEFT_OUT_CLASS.test(attributes.get('class') ?? '');

/** A chip that says how things are today: what it says of another day is worked out there. */
const isOfToday = (attributes: Attributes): boolean =>
  /\bstate\b/.test(attributes.get('class') ?? '') && (attributes.has('data-closes') || attributes.has('data-lapses'));

function tagOf(tag: string, attributes: Attributes, { href }: PlainOptions): string {
  let written = `<${tag}`;
  const add = (name: string, value: string): void => {
    written += value === '' ? ` ${name}` : ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  };
  for (const [name, value] of attributes) {
    if (name === 'href') add(name, href(value));
    else if (name === 'class') {
      // A heading for those who do not see the page is the only one here.
      const kept = value.split(/\s+/).filter((one) => KEPT_CLASSES.has(one) && !(one === 'vh' && tag === 'h1'));
      if (kept.length > 0) add(name, kept.join(' '));
    } else if (KEPT.has(name)) add(name, value);
  }
  return `${written}>`;
}

const picture = (alt: string | undefined): string => (alt ? `[${alt}] ` : '');

/** What the style sheets of the site keep apart would stick together without them. */
const STUCK = /(<\/(?:a|b|i|small|span|time)>)(?=<(?:a|b|i|small|span|time)\b)/g;

/** The end of an element that begins before a place: where its last tag ends. */
function endOf(html: string, tag: string, from: number): number {
  const own = new RegExp(`<!--[\\s\\S]*?-->|<(/?)${tag}(?![\\w-])(?:[^>"']|"[^"]*"|'[^']*')*>`, 'gi');
  own.lastIndex = from;
  let depth = 1;
  for (let found = own.exec(html); found; found = own.exec(html)) {
    if (found[0].startsWith('<!--')) continue;
    depth += found[1] ? -1 : 1;
    if (depth === 0) return own.lastIndex;
  }
  return html.length;
}

/** `html` is well formed, as the site's own pages are. */
export function plainHtml(html: string, options: PlainOptions): string {
  const markup = new RegExp(MARKUP);
  let [plain, from] = ['', 0];
  for (let found = markup.exec(html); found; found = markup.exec(html)) {
    const [whole, closing, name = '', rest = ''] = found;
    plain += html.slice(from, found.index);
    from = found.index + whole.length;
    const tag = name.toLowerCase();
    if (!tag || UNWRAPPED.has(tag)) continue;
    if (closing) {
      plain += `</${tag}>`;
      continue;
    }
    const attributes = rest ? attributesIn(rest) : NONE;
    if (tag === 'img') plain += picture(attributes.get('alt'));
    else if (isLeftOut(tag, attributes) || isOfToday(attributes)) {
      if (isOfToday(attributes)) plain += `${tagOf(tag, attributes, options)}</${tag}>`;
      if (!VOID.has(tag)) from = endOf(html, tag, from);
      markup.lastIndex = from;
    } else plain += tagOf(tag, attributes, options);
  }
  return (plain + html.slice(from)).replace(STUCK, '$1 ');
}

/** The words of a piece of markup, fit to stand in markup again. */
export const wordsOf = (html: string): string => html.replace(MARKUP, ' ').replace(/\s+/g, ' ').trim();
