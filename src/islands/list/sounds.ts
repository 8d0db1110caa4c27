// Compares words by their sounds, so that Latin letters and other spellings find Hindi words. It loads only for such words.
import type { MatchersOf } from './filter';
import { isDevanagari } from '~/search/fold';
import { keyOf } from '~/search/sound';

const HINDI_WORDS = /[\u0900-\u097f]+/g;
const LATIN_WORDS = /[a-z]+/g;
/** Sounds by text, kept because they take long to make. */
const knownSounds = new Map<string, string>();

/** Returns a short form of a word's sound. People write the Hindi letter ड़ as d or r, so these are equal. */
const soundOf = (word: string): string => keyOf(word).replaceAll('r', 'd');

/** Returns the sounds of the text's words in this script, with a space before and after each. */
function soundsIn(text: string, script: RegExp): string {
  const name = script.source + text;
  const sounds = knownSounds.get(name) ?? ` ${(text.match(script) ?? []).map(soundOf).join(' ')} `;
  knownSounds.set(name, sounds);
  return sounds;
}

/** The fewest consonants of a word that is compared by its sound. With one, almost every row would match. */
const LEAST_CONSONANTS = 2;

/**
 * A text matches exactly if it contains the word, or if a word of the other script begins with the same sound (belt, बेल्ट).
 * It matches coarsely if any word begins so (कनवेयर, कन्वेयर).
 */
export const bySounds: MatchersOf = (word) => {
  const sound = soundOf(word);
  const isWord = /^[\p{L}\p{M}]+$/u.test(word) && sound.length >= LEAST_CONSONANTS;
  const [other, own] = isDevanagari(word) ? [LATIN_WORDS, HINDI_WORDS] : [HINDI_WORDS, LATIN_WORDS];
  // Many words begin with a short sound, so a short sound has to be the whole word.
  const beginning = ` ${sound}${sound.length === LEAST_CONSONANTS ? ' ' : ''}`;
  const isIn = (text: string, script: RegExp): boolean => isWord && soundsIn(text, script).includes(beginning);
  return [(text) => text.includes(word) || isIn(text, other), (text) => isIn(text, own)];
};
