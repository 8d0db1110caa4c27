// How well a word of the index answers a word of a query.
import { isDevanagari } from './fold.ts';
import { KIND_WORD, PART_OF_KIND_WORD, PART_OF_SYNONYM, SYNONYM } from './fields.ts';
import { soundDistance, typingDistance } from './near.ts';
import type { Wanted } from './query.ts';
import type { Spine } from './shelf.ts';
import { soundOf, stemOf } from './sound.ts';

/** A word of the index that answers one of the query, with how well: 1 is the same word. */
export interface Match {
  readonly spine: Spine;
  readonly quality: number;
}

/** What marked words are worth, of what they would be worth as the entry's own. */
const MARK_WORTH: Readonly<Record<string, number>> = {
  [SYNONYM]: 0.8,
  [PART_OF_SYNONYM]: 0.5,
  [KIND_WORD]: 1,
  [PART_OF_KIND_WORD]: 0.5,
};
const [SAME_STEM, BEGUN, BEGINS] = [0.95, 0.8, 0.6];
/** Where the very word is there, one that sounds like it is worth less in a title than the word itself in a text. */
const BESIDE = 0.3;
/** What only looks or sounds like a word that is there is worth no more: it makes no title one with the word, and names no kind. */
export const SLIP_BESIDE = 0.36;
/** Two ways of writing one word are nearer than this, of their length. */
const SAME_SOUND = 0.34;
/** Of two words that sound like what was typed the one that looks like it was meant. */
const UNLIKE = 0.06;
const LEAST_BEGINNING = 4;
const PLURAL = 0.3;
const MOST_LONGER = 3;
const MOST_OF_KEY = 2;
/** A word that is no further than this, of its length, may be what was meant although it does not answer. */
const NEAREST = 0.34;
/** So short a word, `NIT`, is like too many others: where it is there, even as the glossary's, it means itself. */
const SHORT = 3;
/** A number tells less by itself than with its neighbour. */
const [ALONE, PAIR] = [0.6, 1.1];

export const namesKind = (surface: string): boolean =>
  surface.startsWith(KIND_WORD) || surface.startsWith(PART_OF_KIND_WORD);

/** The word of a spine without its mark. */
export function ownWord({ surface }: Spine): string {
  if (namesKind(surface)) return surface.slice(2);
  return surface.charAt(0) in MARK_WORTH ? surface.slice(1) : surface;
}
export const isOwn = ({ surface }: Spine): boolean => !(surface.charAt(0) in MARK_WORTH);
const worthOf = ({ surface }: Spine): number => MARK_WORTH[surface.charAt(0)] ?? 1;

/** As far as a word has been written, another begins like it: by letters, or by sound in the other script. */
function isBegunBy(wanted: Wanted, word: string): boolean {
  if (word.startsWith(wanted.text)) return true;
  const [own = ''] = wanted.sounds;
  if (isDevanagari(word) === wanted.isDevanagari || own.length < 3) return false;
  const sound = soundOf(word);
  return [0, 1].some((more) => soundDistance(own, sound.slice(0, own.length + more)) < 0.3);
}

/** How differently they sound, of their length; a plural's ending that may be one costs a little. */
function soundShare(wanted: Wanted, word: string): number {
  const sound = soundOf(word);
  const distances = wanted.sounds.map((own, index) => soundDistance(own, sound) + PLURAL * index);
  return Math.min(...distances) / Math.max(wanted.sounds[0]?.length ?? 0, sound.length, 1);
}

/** An abbreviation is not taken for a word that only looks or sounds like it. */
const isOther = (wanted: Wanted, word: string): boolean =>
  isDevanagari(word) ? wanted.isByLetters && soundOf(word) !== wanted.sounds[0] : wanted.isAbbreviation;

/** The same word, another form of it, one that sounds alike or is begun by it; 0 if it is none of them. */
function firmQuality(wanted: Wanted, key: string, word: string): number {
  if (word === wanted.text) return 1;
  if (wanted.isOpen && isBegunBy(wanted, word)) return BEGUN;
  if (stemOf(word) === wanted.stem) return SAME_STEM;
  if (isOther(wanted, word)) return 0;
  if (wanted.text.length >= LEAST_BEGINNING && word.startsWith(wanted.text)) return BEGINS;
  if (!wanted.keys.includes(key)) return 0;
  const share = soundShare(wanted, word);
  return share <= SAME_SOUND ? 0.9 - 0.8 * share - UNLIKE * unlikeness(wanted, word) : 0;
}

/** How many slips lie between two words for who reads them, beyond those for who hears them. */
const unlikeness = (wanted: Wanted, word: string): number => distanceSeen(wanted, word) - distance(wanted, word);

/** How many slips a word of so many letters may have. */
const slipsIn = (letters: number): number => (letters < 4 ? 0.5 : letters < 6 ? 1.05 : letters < 9 ? 1.3 : 1.8);

/** How many slips lie between two words, however many. */
function distance(wanted: Wanted, word: string): number {
  const [stem, [own]] = [stemOf(word), wanted.sounds];
  const bySound =
    own === undefined
      ? Infinity
      : Math.min(soundDistance(own, soundOf(word)), soundDistance(soundOf(wanted.stem), soundOf(stem)));
  if (isDevanagari(word) !== wanted.isDevanagari) return bySound;
  return Math.min(bySound, 0.95 * typingDistance(wanted.text, word), 0.95 * typingDistance(wanted.stem, stem));
}

/** The same for who reads them: in one script two that sound alike and look nothing like one another are no spelling of one. */
const distanceSeen = (wanted: Wanted, word: string): number =>
  isDevanagari(word) === wanted.isDevanagari
    ? Math.max(distance(wanted, word), 0.95 * typingDistance(wanted.text, word))
    : distance(wanted, word);

/** How far one word is from the other if it was mistyped; nothing if it is too far for that. */
function slips(wanted: Wanted, word: string): number | undefined {
  if (isOther(wanted, word) || Math.abs(word.length - wanted.text.length) > MOST_LONGER) return undefined;
  const far = distance(wanted, word);
  return far <= slipsIn(Math.min(wanted.text.length, word.length + 1)) ? far : undefined;
}

/** Whether a word may be the one that was meant, and was mistyped. */
export const isSlip = (wanted: Wanted, word: string): boolean => slips(wanted, word) !== undefined;

/** Words that answer as themselves. Where the very word is there, others of its script that only sound alike mean something else. */
export function firmMatches(wanted: Wanted, spines: readonly Spine[]): Match[] {
  if (wanted.isNumber)
    return spines
      .filter(({ key }) => wanted.keys.includes(key))
      .map((spine) => ({ spine, quality: spine.key !== wanted.text ? PAIR : wanted.isYear ? 1 : ALONE }));
  const all = spines.flatMap((spine) => {
    const quality = firmQuality(wanted, spine.key, ownWord(spine));
    return quality > 0 ? [{ spine, quality }] : [];
  });
  const isShort = wanted.text.length <= SHORT;
  const isThere = all.some(({ spine, quality }) => quality >= SAME_STEM && (isShort || isOwn(spine)));
  return all.flatMap(({ spine, quality }) => {
    const worth = quality * worthOf(spine);
    if (!isThere || quality >= SAME_STEM) return [{ spine, quality: worth }];
    if (isDevanagari(ownWord(spine)) !== wanted.isDevanagari) return quality > 0.74 ? [{ spine, quality: worth }] : [];
    return !isShort && quality > 0.88 ? [{ spine, quality: BESIDE * worth }] : [];
  });
}

/** Words that answer if the query's was mistyped. */
export function looseMatches(wanted: Wanted, spines: readonly Spine[], worth: number): Match[] {
  const [own] = wanted.keys;
  if (wanted.isNumber || own === undefined) return [];
  const near = new Map<string, boolean>();
  /** A slip changes two letters of a key at most: most keys need no closer look. */
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
    return [{ spine, quality: worth * (0.7 - 0.25 * far - UNLIKE * unlikeness(wanted, word)) * worthOf(spine) }];
  });
}

/** The word that is spelt most like one that nothing answers. */
export function nearestWord(wanted: Wanted, spines: readonly Spine[]): Spine | undefined {
  let [nearest, least]: [Spine | undefined, number] = [undefined, NEAREST * wanted.text.length];
  for (const spine of spines) {
    const word = ownWord(spine);
    if (!word || isOther(wanted, word) || Math.abs(word.length - wanted.text.length) > MOST_LONGER) continue;
    const far = distanceSeen(wanted, word);
    if (far < least) [nearest, least] = [spine, far];
  }
  return nearest;
}
