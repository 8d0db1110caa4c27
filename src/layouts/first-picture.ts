import { markup, trustedHtml } from '~/lib/html';
import { MARKUP } from '~/lib/markup';

/** This many letters, with what is around them, fill about the height of a phone. */
const IN_SIGHT = 600;
const OTHERS = '<picture>';

/**
 * Loads the first picture at once if it is visible without scrolling. Other pictures are lazy: they wait for a script, one
 * round trip later.
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
