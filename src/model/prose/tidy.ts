import type { Element, ElementContent, Root } from 'hast';
import { element, isBlank, isBlock, isElement, rewrite, textOf, type Parent } from './tree';

const HEADING = /^h[1-6]$/;
const PHRASES_ONLY = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'dt']);
const INLINE = new Set(['strong', 'b', 'em', 'i', 'span', 'q', 'cite', 'code', 'abbr', 'time', 'sub', 'sup', 'a']);
const EMPTY_ALLOWED = new Set(['br', 'hr', 'img', 'td', 'th']);

/** Makes of what the sanitiser left a tree that HTML allows: no block in a phrase, lists of items, nothing empty. */
export function tidy(root: Root): void {
  rewrite(root, (node, parent) => withoutMisplaced(node, parent));
  root.children = intoParagraphs(root.children as ElementContent[]);
  rewrite(root, (node) => {
    if (isElement(node, 'div')) return intoParagraphs(node.children);
    if (isElement(node, 'blockquote', 'li', 'td', 'th', 'dd', 'figcaption') && node.children.some(isBlock)) {
      node.children = intoParagraphs(node.children);
    }
    return [node];
  });
  rewrite(root, (node) => (isEmpty(node) ? [] : [node]));
}

function withoutMisplaced(node: ElementContent, parent: Parent): ElementContent[] {
  if (node.type !== 'element') return [node];
  // A bold word around paragraphs, a link around a list: the blocks win.
  if (INLINE.has(node.tagName) && node.children.some(isBlock)) return node.children;
  if (isElement(node, 'span') && Object.keys(node.properties).length === 0) return node.children;
  if (PHRASES_ONLY.has(node.tagName) && node.children.some(isBlock)) return splitAround(node);
  if (isElement(node, 'ul', 'ol')) return onlyItems(node, 'li', parent);
  if (isElement(node, 'dl')) node.children = node.children.filter((child) => isElement(child, 'dt', 'dd'));
  return [node];
}

/** `<p>a<ul/>b</p>` becomes `<p>a</p><ul/><p>b</p>`. */
function splitAround(node: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  let open: Element | undefined;
  for (const child of node.children) {
    if (isBlock(child)) {
      parts.push(child);
      open = undefined;
      continue;
    }
    if (!open) {
      open = { ...node, children: [] };
      parts.push(open);
    }
    open.children.push(child);
  }
  return parts;
}

/** A list holds items only: a stray list joins the item before it, a stray text becomes an item. */
function onlyItems(list: Element, item: string, parent: Parent): ElementContent[] {
  const items: Element[] = [];
  for (const child of list.children) {
    if (isBlank(child)) continue;
    const last = items.at(-1);
    if (isElement(child, item)) items.push(child);
    else if (isElement(child, 'ul', 'ol') && last) last.children.push(child);
    else items.push(element(item, {}, [child]));
  }
  if (items.length === 0 && parent.type === 'root') return [];
  return [{ ...list, children: items }];
}

function intoParagraphs(nodes: ElementContent[]): ElementContent[] {
  const out: ElementContent[] = [];
  let open: Element | undefined;
  for (const node of nodes) {
    if (isBlock(node) || isElement(node, 'hr')) {
      out.push(node);
      open = undefined;
    } else if (open) {
      open.children.push(node);
    } else if (!isBlank(node) && !isElement(node, 'br')) {
      open = element('p', {}, [node]);
      out.push(open);
    }
  }
  return out;
}

function isEmpty(node: ElementContent): boolean {
  if (node.type !== 'element' || EMPTY_ALLOWED.has(node.tagName)) return false;
  if (isElement(node, 'table', 'tr', 'tbody', 'thead', 'tfoot', 'ul', 'ol', 'dl', 'figure')) return node.children.every(isBlank);
  const holdsPicture = node.children.some((child) => child.type === 'element' && !isElement(child, 'br'));
  return !holdsPicture && textOf(node).trim() === '' && (HEADING.test(node.tagName) || node.tagName !== 'pre');
}
