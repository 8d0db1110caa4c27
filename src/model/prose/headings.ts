import type { Root } from 'hast';
import { element, elementsIn, textOf } from './tree';

const LEVEL = /^h([1-6])$/;

export interface Heading {
  id: string;
  text: string;
}

/** Changes the levels of headings: the first heading gets the level `top`, and no level is skipped. */
export function relevelHeadings(root: Root, top: number, prefix: string): Heading[] {
  const listed: Heading[] = [];
  const open: { was: number; is: number }[] = [];
  for (const { node, parent } of elementsIn(root)) {
    const was = Number(LEVEL.exec(node.tagName)?.[1] ?? 0);
    if (!was) continue;
    // A heading inside a table or a quotation only emphasises words, so it becomes bold text.
    if (parent.type === 'element') {
      node.tagName = 'p';
      node.children = [element('strong', {}, node.children)];
      continue;
    }
    while (open.length && (open.at(-1)?.was ?? 0) >= was) open.pop();
    const is = Math.min(6, (open.at(-1)?.is ?? top - 1) + 1);
    open.push({ was, is });
    node.tagName = `h${is}`;
    if (is !== top) continue;
    const id = `${prefix}${listed.length + 1}`;
    node.properties.id = id;
    listed.push({ id, text: textOf(node).replace(/\s+/g, ' ').trim() });
  }
  return listed;
}
