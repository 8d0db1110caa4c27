import { markup, trustedHtml } from '~/lib/html';
import type { Piece } from '~/lib/read-html';

/** The approximate number of letters that fill the first screen of a phone, with the space around the text. */
const IN_SIGHT = 600;

/**
 * Makes the first picture load at once if it is visible without scrolling. All other pictures wait for a script, which
 * comes one round trip later.
 */
export function bringFirstPicture(html: string, pieces: readonly Piece[]): string {
  let before = '';
  for (const piece of pieces) {
    if (piece.name === undefined) before = (before + piece.text).replace(/\s+/g, ' ');
    if (before.length > IN_SIGHT) return html;
    if (piece.name !== 'picture') continue;
    const [start, rest] = [trustedHtml(html.slice(0, piece.from)), trustedHtml(html.slice(piece.to))];
    return markup`${start}<picture class="near">${rest}`.text;
  }
  return html;
}
