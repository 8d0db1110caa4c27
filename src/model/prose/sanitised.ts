import type { Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { cleanText } from '~/lib/clean-text';
import { plainAddress } from './addresses';
import { allowList } from './allow-list';
import { elementsIn, type Parent } from './tree';

/** Elements for parts of a page. In a text, such an element becomes a `div`, so that its content stays separate. */
const PARTS = new Set(
  'section article aside header footer main nav address center fieldset legend label details summary hgroup menu form option optgroup'.split(
    ' ',
  ),
);
const SPACES = /[ \t\n\f\r]+/g;
const SPACES_AT_LINE_END = /(?<![ \t])[ \t]+(?=\n)/g;

/** Keeps only the allowed elements, attributes and addresses. Removes invisible characters that can mislead. */
export function sanitised(parsed: Root): Root {
  for (const { node } of elementsIn(parsed)) {
    if (PARTS.has(node.tagName)) node.tagName = 'div';
    for (const name of ['href', 'src']) {
      const address = node.properties[name];
      if (typeof address === 'string') node.properties[name] = plainAddress(address);
    }
  }
  const root = sanitize(parsed, allowList);
  if (root.type !== 'root') throw new Error(`The sanitiser gave ${root.type}, expected root`);
  cleanTexts(root);
  return root;
}

/** Removes invisible characters. It runs after parsing, because editors can write such characters as `&#x202E;`. */
function cleanTexts(parent: Parent, isPreserved = false): void {
  for (const node of parent.children) {
    if (node.type === 'text') {
      const words = cleanText(node.value);
      node.value = isPreserved ? words.replace(SPACES_AT_LINE_END, '') : words.replace(SPACES, ' ');
    } else if (node.type === 'element') {
      for (const name of ['alt', 'title']) {
        const words = node.properties[name];
        if (typeof words === 'string') node.properties[name] = cleanText(words).replace(SPACES, ' ').trim();
      }
      cleanTexts(node, isPreserved || node.tagName === 'pre');
    }
  }
}
