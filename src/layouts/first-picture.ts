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
    if (tag === OTHERS) return `${html.slice(0, index)}<picture class="near">${html.slice(from)}`;
  }
  return html;
}
