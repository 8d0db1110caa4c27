// Words come again and again: what is worked out of one is kept, while the builder is.
import { fold, tokensOf, type Token } from '../fold.ts';
import { keyOf, stemOf } from '../sound.ts';

/** An editor's whole vocabulary; a text that is nothing but new words must not fill the memory. */
const MOST_WORDS = 400_000;

function kept(work: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) {
      if (known.size >= MOST_WORDS) known.clear();
      known.set(word, (result = work(word)));
    }
    return result;
  };
}

const knownFold = kept(fold);
export const knownTokens = (text: string): Token[] => tokensOf(text, knownFold);
export const knownKey = kept(keyOf);
/** The form by which a title's word is taken for one of the glossary's: the plural is the same word. */
export const commonForm = kept((word) => (/^\d/.test(word) ? word : `${keyOf(word)} ${stemOf(word)}`));
