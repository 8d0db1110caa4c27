/** Of a long text so much stands with its title, and the whole is a file of its own. */
export const LEAD = 64;
/** A text up to this stands with its title whole. */
export const WHOLE = 110;
const MOST_TITLE = 160;
/** An emoji is two signs to the computer; a cut may fall between them. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/;

/** In one line, cut at a word; what is cut ends in an ellipsis. */
export function cutText(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${space > most / 2 ? cut.slice(0, space) : cut.replace(HALF_A_SIGN, '')}…`;
}

export const cutTitle = (title: string): string => cutText(title, MOST_TITLE);
