/** The separator between the English and the Hindi text about a document. No text of the site contains it. */
const BETWEEN = '\u001f';

/** Joins an English and a Hindi text. If both are the same, the result has the text once. */
export const inBothLangs = (english: string, hindi: string): string =>
  english === hindi ? english : english + BETWEEN + hindi;

/** Returns where the text of one language begins and ends. */
export function partIn(text: string, isHindi: boolean): readonly [from: number, to: number] {
  const at = text.indexOf(BETWEEN);
  return at < 0 ? [0, text.length] : isHindi ? [at + 1, text.length] : [0, at];
}
