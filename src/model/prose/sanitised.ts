import type { Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { visit } from 'unist-util-visit';
import { cleanText } from '~/lib/clean-text';
import { plainAddress } from './addresses';
import { allowList } from './allow-list';

/** Parts of a page that are not allowed in a text; what stands in them still stands apart. */
const PARTS = new Set(
  'section article aside header footer main nav address center fieldset legend label details summary hgroup menu form option optgroup'.split(
    ' ',
  ),
);
const SPACES = /[ \t\n\f\r]+/g;
const SPACES_AT_LINE_END = /(?<![ \t])[ \t]+(?=\n)/g;

/** A tree of allowed elements with allowed attributes and addresses, its words without invisible signs that mislead. */
export function sanitised(parsed: Root): Root {
  visit(parsed, 'element', (node) => {
    if (PARTS.has(node.tagName)) node.tagName = 'div';
    for (const name of ['href', 'src']) {
      const address = node.properties[name];
      if (typeof address === 'string') node.properties[name] = plainAddress(address);
    }
  });
  const root = sanitize(parsed, allowList);
  if (root.type !== 'root') throw new Error(`The sanitiser gave ${root.type}, expected root`);
  cleanTexts(root);
  return root;
}

/** Cleaned after parsing, since an invisible sign can be written as `&#x202E;`. */
function cleanTexts(root: Root): void {
  const preserved = new Set<unknown>();
  visit(root, (node, _index, parent) => {
    if (node.type === 'element') {
      if (node.tagName === 'pre' || preserved.has(parent)) preserved.add(node);
      for (const name of ['alt', 'title']) {
        const words = node.properties[name];
        if (typeof words === 'string') node.properties[name] = cleanText(words).replace(SPACES, ' ').trim();
      }
    }
    if (node.type !== 'text') return;
    const words = cleanText(node.value);
    node.value = preserved.has(parent) ? words.replace(SPACES_AT_LINE_END, '') : words.replace(SPACES, ' ');
  });
}
