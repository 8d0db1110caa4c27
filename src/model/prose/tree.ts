import type { Element, ElementContent, Root, RootContent, Text } from 'hast';

export type Node = Root | RootContent | ElementContent;
export type Parent = Root | Element;

const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote pre div figure figcaption ul ol li dl dt dd table caption thead tbody tfoot tr th td hr'.split(
    ' ',
  ),
);

/** True for an element. If names are given, the element must have one of these names. */
export const isElement = <Name extends string>(
  node: Node | undefined,
  ...names: readonly Name[]
): node is Element & { tagName: Name } =>
  node?.type === 'element' && (names.length === 0 || names.some((name) => name === node.tagName));

export const isBlock = (node: Node): boolean => isElement(node) && BLOCKS.has(node.tagName);

/** True for a block element, or for an inline element that contains a block element. */
export const hasBlock = (node: ElementContent): boolean =>
  isBlock(node) || (isElement(node) && node.children.some(hasBlock));

export const isBlank = (node: Node): boolean => node.type === 'text' && node.value.trim() === '';

/** True if the node contains text, a picture or a horizontal line. */
export const hasContent = (node: ElementContent): boolean =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : isElement(node) && (isElement(node, 'img', 'hr') || node.children.some(hasContent));

/** The tag names of all elements in a tree. */
export function tagNamesIn(node: Node, names = new Set<string>()): Set<string> {
  if (isElement(node)) names.add(node.tagName);
  if ('children' in node) for (const child of node.children) tagNamesIn(child, names);
  return names;
}

export const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

export const text = (value: string): Text => ({ type: 'text', value });

export const textOf = (node: Node): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** Returns the text of a part in one line. */
export const plainText = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim();

/** Returns the cells of a table row. */
export const cellsOf = (row: Element): Element[] => row.children.filter((cell) => isElement(cell, 'td', 'th'));

/** True if all text of a cell is bold. Editors often write header cells and totals as bold text. */
export const isBold = (cell: Element): boolean => {
  const onlyBold = (nodes: ElementContent[]): boolean =>
    nodes.length > 0 &&
    nodes.every((node) => isElement(node, 'strong', 'b') || (isElement(node, 'p') && onlyBold(node.children)));
  return onlyBold(cell.children.filter((child) => !isBlank(child)));
};

/** An element and its position: `parent.children[index]`. */
export interface Placed {
  node: Element;
  parent: Parent;
  index: number;
}

/** All elements inside `parent`, in document order. The list does not change if the tree is changed later. */
export function elementsIn(parent: Parent, found: Placed[] = []): Placed[] {
  for (const [index, node] of parent.children.entries()) {
    if (node.type !== 'element') continue;
    found.push({ node, parent, index });
    elementsIn(node, found);
  }
  return found;
}

/** Replaces each node by the nodes that `change` returns. The children of a node are replaced before the node. */
export function rewrite(parent: Parent, change: (node: ElementContent) => ElementContent[]): void {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'doctype') continue;
    if (child.type === 'element') rewrite(child, change);
    for (const made of change(child)) children.push(made);
  }
  parent.children = children;
}
