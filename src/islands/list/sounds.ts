// Compares words by their sounds: Hindi words in Latin letters, and other spellings. It loads for a word that a list does
// not have as it is written, and on Hindi pages for Latin letters.
import type { MatchersOf } from './filter';
import { isDevanagari } from '~/search/fold';
import { keyOf, soundOf, stemOf } from '~/search/sound';

const HINDI_WORDS = /[\u0900-\u097f]+/g;
const LATIN_WORDS = /[a-z]+/g;

interface Sound {
  /** The sound with its vowels. */
  readonly whole: string;
  /** Its consonants, of which those that people confuse are equal. */
  readonly key: string;
}

/** Sounds by word, kept because they take long to make. */
const known = new Map<string, Sound>();

function soundFor(word: string): Sound {
  const sound = known.get(word) ?? {
    whole: soundOf(stemOf(word)).replaceAll('oa', 'o').replaceAll('q', 'd'),
    // People write the Hindi letter ड़ as d or r. In म्म, the first म stands as a nasal sound.
    key: keyOf(word).replaceAll('r', 'd').replaceAll('nm', 'm'),
  };
  known.set(word, sound);
  return sound;
}

/** A shorter word is not compared by its sound: "of" sounds like half of all words. */
const LEAST_LETTERS = 3;
/** A word of fewer consonants has to be the same, with its vowels. */
const FEW_CONSONANTS = 3;
/** A word of more consonants may be the beginning of another word, because it is compared while it is being written. */
const MANY_CONSONANTS = 4;

function isAlike(asked: Sound, other: Sound): boolean {
  if (asked.key.length < FEW_CONSONANTS) return other.whole === asked.whole;
  return asked.key.length < MANY_CONSONANTS ? other.key === asked.key : other.key.startsWith(asked.key);
}

/**
 * A text matches exactly if it contains the word, or if a word of the other script sounds alike (belt, बेल्ट). It matches
 * roughly if any word sounds alike (कनवेयर, कन्वेयर).
 */
export const bySounds: MatchersOf = (word) => {
  const [other, own] = isDevanagari(word) ? [LATIN_WORDS, HINDI_WORDS] : [HINDI_WORDS, LATIN_WORDS];
  const asked = soundFor(word);
  // "zzzz" is a single sound, which is no word.
  const isWord = word.length >= LEAST_LETTERS && asked.whole.length > 1 && /^[\p{L}\p{M}]+$/u.test(word);
  const isIn = (text: string, script: RegExp): boolean =>
    isWord && (text.match(script) ?? []).some((one) => isAlike(asked, soundFor(one)));
  return [(text) => text.includes(word) || isIn(text, other), (text) => isIn(text, own)];
};
