import type { Element, ElementContent, Root } from 'hast';
import { phrases } from './phrases';
import { element, hasBlock, hasContent, isBlank, isBlock, isElement } from './tree';

/** Makes the sanitised tree valid HTML: no blocks in inline elements, only items in lists, no empty elements. */
export function tidy(root: Root): void {
  copiedLetters = 0;
  root.children = flow(root.children.filter((node) => node.type !== 'doctype'));
}

/** Returns only block elements. Text outside a block becomes a paragraph. */
function flow(nodes: readonly ElementContent[]): ElementContent[] {
  const out: ElementContent[] = [];
  let words: ElementContent[] = [];
  const endParagraph = (): void => {
    out.push(...nonEmpty(element('p', {}, phrases(words))));
    words = [];
  };
  for (const node of nodes) {
    if (isElement(node) && hasBlock(node)) {
      endParagraph();
      for (const made of block(node)) out.push(made);
    } else {
      words.push(node);
    }
  }
  endParagraph();
  return out;
}

/** The content of a list item or a cell. If it is only text, it needs no paragraph. */
const flowOrPhrases = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.some(hasBlock) ? flow(nodes) : phrases(nodes);

const nonEmpty = (made: Element): ElementContent[] => (hasContent(made) ? [made] : []);

function block(node: Element): ElementContent[] {
  const { tagName, children, properties } = node;
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return nonEmpty({ ...node, children: phrases(children) });
    case 'pre':
      return nonEmpty({ ...node, children: withoutFirstLineEnd(phrases(children)) });
    case 'hr':
      return [element('hr', {})];
    case 'p':
      return children.some(hasBlock) ? flow(children) : nonEmpty({ ...node, children: phrases(children) });
    case 'blockquote':
      return nonEmpty({ ...node, children: flow(children) });
    case 'figure':
      return figure(node);
    case 'ul':
    case 'ol':
      return list(node);
    case 'dl':
      return definitions(node);
    case 'table':
      return table(node);
    case 'a':
      return flow(children.map((child) => withLinkInside(node, child)));
    case 'div':
      return Object.keys(properties).length ? nonEmpty({ ...node, children: flow(children) }) : flow(children);
    default:
      return flow(children); // keeps the blocks that are in an inline element, or in a cell without a table
  }
}

/** Removes line breaks after `<pre>`. Parsers ignore the first line break, so a second parse could change the text. */
const withoutFirstLineEnd = ([first, ...rest]: ElementContent[]): ElementContent[] =>
  first?.type === 'text'
    ? [{ ...first, value: first.value.replace(/^\n+/, '') }, ...rest]
    : first
      ? [first, ...rest]
      : [];

const HOLDS_WORDS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);

/**
 * The largest number of copies of a link: an unclosed link surrounds all following blocks, and each block gets a copy. The
 * limit is for all levels of the text together.
 */
const MOST_COPIES = 20;
/**
 * The number of copies of each link. The key is the properties object of a link, because all copies of a link share this
 * object.
 */
const copies = new WeakMap<Element['properties'], number>();
/** The largest number of letters of the attributes of all copies in one text. Each copy also needs some letters of markup. */
const MOST_COPIED_LETTERS = 100_000;
const LETTERS_OF_MARKUP = 100;
let copiedLetters = 0;

/** Moves a link that surrounds a block into that block. With too many copies, the block stays without the link. */
function withLinkInside(link: Element, child: ElementContent): ElementContent {
  const count = copies.get(link.properties) ?? 0;
  if (count >= MOST_COPIES || copiedLetters >= MOST_COPIED_LETTERS) return child;
  copies.set(link.properties, count + 1);
  copiedLetters += JSON.stringify(link.properties).length + LETTERS_OF_MARKUP;
  if (!isElement(child) || !hasBlock(child)) return { ...link, children: [child] };
  return isBlock(child) && HOLDS_WORDS.has(child.tagName)
    ? { ...child, children: [{ ...link, children: child.children }] }
    : child;
}

function figure(node: Element): ElementContent[] {
  const caption = node.children.find((child) => isElement(child, 'figcaption'));
  const content = flowOrPhrases(node.children.filter((child) => child !== caption));
  const words = isElement(caption) ? flowOrPhrases(caption.children) : [];
  if (!content.some(hasContent)) return flow(words);
  return [{ ...node, children: words.some(hasContent) ? [...content, element('figcaption', {}, words)] : content }];
}

/**
 * A list that has only items. An inner list between two items is moved into the item before it. Text becomes an item.
 */
function list(node: Element): ElementContent[] {
  const items: Element[] = [];
  for (const child of node.children) {
    if (isBlank(child)) continue;
    const last = items.at(-1);
    if (isElement(child, 'li')) items.push({ ...child, children: [...child.children] });
    else if (isElement(child, 'ul', 'ol') && last) last.children.push(child);
    else items.push(element('li', {}, [child]));
  }
  const filled = items.map((item) => ({ ...item, children: flowOrPhrases(item.children) })).filter(hasContent);
  return filled.length ? [{ ...node, children: filled }] : [];
}

/** A definition list. A term without a definition, or a definition without a term, becomes a paragraph. */
function definitions(node: Element): ElementContent[] {
  const parts = node.children
    .flatMap((child) => (isElement(child, 'div') ? child.children : [child]))
    .filter((child) => !isBlank(child));
  const pairs = parts.filter((part) => isElement(part, 'dt', 'dd'));
  const isPaired = pairs.every((part, index) => {
    const [isTerm, next] = [part.tagName === 'dt', pairs[index + 1]];
    return index === 0 || !next ? isTerm === (index === 0) : true;
  });
  if (pairs.length < 2 || pairs.length !== parts.length || !isPaired) {
    return flow(parts.map((part) => (isElement(part, 'dt', 'dd') ? element('div', {}, part.children) : part)));
  }
  return [{ ...node, children: pairs.map((part) => ({ ...part, children: flowOrPhrases(part.children) })) }];
}

/** A table that begins with its caption. Content between rows moves to the place before the table. */
function table(node: Element): ElementContent[] {
  const stray: ElementContent[] = [];
  const caption = node.children.find((child) => isElement(child, 'caption'));
  const parts: Record<'thead' | 'tbody' | 'tfoot', Element[]> = { thead: [], tbody: [], tfoot: [] };
  for (const child of node.children) {
    if (child === caption) continue;
    if (isElement(child, 'tr')) parts.tbody.push(...rowOf(child, stray));
    else if (isElement(child, 'thead', 'tbody', 'tfoot')) {
      const place = child.tagName === 'thead' && parts.tbody.length ? 'tbody' : child.tagName;
      for (const row of child.children) {
        if (isElement(row, 'tr')) for (const made of rowOf(row, stray)) parts[place].push(made);
        else stray.push(row);
      }
    } else stray.push(child);
  }
  const words = isElement(caption) ? phrases(caption.children) : [];
  const rows = [...parts.thead, ...parts.tbody, ...parts.tfoot];
  const [only] = rows.flatMap(({ children }) => children);
  const before = flow(stray.filter((node) => !isBlank(node)));
  // A table with only one cell is no real table, so only the content of this cell stays.
  if (rows.length === 1 && rows[0]?.children.length === 1 && isElement(only))
    return [...before, ...flow(words), ...flow(only.children)];
  if (!rows.some(hasContent)) return [...before, ...flow(words)];
  const sections = (['thead', 'tbody', 'tfoot'] as const).flatMap((name) =>
    parts[name].length ? [element(name, {}, parts[name])] : [],
  );
  return [
    ...before,
    { ...node, children: [...(words.some(hasContent) ? [element('caption', {}, words)] : []), ...sections] },
  ];
}

function rowOf(row: Element, stray: ElementContent[]): Element[] {
  const cells: Element[] = [];
  for (const child of row.children) {
    if (isElement(child, 'td', 'th')) cells.push({ ...child, children: flowOrPhrases(child.children) });
    else stray.push(child);
  }
  return cells.length ? [{ ...row, children: cells }] : [];
}
