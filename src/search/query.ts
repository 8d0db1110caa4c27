import { isDevanagari, isNumber, isYear, LETTER_NAMES, tokensOf, type Token } from './fold.ts';
import { numberKeys } from './numbers.ts';
import { keyOf, keyOfSound, soundOf, stemOf } from './sound.ts';
import { isTimeWord } from './said.ts';
import { isAskingWord, isStopWord, isWinning } from './stop-words.ts';

const MOST_SIGNS = 300;
/** A longer query uses only its longest words, because each word costs a request. */
const MOST_WORDS = 6;

/** A word of the query. */
export interface Wanted {
  readonly text: string;
  readonly stem: string;
  /** The sounds that the word may have, the most probable first. The list is empty if the word is too short. */
  readonly sounds: readonly string[];
  readonly stemSound: string;
  readonly isNumber: boolean;
  readonly isYear: boolean;
  readonly isDevanagari: boolean;
  /** The index keys that the word may have, the most probable first. A number also has pairs with its neighbours. */
  readonly keys: readonly string[];
  /** True if the visitor may still be typing this word. */
  readonly isPartial: boolean;
  /** True for an abbreviation such as `ESI`. Words in Latin script that only sound or look similar do not match it. */
  readonly isAbbreviation: boolean;
  /**
   * True if only letter names match in Devanagari (Hindi script): ईएसआई for `ESI`. False if the visitor types
   * everything in capitals.
   */
  readonly isByLetters: boolean;
  /** The position of the word in the query. */
  readonly start: number;
  readonly end: number;
}

/** A sound with fewer letters than this matches too many words, so it is not used. */
const LEAST_SOUND = 2;

const ABBREVIATION = /^[A-Z]{2,3}$/;
/**
 * Four capitals in a row: the visitor types everything in capitals. Then a word of two or three capitals, such as GAS, may not be
 * an abbreviation. So Hindi words of similar sound match it too, and not only Hindi names of letters.
 */
const WORD_IN_CAPITALS = /[A-Z]{4}/;
const letterNames = (text: string): string =>
  Array.from(text, (letter) => LETTER_NAMES[letter.charCodeAt(0) - 'a'.charCodeAt(0)]).join('');

/**
 * Matches a plural ending of Hindi words in Latin script (-on, -en, -an). In English words such as "pension", these letters
 * are not an ending.
 */
const NASAL_END = /(?<![st]i)[aeiou]n$/;

/** Returns a query word. `text` may also be two words of the query that were joined. */
export function wantedWord(text: string, start: number, end: number, isPartial = false): Wanted {
  const sound = soundOf(text);
  const others = isDevanagari(text)
    ? []
    : [
        ...(NASAL_END.test(text) ? [soundOf(text.slice(0, -1))] : []),
        // A word like `samac` may be unfinished. The next letter may be an h, which changes the sound.
        ...(isPartial && /[bcdgjkpst]$/.test(text) ? [soundOf(`${text}h`)] : []),
      ];
  const stem = stemOf(text);
  return {
    text,
    stem,
    stemSound: soundOf(stem),
    sounds: sound.length < LEAST_SOUND ? [] : [sound, ...others],
    isNumber: false,
    isYear: false,
    isDevanagari: isDevanagari(text),
    keys: [...new Set([keyOf(text), ...others.map(keyOfSound)])].filter(Boolean),
    isPartial,
    isAbbreviation: false,
    isByLetters: false,
    start,
    end,
  };
}

const THIS_YEAR = /^(?:this year|is saal|इस (?:साल|वर्ष))$/;
/** What the time in India is ahead of UTC. */
export const INDIA_MS = 5.5 * 3_600_000;

/**
 * Replaces "this year", in English and Hindi, and the 26 of "march 26" by the number of the year, so that entries of this year
 * are found. In India, the day of a date stands before the month.
 */
function withYear(tokens: readonly Token[], now: number): Token[] {
  const year = new Date(now + INDIA_MS).getUTCFullYear();
  const isPairAt = (at: number): boolean => THIS_YEAR.test(`${tokens[at]?.text} ${tokens[at + 1]?.text}`);
  return tokens.flatMap((token, at) => {
    const { text } = token;
    const before = tokens[at - 1]?.text ?? '';
    // From 2020 until the next year.
    const isShort = /^2\d$/.test(text) && Number(text) < year - 1998 && isTimeWord(before, [keyOf(before)]);
    if (isPairAt(at)) return [];
    if (isPairAt(at - 1)) return { ...token, text: `${year}` };
    return isShort ? { ...token, text: `20${text}` } : token;
  });
}

/** Returns the keys that combine the year at this position with a number next to it, such as `45>2026`. */
const pairsWith = (tokens: readonly Token[], at: number): string[] =>
  [at - 1, at + 1]
    .flatMap((other) => numberKeys(tokens, other)?.pairs ?? [])
    .filter((pair) => /[<>](.*)/.exec(pair)?.[1] === tokens[at]?.text);

/**
 * Returns each query word once, without stop words. Leaves out "last date" and "apply" if the query has other words. If the
 * query has only stop words, returns the stop words.
 */
export function wantedOf(query: string, now: number, isTyping: boolean): Wanted[] {
  const tokens = withYear(tokensOf(query.slice(0, MOST_SIGNS)), now);
  const all = tokens.map(({ text }) => text);
  const telling = tokens.filter(({ text }, index) => !isStopWord(text) || isWinning(all, index));
  const texts = telling.map(({ text }) => text);
  const about = telling.filter((_, index) => !isAskingWord(texts, index));
  const chosen = [about, telling].find(({ length }) => length > 0) ?? tokens;
  const longest = chosen
    .filter(({ text }, index) => chosen.findIndex((other) => other.text === text) === index)
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, MOST_WORDS);
  return chosen
    .filter((token) => longest.includes(token))
    .map((token) => {
      const { text, start, end } = token;
      const isPartial = isTyping && token === tokens.at(-1);
      if (!isNumber(text)) {
        const wanted = wantedWord(text, start, end, isPartial);
        if (!ABBREVIATION.test(query.slice(start, end).replace(/[. ]/g, ''))) return wanted;
        if (WORD_IN_CAPITALS.test(query)) return { ...wanted, isAbbreviation: true };
        const spelt = letterNames(text);
        const keys = [...new Set([...wanted.keys, keyOf(spelt)])];
        return { ...wanted, sounds: [soundOf(spelt)], keys, isAbbreviation: true, isByLetters: true };
      }
      const at = tokens.indexOf(token);
      const keys = isYear(text) ? [text, ...pairsWith(tokens, at)] : [text, ...(numberKeys(tokens, at)?.pairs ?? [])];
      return { ...wantedWord(text, start, end, isPartial), isNumber: true, isYear: isYear(text), keys };
    });
}

export const stopWordsOf = (query: string): string[] =>
  tokensOf(query.slice(0, MOST_SIGNS)).flatMap(({ text }) => (isStopWord(text) ? text : []));
