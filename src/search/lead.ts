/** The length of a long text's beginning, which is stored with its title. The whole text is a separate file. */
export const LEAD = 64;
/** A text up to this length is stored whole, with its title. */
export const WHOLE = 110;
const MOST_TITLE = 160;
/** Half of an emoji: JavaScript counts an emoji as two characters, and a cut may fall between them. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/;

/** Makes one line and cuts it at a word. A cut text ends in an ellipsis. */
export function cutText(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${space > most / 2 ? cut.slice(0, space) : cut.replace(HALF_A_SIGN, '')}…`;
}

export const cutTitle = (title: string): string => cutText(title, MOST_TITLE);
