import type { ElementContent } from 'hast';
import { hasContent, isBlank, isBlock, isElement, text } from './tree';

/** Returns only inline content. A block element is replaced by the inline content inside it. */
export function phrases(nodes: readonly ElementContent[]): ElementContent[] {
  const made = phrasesIn(nodes, []);
  const isEdge = (node: ElementContent | undefined): boolean =>
    node !== undefined && (isBlank(node) || isElement(node, 'br'));
  let from = 0;
  let to = made.length;
  while (from < to && isEdge(made[from])) from += 1;
  while (to > from && isEdge(made[to - 1])) to -= 1;
  return made.slice(from, to);
}

function phrasesIn(nodes: readonly ElementContent[], around: readonly string[]): ElementContent[] {
  const out: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text' || isElement(node, 'br', 'img')) out.push(node);
    if (!isElement(node) || isElement(node, 'br', 'img', 'hr')) continue;
    const { tagName, properties } = node;
    const isPlain = tagName === 'a' ? !properties.href : tagName === 'span' && Object.keys(properties).length === 0;
    const isLeft = isBlock(node) || isPlain || around.includes(tagName);
    const children = phrasesIn(node.children, isLeft ? around : [...around, tagName]);
    if (isBlock(node)) children.push(text(' '));
    if (isLeft || !children.some(hasContent)) for (const child of children) out.push(child);
    else out.push({ ...node, children });
  }
  return out;
}
