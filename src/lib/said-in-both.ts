/** Stands between the English and the Hindi of what is said of a document. No text of the site has it. */
const BETWEEN = '\u001f';

/** Joins what is said in English and in Hindi. If both are the same, it stands there once. */
export const inBothLangs = (english: string, hindi: string): string =>
  english === hindi ? english : english + BETWEEN + hindi;

/** Returns where the text of a language begins and ends. */
export function partIn(text: string, isHindi: boolean): readonly [from: number, to: number] {
  const at = text.indexOf(BETWEEN);
  return at < 0 ? [0, text.length] : isHindi ? [at + 1, text.length] : [0, at];
}
