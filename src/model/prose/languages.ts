import type { ElementContent, Root } from 'hast';
import type { Lang } from '~/i18n/lang';
import { element, isElement, type Parent, text } from './tree';

const DEVANAGARI_RUN =
  /\p{Script=Devanagari}(?:(?:[\p{Script=Devanagari}\s.,-]|\p{Join_Control})*\p{Script=Devanagari})?/gu;
// In a Hindi text, a single word in Latin letters can be a name. Two or more words are English text, which needs an
// English voice. A match starts only at the beginning of a word. Without this rule, a long word takes quadratic time.
const LATIN_RUN = /(?<![A-Za-z'’-])[A-Za-z][A-Za-z'’-]+(?:[ \u00A0,]+[A-Za-z][A-Za-z'’-]+)+/g;

/**
 * At most this many parts of a text get a `lang`, because each part makes the page longer. Real texts have fewer parts.
 */
const MOST_PARTS = 2000;

/**
 * Adds `lang` to Hindi parts of English texts, and to English parts of Hindi texts. So screen readers change the voice.
 */
export function markLanguages(root: Root, lang: Lang): void {
  const run = lang === 'en' ? DEVANAGARI_RUN : LATIN_RUN;
  const other = lang === 'en' ? 'hi' : 'en';
  let left = MOST_PARTS;
  markIn(root, (value) => {
    const parts: ElementContent[] = [];
    let from = 0;
    for (const match of value.matchAll(run)) {
      if (left === 0) break;
      left -= 1;
      if (match.index > from) parts.push(text(value.slice(from, match.index)));
      parts.push(element('span', { lang: other }, [text(match[0])]));
      from = match.index + match[0].length;
    }
    if (from < value.length) parts.push(text(value.slice(from)));
    return parts;
  });
}

/** Calls `mark` for all texts, except code and texts that have a `lang` already. */
function markIn(parent: Parent, mark: (value: string) => ElementContent[]): void {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'text') {
      for (const part of mark(child.value)) children.push(part);
    } else if (child.type === 'element') {
      if (!child.properties.lang && !isElement(child, 'code')) markIn(child, mark);
      children.push(child);
    }
  }
  parent.children = children;
}
