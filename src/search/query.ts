import { isDevanagari, isNumber, isYear, LETTER_NAMES, tokensOf, type Token } from './fold.ts';
import { numberKeys } from './numbers.ts';
import { keyOf, keyOfSound, soundOf, stemOf } from './sound.ts';
import { isStopWord } from './stop-words.ts';

const MOST_SIGNS = 300;
/** Each costs a request: of a whole title, the longest words are enough. */
const MOST_WORDS = 6;

/** A word somebody asks for. */
export interface Wanted {
  readonly text: string;
  readonly stem: string;
  /** How it sounds, for each way it may be meant, the likeliest first; nothing for what is too short to be told by it. */
  readonly sounds: readonly string[];
  readonly isNumber: boolean;
  readonly isYear: boolean;
  readonly isDevanagari: boolean;
  /** What it may be kept under, the likeliest first; for a number the pairs with its neighbours. */
  readonly keys: readonly string[];
  /** Somebody may still be writing it. */
  readonly isOpen: boolean;
  /** `ESI`: in its script it is itself or nothing. */
  readonly isAbbreviation: boolean;
  /** In the other script it is the names of its letters, ईएसआई, or nothing: unless all of the query is in capitals. */
  readonly isByLetters: boolean;
  /** Where it stands in the query. */
  readonly start: number;
  readonly end: number;
}

/** One letter sounds like too many words: it answers as it is written, and not otherwise. */
const LEAST_SOUND = 2;

const ABBREVIATION = /^[A-Z]{2,3}$/;
/** Somebody writes everything like this. */
const WORD_IN_CAPITALS = /[A-Z]{4}/;
const letterNames = (text: string): string =>
  Array.from(text, (letter) => LETTER_NAMES[letter.charCodeAt(0) - 'a'.charCodeAt(0)]).join('');

/** Roman Hindi ends plurals in -on, -en, -an; in English they belong to the word. */
const NASAL_END = /[aeiou]n$/;

/** A word by itself: as `wantedOf` makes them, and two that may be one. */
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

/** A year is found as the neighbour of a number: who has `45>2026` has 2026. */
const pairsWith = (tokens: readonly Token[], at: number): string[] =>
  [at - 1, at + 1]
    .flatMap((other) => numberKeys(tokens, other)?.pairs ?? [])
    .filter((pair) => /[<>](.*)/.exec(pair)?.[1] === tokens[at]?.text);

/** The words of a query that tell entries apart, each once. Of a query of nothing but stop words, all. */
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

/** Words of a query that tell no entry from another. */
export const stopWordsOf = (query: string): string[] =>
  tokensOf(query.slice(0, MOST_SIGNS)).flatMap(({ text }) => (isStopWord(text) ? text : []));
