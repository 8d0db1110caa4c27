import type { Element, ElementContent, Root, RootContent } from 'hast';

export type Node = Root | RootContent | ElementContent;
export type Parent = Root | Element;

const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote pre div figure figcaption ul ol li dl dt dd table caption thead tbody tfoot tr th td hr'.split(' '),
);

export const isElement = <Name extends string>(
  node: Node | undefined,
  ...names: readonly Name[]
): node is Element & { tagName: Name } =>
  node?.type === 'element' && names.some((name) => name === node.tagName);

export const isBlock = (node: Node): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

export const isBlank = (node: Node): boolean => node.type === 'text' && node.value.trim() === '';

export const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

export const textOf = (node: Node): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** Replaces each child by what `change` gives for it, from the leaves up. */
export function rewrite(parent: Parent, change: (node: ElementContent, parent: Parent) => ElementContent[]): void {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'doctype') continue;
    if (child.type === 'element') rewrite(child, change);
    children.push(...change(child, parent));
  }
  parent.children = children;
}
