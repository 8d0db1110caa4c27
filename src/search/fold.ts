import { foldLetters } from './letters.ts';

/** A word or number of a text, simplified by `fold`, with its position in the original text. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The Hindi names of the letters A to Z. */
export const LETTER_NAMES = 'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड'.split(' ');
const LETTER = `(?:[a-zA-Z]|${LETTER_NAMES.join('|')})`;
const PIECES = [
  // This part finds three to ten initials with spaces between them: `I T I`, आर टी आई. If के is last, it is the Hindi
  // word "of" and not the letter K. The limit of ten keeps the search fast in a long row of letters.
  `(?<![\\p{L}\\p{M}\\p{Nd}])(?:${LETTER} ){2,9}(?!के)${LETTER}(?:['’]s)?(?![\\p{L}\\p{M}\\p{Nd}'’]|\\.\\p{L}| (?!के)${LETTER}(?![\\p{L}\\p{M}]))`,
  // This part finds initials with dots, and Hindi names of letters with dots: आर.टी.आई.
  /(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{M}])|(?:[ऄ-ॣ]{1,4}\.){2,}[ऄ-ॣ]{0,4}(?![ऄ-ॣ])/u.source,
  // This part finds numbers (also with commas: 12,34,567), and words with their accents, vowel signs and joiners.
  /\p{Nd}{1,3}(?:,\p{Nd}{2,3})+(?!\p{Nd})|\p{Nd}+|\p{L}[\p{L}\p{M}\u200b-\u200d\u00ad]*(?:['’]\p{L}+)*/u.source,
];
const PIECE = new RegExp(PIECES.join('|'), 'gu');
/** These signs are removed: dots of initials, commas of numbers, apostrophes. */
const SIGNS = /['’]s$|[.,'’]/g;
const OTHER_LETTERS = /[^\u0900-\u097fa-z0-9]/g;
const MOST_LETTERS = 32;

/** Returns a simple form of a word for comparison: its plain letters and digits, without zeros at the start. */
export const fold = (piece: string): string =>
  foldLetters(piece)
    .replace(SIGNS, '')
    .replace(OTHER_LETTERS, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MOST_LETTERS);

/** Returns the words and numbers of a text, in order. Words in a script that the site does not use are left out. */
export function tokensOf(text: string, folded = fold): Token[] {
  const tokens: Token[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const word = folded(piece);
    if (word) tokens.push({ text: word, start: index, end: index + piece.length });
  }
  return tokens;
}

export const isNumber = (text: string): boolean => text < ':';
/**
 * True for a year from 1950 to 2049. Ranking gives a year little weight, because half of all reference numbers have a
 * year.
 */
export const isYear = (text: string): boolean => /^(19[5-9]|20[0-4])\d$/.test(text);
export const isDevanagari = (text: string): boolean => text >= '\u0900';
