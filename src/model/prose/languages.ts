import type { ElementContent, Root } from 'hast';
import type { Lang } from '~/i18n/lang';
import { element, rewrite } from './tree';

const DEVANAGARI_RUN = /\p{Script=Devanagari}[\p{Script=Devanagari}\s.,\u200C\u200D-]*\p{Script=Devanagari}|\p{Script=Devanagari}/gu;
// One Latin word in a Hindi text is a name or a number; two or more are English that an English voice should read.
const LATIN_RUN = /[A-Za-z][A-Za-z'’-]+(?:[ \u00A0,]+[A-Za-z][A-Za-z'’-]+)+/g;

/** Marks runs in the other language with `lang`, so that a voice changes for them. */
export function markLanguages(root: Root, lang: Lang): void {
  const run = lang === 'en' ? DEVANAGARI_RUN : LATIN_RUN;
  const other = lang === 'en' ? 'hi' : 'en';
  rewrite(root, (node, parent) => {
    if (node.type !== 'text') return [node];
    if (parent.type === 'element' && (parent.properties.lang || parent.tagName === 'code')) return [node];
    const parts: ElementContent[] = [];
    let from = 0;
    for (const match of node.value.matchAll(run)) {
      if (match.index > from) parts.push({ type: 'text', value: node.value.slice(from, match.index) });
      parts.push(element('span', { lang: other }, [{ type: 'text', value: match[0] }]));
      from = match.index + match[0].length;
    }
    if (from === 0) return [node];
    if (from < node.value.length) parts.push({ type: 'text', value: node.value.slice(from) });
    return parts;
  });
}
