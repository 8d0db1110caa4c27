import { MARKUP } from './markup.ts';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  '#x26': '&',
  '#x3C': '<',
  '#x22': '"',
};
/** Half of a surrogate pair, at the end of a text that was cut inside an emoji. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/;

/** The link that replaces a picture is not part of the text. */
const PICTURE_LINK = /<a class="show".*?<\/a>/g;

/** The text of safe HTML in one line, cut at a word end before `most` characters. */
export function plainText(html: string, most: number): string {
  const words = html
    .replace(PICTURE_LINK, ' ')
    .replace(MARKUP, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  return cutAtWord(words, most);
}

/** One line of text, cut at a word end before `most` characters. */
export function cutAtWord(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${space > most / 2 ? cut.slice(0, space) : cut.replace(HALF_A_SIGN, '')}…`;
}
