// Compares words by their sounds, for Hindi words in Latin letters and for other spellings. This module loads if a list does
// not have a word in the visitor's spelling, or if a word is not in the script of the page.
import type { MatchersOf } from './filter';
import { isDevanagari } from '~/search/fold';
import { keyOf, soundOf, stemOf } from '~/search/sound';

const HINDI_WORDS = /[\u0900-\u097f]+/g;
const LATIN_WORDS = /[a-z]+/g;

interface Sound {
  /** The sound with its vowels. */
  readonly whole: string;
  /** The consonants of the word. Consonants that people confuse have the same letter. */
  readonly key: string;
}

/** A cache of sounds by word, because computing a sound takes long. */
const known = new Map<string, Sound>();

function soundFor(word: string): Sound {
  const sound = known.get(word) ?? {
    whole: soundOf(stemOf(word)).replaceAll('oa', 'o').replaceAll('q', 'd'),
    // People write the Hindi letter ड़ as d or r. In म्म, the first म has the same key as a nasal sound.
    key: keyOf(word).replaceAll('r', 'd').replaceAll('nm', 'm'),
  };
  known.set(word, sound);
  return sound;
}

/** A shorter word is not compared by its sound, because "of" sounds like half of all words. */
const LEAST_LETTERS = 3;
/** A word with fewer consonants must have the same consonants and vowels. */
const FEW_CONSONANTS = 3;
/** A word with at least this many consonants may be the beginning of another word, because the visitor may still be typing. */
const MANY_CONSONANTS = 4;

function isAlike(asked: Sound, other: Sound): boolean {
  if (asked.key.length < FEW_CONSONANTS) return other.whole === asked.whole;
  return asked.key.length < MANY_CONSONANTS ? other.key === asked.key : other.key.startsWith(asked.key);
}

/**
 * A text matches exactly if it contains the word, or if a word of the other script sounds alike (belt, बेल्ट). A text matches
 * roughly if a word of the same script sounds alike (कनवेयर, कन्वेयर).
 */
export const bySounds: MatchersOf = (word) => {
  const [other, own] = isDevanagari(word) ? [LATIN_WORDS, HINDI_WORDS] : [HINDI_WORDS, LATIN_WORDS];
  const asked = soundFor(word);
  // "zzzz" has only one sound, so it is no word.
  const isWord = word.length >= LEAST_LETTERS && asked.whole.length > 1 && /^[\p{L}\p{M}]+$/u.test(word);
  const isIn = (text: string, script: RegExp): boolean =>
    isWord && (text.match(script) ?? []).some((one) => isAlike(asked, soundFor(one)));
  return [(text) => text.includes(word) || isIn(text, other), (text) => isIn(text, own)];
};
