// Writes the sound of a word in Latin letters: an exact form to compare words, and a short key for the index.
import { isDevanagari } from './fold.ts';

/**
 * The sounds of the letters क to ह in Unicode order. Letters that people often confuse have the same sign. A capital is
 * an aspirated sound (`K` is kh), and `q` is ड.
 */
const CONSONANTS = 'kKgGncCjJntTqQntTdDnnpfbBmyrrlllvsssh';
/**
 * VOWELS has the sounds of the letters अ to औ, and SIGNS has the sounds of the vowel signs ा to ौ, in Unicode order. `R` means
 * `ri`. `ai` is written as `e`, and `au` as `o`.
 */
const VOWELS = 'aaiiuuRleeeeoooo';
const SIGNS = 'aiiuuRReeeeoooo';
const [KA, A, AA_SIGN, VIRAMA] = [0x915, 0x905, 0x93e, 0x94d];
/**
 * The vowel that follows a Hindi consonant without being written. In some words it is spoken, in others it is silent.
 */
const INHERENT = 'x';

function fromDevanagari(word: string): string {
  let sound = '';
  let isOpen = false;
  for (const letter of word.replace(/ज्ञ/g, 'ग्य')) {
    const code = letter.charCodeAt(0);
    const sign = SIGNS[code - AA_SIGN];
    const consonant = CONSONANTS[code - KA];
    if (isOpen && !sign && code !== VIRAMA) sound += INHERENT;
    isOpen = consonant !== undefined;
    sound += consonant ?? sign ?? VOWELS[code - A] ?? (letter === 'ं' ? 'n' : '');
  }
  return sound.replace(/R/g, 'ri');
}

/** Spelling rules for English and Hindi in Latin letters, applied in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^kn|^gn/, 'n'],
  [/^wr/, 'r'],
  [/^ps(?=y)/, 's'],
  [/sch/g, 'sk'],
  [/t?chh/g, 'C'],
  [/t?ch/g, '1'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/igh(?=t)/g, 'ai'],
  [/kh/g, 'K'],
  [/gh/g, 'G'],
  [/jh/g, 'J'],
  [/th/g, 'T'],
  [/dh/g, 'D'],
  [/bh/g, 'B'],
  [/sh/g, 's'],
  [/[tsc]ion/g, 'sn'],
  [/[tc]ia(?=[ln])/g, 's'],
  [/ture/g, '1r'],
  [/cc(?=[eiy])/g, 'ks'],
  [/s?c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/1/g, 'c'],
  [/w/g, 'v'],
  [/z/g, 'j'],
];

const DEVANAGARI = /[\u0900-\u097f]/g;

/** In a word of both scripts, only the letters of the first script count: NCLमें sounds like NCL. */
const fromLatin = (word: string): string =>
  SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word.replace(DEVANAGARI, ''));

/** Returns the sound of a word that `fold` has simplified. For example, निविदा and nivida have the same sound. */
export const soundOf = (word: string): string =>
  (isDevanagari(word) ? fromDevanagari(word) : fromLatin(word))
    .replace(/ee|ie$|(?<![ae])y$/g, 'i')
    .replace(/a[iey]|e[iy]/g, 'e')
    .replace(/a[uw]|ou/g, 'o')
    .replace(/oo/g, 'u')
    .replace(/m(?=[pbBvf])/g, 'n')
    .replace(/([a-z])\1+/gi, '$1');

/** Returns the word without its plural or participle ending. "News" is no plural of "new". */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  if (isDevanagari(word))
    return word
      .replace(/ि(?:यों|यां)$/, 'ी')
      .replace(/इ(?:यों|यां)$/, 'ई')
      .replace(/(?:[ओए]|(?<=ा)ये|[ोे]|या)ं$/, '')
      .replace(/[ाे]$/, '');
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss|z|^bus|nus|irus|mpus|tatus)es$/, '')
    .replace(/(?<![sui]|oo|^new)s$/, '')
    .replace(/(?<=.{4})(?:ing|ed)$/, '');
}

/**
 * Returns the consonants of a sound. Consonants that people often confuse get the same sign. A vowel at the start
 * becomes `a`.
 */
export const keyOfSound = (sound: string): string =>
  sound
    .toLowerCase()
    .replace(/^[aeioux]/, 'a')
    .replace(/(?!^)[aeiouxy]/g, '')
    .replace(/v/g, 'b')
    .replace(/g/g, 'j')
    .replace(/q/g, 'd')
    .replace(/(.)\1+/g, '$1');

const MOST_KEY_LETTERS = 12;

/**
 * Returns the index key of a word that `fold` has simplified. All inflections and spellings of a word have the same
 * key.
 */
export const keyOf = (word: string): string => keyOfSound(soundOf(stemOf(word))).slice(0, MOST_KEY_LETTERS);

/** Reverses a key. A typing error at the start of a word does not change the beginning of its reversed key. */
export const turnedRound = (key: string): string => Array.from(key).reverse().join('');
