/** The number of characters of a long text that are stored with its title. A separate file has the whole text. */
export const LEAD = 64;
/** A text with at most this many characters is stored completely with its title, without a separate file. */
export const WHOLE = 110;
const MOST_TITLE = 160;
/** Matches half of an emoji at the end. JavaScript counts an emoji as two characters, and a cut may separate them. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/;

/**
 * Adds an ellipsis (…) to a cut text, in the place of a comma, semicolon or colon. After the end of a sentence, a space keeps its full stop apart
 * from the ellipsis.
 */
export const withEllipsis = (cut: string): string =>
  /[.?!।]$/.test(cut) ? `${cut} …` : `${cut.replace(/[,;:]$/, '')}…`;

/** Makes one line of the text and cuts the line at a word. A cut text ends in an ellipsis (…). */
export function cutText(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return withEllipsis(space > most / 2 ? cut.slice(0, space) : cut.replace(HALF_A_SIGN, ''));
}

export const cutTitle = (title: string): string => cutText(title, MOST_TITLE);
