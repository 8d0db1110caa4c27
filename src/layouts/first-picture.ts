import { markup, trustedHtml } from '~/lib/html';
import { MARKUP } from '~/lib/markup';

/** So many letters, with what is around them, are about the height of a phone. */
const IN_SIGHT = 600;
const OTHERS = '<picture>';

/**
 * Lets the first picture of a page come at once, where so little text stands before it that it is in sight: the others
 * wait for the script that sees them come near, which is a round trip later.
 */
export function bringFirstPicture(html: string): string {
  let [before, from] = ['', 0];
  for (const { 0: tag, index } of html.matchAll(MARKUP)) {
    before = (before + html.slice(from, index)).replace(/\s+/g, ' ');
    from = index + tag.length;
    if (before.length > IN_SIGHT) return html;
    if (tag === OTHERS) {
      const [start, rest] = [trustedHtml(html.slice(0, index)), trustedHtml(html.slice(from))];
      return markup`${start}<picture class="near">${rest}`.text;
    }
  }
  return html;
}
