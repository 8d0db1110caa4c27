import type { Element, Nodes, Root, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';

export type Branch = Root | Element;

/** An element with its ancestors. The nearest ancestor comes first. */
export interface Placed {
  readonly element: Element;
  readonly around: readonly Element[];
}

export interface PlacedText {
  readonly node: Text;
  readonly around: readonly Element[];
}

export const parse = (html: string): Root => fromHtml(html);

interface Around {
  readonly node: Nodes;
  readonly around: readonly Element[];
}

/** Returns all nodes in document order, as a list: nested generators would take five times as long. */
function branches(node: Nodes, around: readonly Element[], found: Around[] = []): Around[] {
  found.push({ node, around });
  if (!('children' in node)) return found;
  const inside = node.type === 'element' ? [node, ...around] : around;
  for (const child of node.children) branches(child, inside, found);
  return found;
}

const known = new WeakMap<Branch, readonly Placed[]>();
function everyElement(root: Branch): readonly Placed[] {
  const before = known.get(root);
  if (before) return before;
  const found = branches(root, []).flatMap(({ node, around }) =>
    node.type === 'element' && node !== root ? [{ element: node, around }] : [],
  );
  known.set(root, found);
  return found;
}

/** All descendant elements in document order. If `tags` are given, only elements with these tag names. */
export const placed = (root: Branch, ...tags: string[]): Placed[] =>
  everyElement(root).filter(({ element }) => tags.length === 0 || tags.includes(element.tagName));

export const all = (root: Branch, ...tags: string[]): Element[] => placed(root, ...tags).map(({ element }) => element);

export const texts = (root: Branch): PlacedText[] =>
  branches(root, []).flatMap(({ node, around }) => (node.type === 'text' ? [{ node, around }] : []));

/**
 * A property by its name in hast (the tree of parsed HTML), such as `ariaLabel`. The values of a list are joined. For
 * an attribute without a value, returns an empty text.
 */
export function property(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export const classes = (element: Element): string[] =>
  (property(element, 'className') ?? '').split(' ').filter(Boolean);

const ADDRESSES = ['href', 'src', 'poster', 'action', 'data'];

/** The addresses in the attributes of an element. */
export function addressesOf(element: Element): string[] {
  const sets = (property(element, 'srcSet') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
  return [...ADDRESSES.map((name) => property(element, name) ?? ''), ...sets].filter(Boolean);
}

/** The text of a node, with only single spaces between words. */
export function textOf(node: Nodes): string {
  const words = (part: Nodes): string => {
    if (part.type === 'text') return part.value;
    if (part.type === 'element' && part.tagName === 'img') return property(part, 'alt') ?? '';
    if (part.type === 'element' && ['br', 'p', 'li', 'div', 'dt', 'dd', 'td', 'th'].includes(part.tagName))
      return ` ${part.children.map(words).join('')} `;
    return 'children' in part ? part.children.map(words).join('') : '';
  };
  return words(node).replace(/\s+/g, ' ').trim();
}

/** The accessible name of a link, button or table. Supports only the ways of naming that our pages use. */
export function nameOf(element: Element, root: Branch): string {
  const labelledBy = property(element, 'ariaLabelledBy');
  if (labelledBy) {
    const ids = labelledBy.split(' ');
    const labels = all(root).filter((candidate) => ids.includes(property(candidate, 'id') ?? ''));
    return labels.map(textOf).join(' ').trim();
  }
  return property(element, 'ariaLabel')?.trim() || textOf(element) || (property(element, 'title') ?? '');
}

/** False for text that visitors do not see: inside scripts, style sheets, templates and SVG pictures. */
export const isRead = (around: readonly Element[]): boolean =>
  !around.some(({ tagName }) => ['script', 'style', 'template', 'svg'].includes(tagName));
