// Caches the results that are computed for a word, because many texts have the same words.
import { fold, tokensOf, type Token } from '../fold.ts';
import { keyOf, stemOf } from '../sound.ts';

/**
 * A cache with this many words is emptied, so that it does not fill the memory. Editors hardly use so many different
 * words.
 */
const MOST_WORDS = 400_000;
/** Longer words are not cached. Otherwise, invented words of half a million letters would fill the memory. */
const LONGEST = 100;

/** Copies a word: a part of a text would keep the whole text in memory. */
const copyOf = (word: string): string => ` ${word}`.slice(1);

function kept(work: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    if (word.length > LONGEST) return work(word);
    let result = known.get(word);
    if (result === undefined) {
      if (known.size >= MOST_WORDS) known.clear();
      known.set(copyOf(word), (result = work(word)));
    }
    return result;
  };
}

const knownFold = kept(fold);
export const knownTokens = (text: string): Token[] => tokensOf(text, knownFold);
export const knownKey = kept(keyOf);
/**
 * Returns the sound and stem of a word, to compare title words with the glossary. A plural has the form of its
 * singular.
 */
export const commonForm = kept((word) => (/^\d/.test(word) ? word : `${keyOf(word)} ${stemOf(word)}`));
