// Rates how well a word of the index matches a word of the query.
import { isDevanagari } from './fold.ts';
import { KIND_WORD, PART_OF_KIND_WORD, PART_OF_SYNONYM, SYNONYM } from './fields.ts';
import { soundDistance, typingDistance } from './near.ts';
import type { Wanted } from './query.ts';
import type { Spine } from './shelf.ts';
import { soundOf as soundOfWord, stemOf } from './sound.ts';
import { isCommonWord } from './stop-words.ts';

/** An index term that matches a query word. Quality 1 means the same word. */
export interface Match {
  readonly spine: Spine;
  readonly quality: number;
  /** The likeness of the two words: the quality before it is lowered for words that the entry itself does not have. */
  readonly likeness: number;
}

/** Factors for the quality of a match, if the index word has a mark (a sign at its start, see `fields.ts`). */
const MARK_WORTH: Readonly<Record<string, number>> = {
  [SYNONYM]: 0.8,
  [PART_OF_SYNONYM]: 0.6,
  [KIND_WORD]: 1,
  [PART_OF_KIND_WORD]: 0.5,
};
const [SAME_STEM, BEGUN, BEGINS] = [0.95, 0.8, 0.6];
/**
 * If the exact word exists, the quality of a word that only sounds alike is multiplied by this. Then the exact word in
 * a body counts more than the word that sounds alike in a title.
 */
const BESIDE = 0.3;
/**
 * BESIDE_IN_SCRIPTS is the same factor as BESIDE, for a word in the other script. LIKE_IN_SCRIPTS is the least likeness of such
 * a word.
 */
const [BESIDE_IN_SCRIPTS, LIKE_IN_SCRIPTS] = [0.6, 0.74];
/**
 * A word in the other script gets a lower quality if its likeness is lower than the best likeness by more than this. So koyla
 * finds कोयला first, not खुला.
 */
const LESS_ALIKE = 0.15;
/**
 * A match of at most this quality only looks or sounds alike. It does not count as a word of the title or as a kind's
 * name.
 */
export const SLIP_BESIDE = 0.36;
/** Two words may be spellings of one word if their sounds differ by at most this share of the length. */
const SAME_SOUND = 0.34;
/**
 * This is subtracted from the quality for each different letter. So of two words that sound alike, the word with the
 * more similar spelling is better.
 */
const UNLIKE = 0.06;
/** A wrong letter counts a little less than a wrong sound. */
const LETTERS = 0.95;
const LEAST_BEGINNING = 4;
const PLURAL = 0.3;
const MOST_LONGER = 3;
const MOST_OF_KEY = 2;
/** A suggested spelling differs from the query word by less than this share of the query word's length. */
const NEAREST = 0.34;
/**
 * Too many words are similar to a word with at most this many letters. So if the index has `NIT`, words in the same
 * script that only sound like `NIT` do not match.
 */
const SHORT = 3;
/**
 * The quality of a number that matches alone, and of a number that matches together with a neighbouring word or number.
 */
const [ALONE, PAIR] = [0.6, 1.1];

/** The sounds of words that were compared. While a visitor types, each letter compares many of the same words. */
const sounds = new Map<string, string>();
function soundOf(word: string): string {
  const sound = sounds.get(word) ?? soundOfWord(word);
  sounds.set(word, sound);
  return sound;
}

export const namesKind = (surface: string): boolean =>
  surface.startsWith(KIND_WORD) || surface.startsWith(PART_OF_KIND_WORD);

/** Returns the word of a term without its mark (a sign at its start). */
export function ownWord({ surface }: Spine): string {
  if (namesKind(surface)) return surface.slice(2);
  return surface.charAt(0) in MARK_WORTH ? surface.slice(1) : surface;
}
export const isPartOfSynonym = ({ surface }: Spine): boolean => surface.startsWith(PART_OF_SYNONYM);
export const isOwn = ({ surface }: Spine): boolean => !(surface.charAt(0) in MARK_WORTH);
const worthOf = ({ surface }: Spine): number => MARK_WORTH[surface.charAt(0)] ?? 1;

/**
 * True if the word begins with the typed letters. If the word is in the other script, only the sound must be the same.
 */
function isBegunBy(wanted: Wanted, word: string): boolean {
  if (word.startsWith(wanted.text)) return true;
  if (isDevanagari(word) === wanted.isDevanagari) return false;
  const sound = soundOf(word);
  return wanted.sounds.some(
    (own) => own.length > 2 && [0, 1].some((more) => soundDistance(own, sound.slice(0, own.length + more)) < 0.3),
  );
}

/**
 * Returns the difference of two sounds as a share of the length. The difference is larger if a plural ending was
 * ignored.
 */
function soundShare(wanted: Wanted, word: string): number {
  const sound = soundOf(word);
  const distances = wanted.sounds.map((own, index) => soundDistance(own, sound) + PLURAL * index);
  return Math.min(...distances) / Math.max(wanted.sounds[0]?.length ?? 0, sound.length, 1);
}

/**
 * True if this word cannot match because the query word is an abbreviation. Words of similar sound do not match an
 * abbreviation.
 */
const isOther = (wanted: Wanted, word: string): boolean =>
  isDevanagari(word) ? wanted.isByLetters && soundOf(word) !== wanted.sounds[0] : wanted.isAbbreviation;

/**
 * Returns the quality of a match, or 0. The word may be exact, a form of the query word, of similar sound, or a longer
 * word with the same beginning.
 */
function firmQuality(wanted: Wanted, key: string, word: string): number {
  if (word === wanted.text) return 1;
  if (stemOf(word) === wanted.stem) return SAME_STEM;
  if (wanted.isPartial && isBegunBy(wanted, word)) return BEGUN;
  if (isOther(wanted, word)) return 0;
  if (wanted.text.length >= LEAST_BEGINNING && word.startsWith(wanted.text)) return BEGINS;
  if (!wanted.keys.includes(key)) return 0;
  // A common word is in half of all entries. So a word that is only similar to a common word is not a useful match.
  const share = soundShare(wanted, word);
  const most = isCommonWord(wanted.text) ? 0 : SAME_SOUND;
  return share <= most ? 0.9 - 0.8 * share - UNLIKE * unlikeness(wanted, word, distance(wanted, word)) : 0;
}

/**
 * Counts the typing errors that change the letters, but not the sound. In two scripts, all letters are different, so none count.
 * `far` is the distance of the two words.
 */
const unlikeness = (wanted: Wanted, word: string, far: number): number =>
  isDevanagari(word) === wanted.isDevanagari ? Math.max(0, LETTERS * typingDistance(wanted.text, word) - far) : 0;

/** Returns how many typing errors a word of this length may have. Small errors count as less than 1. */
const slipsIn = (letters: number): number => (letters < 4 ? 0.5 : letters < 6 ? 1.05 : letters < 9 ? 1.3 : 1.8);

/**
 * Returns the number of typing errors between two words. Errors are counted by sound and by letters, and the smaller
 * number is returned.
 */
function distance({ text, stem, stemSound, sounds: [own], isDevanagari: isHindi }: Wanted, word: string): number {
  const stemOfWord = stemOf(word);
  const areStems = stem === text && stemOfWord === word;
  const distances: number[] = [];
  if (own !== undefined) {
    distances.push(soundDistance(own, soundOf(word)));
    if (!areStems) distances.push(soundDistance(stemSound, soundOf(stemOfWord)));
  }
  if (isDevanagari(word) === isHindi) {
    distances.push(LETTERS * typingDistance(text, word));
    if (!areStems) distances.push(LETTERS * typingDistance(stem, stemOfWord));
  }
  return Math.min(...distances);
}

/** Returns the number of typing errors between two words, or undefined if there are too many. */
function slips(wanted: Wanted, word: string): number | undefined {
  if (isOther(wanted, word) || Math.abs(word.length - wanted.text.length) > MOST_LONGER) return undefined;
  const most = slipsIn(Math.min(wanted.text.length, word.length + 1));
  const far = distance(wanted, word);
  return far <= most ? far : undefined;
}

/** True if the difference between the word and the query word may be a typing error. */
export const isSlip = (wanted: Wanted, word: string): boolean => slips(wanted, word) !== undefined;

/**
 * Finds matches without typing errors. If the exact word exists, words of similar sound in the same script get a lower
 * quality.
 */
export function firmMatches(wanted: Wanted, spines: readonly Spine[]): Match[] {
  if (wanted.isNumber)
    return spines
      .filter(({ key }) => wanted.keys.includes(key))
      .map((spine) => {
        const quality = spine.key !== wanted.text ? PAIR : wanted.isYear ? 1 : ALONE;
        return { spine, quality, likeness: quality };
      });
  const all = spines.flatMap((spine) => {
    const likeness = firmQuality(wanted, spine.key, ownWord(spine));
    return likeness > 0 ? [{ spine, likeness }] : [];
  });
  const isShort = wanted.text.length <= SHORT;
  const same = all.filter(({ likeness }) => likeness >= SAME_STEM);
  const isThere = same.some(({ spine }) => isShort || isOwn(spine));
  // Words in Devanagari are written as they are spoken. So if a synonym has exactly this form, words that only sound alike get
  // a low quality.
  const isOnlyThis = wanted.isDevanagari && same.some(({ spine }) => isDevanagari(ownWord(spine)));
  const ofOthers = all.filter(({ spine }) => isOwn(spine) && isDevanagari(ownWord(spine)) !== wanted.isDevanagari);
  const most = Math.max(0, ...ofOthers.map(({ likeness }) => likeness));
  return all.flatMap(({ spine, likeness }) => {
    const quality = likeness * worthOf(spine);
    const match = { spine, quality, likeness };
    // While the visitor types, longer words still match, so that suggestions do not disappear during typing.
    const isOfScript = isDevanagari(ownWord(spine)) === wanted.isDevanagari;
    if (!isOfScript && likeness < most - LESS_ALIKE) return [{ ...match, quality: BESIDE_IN_SCRIPTS * quality }];
    const isBeside = isThere || (isOnlyThis && isOfScript);
    if (!isBeside || likeness >= SAME_STEM || (wanted.isPartial && likeness === BEGUN)) return [match];
    if (!isOfScript) return likeness > LIKE_IN_SCRIPTS ? [{ ...match, quality: BESIDE_IN_SCRIPTS * quality }] : [];
    return !isShort && likeness > 0.88 ? [{ spine, quality: BESIDE * quality, likeness: BESIDE * likeness }] : [];
  });
}

/** Finds matches that differ from the query word by typing errors. */
export function looseMatches(wanted: Wanted, spines: readonly Spine[], worth: number): Match[] {
  const [own] = wanted.keys;
  if (wanted.isNumber || own === undefined || isCommonWord(wanted.text)) return [];
  const near = new Map<string, boolean>();
  /**
   * True if a key is similar to the key of the query word. One typing error changes at most two letters of a key. This
   * quick test leaves few keys for the exact comparison.
   */
  const isNear = (key: string): boolean => {
    const known = near.get(key) ?? typingDistance(own, key) <= MOST_OF_KEY;
    near.set(key, known);
    return known;
  };
  return spines.flatMap((spine) => {
    if (!isNear(spine.key)) return [];
    const word = ownWord(spine);
    const far = word === wanted.text ? undefined : slips(wanted, word);
    if (far === undefined) return [];
    const likeness = worth * (0.7 - 0.25 * far - UNLIKE * unlikeness(wanted, word, far));
    return [{ spine, quality: likeness * worthOf(spine), likeness }];
  });
}

/** Returns the index term with the spelling that is nearest to a query word, or undefined if no term is near. */
export function nearestWord(wanted: Wanted, spines: readonly Spine[]): Spine | undefined {
  let [nearest, least]: [Spine | undefined, number] = [undefined, NEAREST * wanted.text.length];
  for (const spine of spines) {
    const word = ownWord(spine);
    if (!word || isOther(wanted, word) || Math.abs(word.length - wanted.text.length) > MOST_LONGER) continue;
    const far = distance(wanted, word);
    const seen = far + unlikeness(wanted, word, far);
    if (seen < least) [nearest, least] = [spine, seen];
  }
  return nearest;
}
