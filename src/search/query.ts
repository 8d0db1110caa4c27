import { isDevanagari, isNumber, isYear, LETTER_NAMES, tokensOf, type Token } from './fold.ts';
import { numberKeys } from './numbers.ts';
import { keyOf, keyOfSound, soundOf, stemOf } from './sound.ts';
import { isStopWord } from './stop-words.ts';

const MOST_SIGNS = 300;
/** Each word costs a request: of a long query, the longest words are enough. */
const MOST_WORDS = 6;

/** A word of the query. */
export interface Wanted {
  readonly text: string;
  readonly stem: string;
  /** Its possible sounds, the likeliest first; empty for a word that is too short. */
  readonly sounds: readonly string[];
  readonly isNumber: boolean;
  readonly isYear: boolean;
  readonly isDevanagari: boolean;
  /** Its possible index keys, the likeliest first; for a number also the pairs with its neighbours. */
  readonly keys: readonly string[];
  /** The visitor may still be typing it. */
  readonly isOpen: boolean;
  /** Such as `ESI`: in Latin script only the exact word matches. */
  readonly isAbbreviation: boolean;
  /** Such as `ESI`: in Devanagari only its letter names match (ईएसआई), unless the whole query is in capitals. */
  readonly isByLetters: boolean;
  /** Position in the query. */
  readonly start: number;
  readonly end: number;
}

/** Shorter sounds match too many words. */
const LEAST_SOUND = 2;

const ABBREVIATION = /^[A-Z]{2,3}$/;
/** A longer word in capitals means that the visitor types everything in capitals. */
const WORD_IN_CAPITALS = /[A-Z]{4}/;
const letterNames = (text: string): string =>
  Array.from(text, (letter) => LETTER_NAMES[letter.charCodeAt(0) - 'a'.charCodeAt(0)]).join('');

/** A plural ending of Hindi in Latin script: -on, -en, -an. In English it belongs to the word. */
const NASAL_END = /[aeiou]n$/;

/** One word, or two joined words, of a query. */
export function wantedWord(text: string, start: number, end: number, isOpen = false): Wanted {
  const sound = soundOf(text);
  const shorter = !isDevanagari(text) && NASAL_END.test(text) ? [soundOf(text.slice(0, -1))] : [];
  return {
    text,
    stem: stemOf(text),
    sounds: sound.length < LEAST_SOUND ? [] : [sound, ...shorter],
    isNumber: false,
    isYear: false,
    isDevanagari: isDevanagari(text),
    keys: [...new Set([keyOf(text), ...shorter.map(keyOfSound)])].filter(Boolean),
    isOpen,
    isAbbreviation: false,
    isByLetters: false,
    start,
    end,
  };
}

/** Pairs for a year: it is found as the neighbour of a number, in `45>2026`. */
const pairsWith = (tokens: readonly Token[], at: number): string[] =>
  [at - 1, at + 1]
    .flatMap((other) => numberKeys(tokens, other)?.pairs ?? [])
    .filter((pair) => /[<>](.*)/.exec(pair)?.[1] === tokens[at]?.text);

/** The query's words without stop words and repeats; if it has only stop words, all of them. */
export function wantedOf(query: string, isTyping: boolean): Wanted[] {
  const tokens = tokensOf(query.slice(0, MOST_SIGNS));
  const telling = tokens.filter(({ text }) => !isStopWord(text));
  const chosen = telling.length > 0 ? telling : tokens;
  const longest = chosen
    .filter(({ text }, index) => chosen.findIndex((other) => other.text === text) === index)
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, MOST_WORDS);
  return chosen
    .filter((token) => longest.includes(token))
    .map((token) => {
      const { text, start, end } = token;
      if (!isNumber(text)) {
        const wanted = wantedWord(text, start, end, isTyping && token === tokens.at(-1));
        if (!ABBREVIATION.test(query.slice(start, end).replace(/[. ]/g, ''))) return wanted;
        if (WORD_IN_CAPITALS.test(query)) return { ...wanted, isAbbreviation: true };
        const spelt = letterNames(text);
        const keys = [...new Set([...wanted.keys, keyOf(spelt)])];
        return { ...wanted, sounds: [soundOf(spelt)], keys, isAbbreviation: true, isByLetters: true };
      }
      const at = tokens.indexOf(token);
      const keys = isYear(text) ? [text, ...pairsWith(tokens, at)] : [text, ...(numberKeys(tokens, at)?.pairs ?? [])];
      return { ...wantedWord(text, start, end), isNumber: true, isYear: isYear(text), keys };
    });
}

export const stopWordsOf = (query: string): string[] =>
  tokensOf(query.slice(0, MOST_SIGNS)).flatMap(({ text }) => (isStopWord(text) ? text : []));
