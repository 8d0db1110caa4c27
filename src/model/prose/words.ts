import type { DefaultTreeAdapterMap } from 'parse5';
import { oneLine } from '~/lib/clean-text';
import { allowList } from './allow-list';
import { fragmentOf } from './nesting';
import type { RawHtml } from '../door/shapes';

type Node = DefaultTreeAdapterMap['node'];

/** Puts a text in one line. If it has too many characters, cuts it at the end of a word. */
export { cutText } from '~/search/lead';

/** Elements that no page shows. */
const LEFT_OUT = new Set(allowList.strip);
/** Inline elements. The tags of these elements do not separate words. */
const WITHIN_WORDS = new Set(
  'a strong b em i u s sub sup code abbr q cite span font small mark ins del big'.split(' '),
);

function wordsIn(node: Node): string {
  if (node.nodeName === '#text') return 'value' in node ? node.value : '';
  if (LEFT_OUT.has(node.nodeName) || !('childNodes' in node)) return node.nodeName === 'br' ? ' ' : '';
  const words = node.childNodes.map(wordsIn).join('');
  return WITHIN_WORDS.has(node.nodeName) ? words : ` ${words} `;
}

/** The visible text of an editor's HTML, in one line. */
function plainWords(raw: RawHtml): string {
  if (!/[<&]/.test(raw)) return oneLine(raw);
  return oneLine(wordsIn(fragmentOf(raw)));
}

/** A cache of texts by entry, because parsing long texts takes time. */
const known = new WeakMap<object, string>();

/** The text of the HTML parts of an entry. The cache key is only `of`, so always pass the same parts for one entry. */
export function wordsOf(of: object, ...parts: readonly (RawHtml | undefined)[]): string {
  const words = known.get(of) ?? parts.flatMap((part) => (part === undefined ? [] : plainWords(part))).join(' ');
  known.set(of, words);
  return words;
}
