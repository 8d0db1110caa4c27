// How a word sounds, in Latin letters: a fine form for comparing, and a coarse key for the index.
import { isDevanagari } from './fold.ts';

/** क to ह. Letters that people confuse when typing share one sign. Capitals are aspirates, `q` is ड. */
const CONSONANTS = 'kKgGncCjJntTqQntTdDnnpfbBmyrrlllvsssh';
/** अ to औ, and the signs ा to ौ, in the order of Unicode; `R` becomes `ri`. `ai` is typed as `e`, `au` as `o`. */
const VOWELS = 'aaiiuuRleeeeoooo';
const SIGNS = 'aiiuuRReeeeoooo';
const [KA, A, AA_SIGN, VIRAMA] = [0x915, 0x905, 0x93e, 0x94d];
/** The inherent vowel, which no sign shows: it may be spoken or silent. */
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

const fromLatin = (word: string): string => SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word);

/** The sound of a folded word: the same for निविदा and nivida. */
export const soundOf = (word: string): string =>
  (isDevanagari(word) ? fromDevanagari(word) : fromLatin(word))
    .replace(/ee|ie$|(?<![ae])y$/g, 'i')
    .replace(/a[iey]|e[iy]/g, 'e')
    .replace(/a[uw]|ou/g, 'o')
    .replace(/oo/g, 'u')
    .replace(/m(?=[pbBvf])/g, 'n')
    .replace(/([a-z])\1+/gi, '$1');

/** The word without plural and participle endings, if these are more than a vowel. */
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
    .replace(/(?<![sui])s$/, '')
    .replace(/(?<=.{4})(?:ing|ed)$/, '');
}

/** Consonants only, with one sign for those that are confused, and a mark for a vowel at the start. */
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

/** The index key of a folded word, shared by its inflections and spellings. */
export const keyOf = (word: string): string => keyOfSound(soundOf(stemOf(word))).slice(0, MOST_KEY_LETTERS);

/** Reversed keys: a typing error at a word's start leaves the beginning of its reversed key unchanged. */
export const turnedRound = (key: string): string => Array.from(key).reverse().join('');
