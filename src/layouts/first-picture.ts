/** So many letters, with what is around them, are about the height of a phone. */
const IN_SIGHT = 600;
const OTHERS = '<picture>';

/**
 * Lets the first picture of a page come at once, where so little text stands before it that it is in sight: the others
 * wait for the script that sees them come near, which is a round trip later.
 */
export function bringFirstPicture(html: string): string {
  const at = html.indexOf(OTHERS);
  const before = html
    .slice(0, at)
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');
  if (at < 0 || before.length > IN_SIGHT) return html;
  return `${html.slice(0, at)}<picture class="near">${html.slice(at + OTHERS.length)}`;
}
