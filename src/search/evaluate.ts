// Finds the entries for a query. The first attempt uses the words as written. If it finds too little, typing errors are
// corrected.
import { isOwn, firmMatches, looseMatches, nearestWord, ownWord, SLIP_BESIDE, type Match } from './match.ts';
import { stopWordsOf, wantedOf, wantedWord, type Wanted } from './query.ts';
import { ALL, bestPages, rank, type Ranked } from './rank.ts';
import { kindsAsked, namedIn, type Answered } from './said.ts';
import type { Library } from './library.ts';
import { FIELDS } from './fields.ts';
import { isDevanagari } from './fold.ts';
import { dayNumber, kindOf, CLOSING_KINDS, type Kind } from './ids.ts';
import type { Question, State } from './results.ts';
import type { Spine } from './shelf.ts';
import { turnedRound } from './sound.ts';

export interface Evaluation {
  readonly ranked: readonly Ranked[];
  /** For each query word: the word itself and the index words that match it. */
  readonly groups: readonly ReadonlySet<string>[];
  /** For each query word: undefined if the word has a sure match or is a number, else the word. */
  readonly unsure: readonly (Wanted | undefined)[];
  readonly stopWords: readonly string[];
  /** The kinds that the query names. The set is empty unless every query word names a kind or a year. */
  readonly kinds: ReadonlySet<Kind>;
  readonly stateOf: (one: Pick<Ranked, 'id' | 'upTo'>) => State | undefined;
  /** True if an entry has all words of the query. */
  readonly hasAll: boolean;
  /** Query words, as typed, that no result has. The list is empty if there are no results. */
  readonly lacking: readonly string[];
  /** The language of the page. */
  readonly lang: Question['lang'];
  /**
   * Spelling corrections. The last word comes first, so that replacing a word does not move the positions of other
   * words. The list is empty if an entry has every query word in its title, kind or year.
   */
  readonly nearest: readonly Respelling[];
}

export interface Respelling {
  readonly word: string;
  /** The position of the replaced word in the query. */
  readonly start: number;
  readonly end: number;
  /**
   * The ID of an entry with the word in its title. The title gives the full spelling, because index words are
   * simplified.
   */
  readonly titleId: number | undefined;
}

/** If a query word has a match with at least this quality, the match is sure, and the word needs no correction. */
const SURE = 0.72;
const [SLIP_OF_KNOWN, SLIP_OF_UNKNOWN] = [0.5, 1];
const JOINED_WORTH = 0.9;
const [FEW_WORDS, MOST_WORDS_TO_JOIN] = [2, 5];

const isSure = (matches: readonly Match[]): boolean => matches.some(({ quality }) => quality >= SURE);

const turnedKeys = (wanted: Wanted | undefined): string[] =>
  wanted && !wanted.isNumber ? wanted.keys.slice(0, 1).map(turnedRound) : [];

interface AskedWord {
  readonly wanted: Wanted;
  readonly spines: readonly Spine[];
  readonly firm: readonly Match[];
}

const listedIn = ({ spines }: AskedWord): number => spines.reduce((sum, { count }) => sum + count, 0);

/** Returns each index term once. If a term has several matches, the match with the best quality stays. */
function best(matches: readonly Match[]): Match[] {
  const bySpine = new Map<string, Match>();
  for (const match of matches) {
    const name = `${match.spine.key} ${match.spine.surface}`;
    if (match.quality > (bySpine.get(name)?.quality ?? 0)) bySpine.set(name, match);
  }
  return [...bySpine.values()];
}

/** Finds matches for two neighbouring words that may be one word, such as `house keeping`. */
async function joinedWords(asked: readonly AskedWord[], library: Library): Promise<Match[][]> {
  const found: Match[][] = asked.map(() => []);
  const listed = asked.reduce((sum, one) => sum + listedIn(one), 0);
  if (asked.length > MOST_WORDS_TO_JOIN || listed > MOST_LISTED) return found;
  await Promise.all(
    asked.map(async ({ wanted, firm }, index) => {
      const next = asked[index + 1]?.wanted;
      if (!next || wanted.isNumber || next.isNumber || wanted.isDevanagari !== next.isDevanagari) return;
      // Each pair of words costs a request. So a query with more than two words skips a pair if both words have a sure
      // match.
      if (asked.length > FEW_WORDS && isSure(firm) && isSure(asked[index + 1]?.firm ?? [])) return;
      const one = wantedWord(wanted.text + next.text, wanted.start, next.end);
      const matches = firmMatches(one, await library.spines('terms', one.keys, false))
        .filter(({ quality }) => quality >= SURE)
        .map((match) => ({ ...match, quality: match.quality * JOINED_WORTH }));
      found[index]?.push(...matches);
      found[index + 1]?.push(...matches);
    }),
  );
  return found;
}

function titleIdOf({ each }: Spine): number | undefined {
  // A match in the field of long titles may be a keyword, which the title lacks.
  const first = new Map<boolean, number>();
  each((id, field) => {
    const isTitle = field < FIELDS.longTitle;
    if (field !== FIELDS.body && !first.has(isTitle)) first.set(isTitle, id);
  });
  return first.get(true) ?? first.get(false);
}

/** Returns index words that may replace the query words that have no sure match. */
function respellings(answered: readonly Answered[], spines: readonly (readonly Spine[])[]): Respelling[] {
  return answered
    .flatMap(({ wanted, matches }, index): Respelling[] => {
      if (wanted.isNumber || isSure(matches)) return [];
      // A word in a different script is not a useful correction, and a word with a very different sound is not useful.
      const isFit = (spine: Spine): boolean => isOwn(spine) && isDevanagari(spine.surface) === wanted.isDevanagari;
      const own = matches
        .filter(({ spine, quality }) => quality > SLIP_BESIDE && isFit(spine))
        .sort((a, b) => b.quality - a.quality)[0];
      const spine = own?.spine ?? nearestWord(wanted, (spines[index] ?? []).filter(isFit));
      if (!spine) return [];
      return [{ word: ownWord(spine), start: wanted.start, end: wanted.end, titleId: titleIdOf(spine) }];
    })
    .reverse();
}

/** With a match of this quality or better, a word counts as typed correctly. A weaker match may be a typing error. */
const KNOWN = 0.85;
const isKnown = (matches: readonly Match[]): boolean => matches.some(({ quality }) => quality >= KNOWN);

const slipsOf = ({ wanted, firm }: AskedWord, spines: readonly Spine[]): Match[] =>
  looseMatches(wanted, spines, isKnown(firm) ? SLIP_OF_KNOWN : SLIP_OF_UNKNOWN);

/**
 * The quality of a match by sound is multiplied by this if a corrected typing error also matches. This is only for
 * index words in the script of the query word.
 */
const BESIDE_SLIP = 0.6;

function meant(one: AskedWord, spines: readonly Spine[]): Match[] {
  const slips = slipsOf(one, spines);
  const isBeside = slips.length > 0 && !isSure(one.firm);
  const firm = one.firm.map((match) => {
    const isOfScript = isDevanagari(ownWord(match.spine)) === one.wanted.isDevanagari;
    return isBeside && isOfScript ? { ...match, quality: BESIDE_SLIP * match.quality } : match;
  });
  return best([...firm, ...slips]);
}

/**
 * If the files of the query words list more entries than this, joined words are not tried, because the query has already
 * cost enough.
 */
const MOST_LISTED = 6000;
/**
 * If an entry matches a larger share of the query (by weight) than this, no third round of requests is made. ENOUGH is for 3 or
 * more words without the stop words. ENOUGH_OF_FEW is for fewer words that are 3 or more together with the stop words.
 */
const [ENOUGH, ENOUGH_OF_FEW] = [0.35, 0.6];
/** True if the first two rounds of requests found so little that a third round is useful. */
function isWorthMore(asked: readonly AskedWord[], ranked: readonly Ranked[], stopWords: readonly string[]): boolean {
  const isAllThere = ranked.some(({ share }) => share > ALL) && asked.every(({ firm }) => isKnown(firm));
  const isLong = asked.length + stopWords.length > 2;
  const enough = asked.length > 2 ? ENOUGH : ENOUGH_OF_FEW;
  const isNearlyThere = isLong && ranked.some(({ share }) => share > enough);
  return asked.length > 0 && !isAllThere && !isNearlyThere;
}

export async function evaluate(library: Library, question: Question, isTyping: boolean): Promise<Evaluation> {
  const { query, lang, now } = question;
  const words = wantedOf(query, now, isTyping);
  const stopWords = stopWordsOf(query);
  const isAlone = words.length === 1;
  // For a query of a single word, the table for typing errors (`turned`) is loaded at the same time, because this saves a round
  // trip.
  const turned =
    isAlone && !isTyping && !/\S\s/.test(query)
      ? library.spines('turned', turnedKeys(words[0]), false)
      : Promise.resolve([]);
  const [entries, kindCounts, openIds, turnedSpines, ...shelves] = await Promise.all([
    library.entries(),
    library.kindCounts(),
    library.openIds(now),
    // If the table for typing errors cannot be loaded, the search still finds words that are typed correctly. So the error is
    // ignored.
    turned.catch(() => []),
    ...words.map(({ keys, isPartial, isNumber }) => library.spines('terms', keys, isPartial && !isNumber)),
  ]);
  const stateOf: Evaluation['stateOf'] = ({ id, upTo }) =>
    upTo === undefined && openIds.has(id) ? 'open' : CLOSING_KINDS.includes(kindOf(id)) ? 'closed' : undefined;
  const asked: AskedWord[] = words.flatMap((wanted, index) => {
    const spines = shelves[index] ?? [];
    const firm = firmMatches(wanted, spines);
    // A number of one digit is indexed only together with its neighbours. If the pairs have no match, the search ignores the
    // number.
    return wanted.isNumber && wanted.text.length === 1 && firm.length === 0 && !isAlone
      ? []
      : [{ wanted, spines, firm }];
  });
  const today = dayNumber(now);
  const order = (answered: readonly Answered[]): Ranked[] =>
    rank(answered, { entries, lang, today, openIds, kindCounts, stopWords });
  const isWhole = (): boolean => ranked.some((one) => one.isWhole);
  // A word that matches only by its sound may be wrong. So in this case, typing errors are corrected too. The files for this
  // correction are already loaded.
  const isSettled = (): boolean => isWhole() && asked.every(({ wanted, firm }) => wanted.isNumber || isKnown(firm));
  let answered: Answered[] = asked.map(({ wanted, firm }) => ({ wanted, matches: firm }));
  let ranked = order(answered);
  let spines = asked.map((one) => one.spines);
  if (!isSettled()) {
    answered = asked.map((one) => ({ wanted: one.wanted, matches: meant(one, [...one.spines, ...turnedSpines]) }));
    ranked = order(answered);
  }
  if (!isWhole() && isWorthMore(asked, ranked, stopWords)) {
    const [joins, ...more] = await Promise.all([
      joinedWords(asked, library),
      ...asked.map(({ wanted, firm }) => (isSure(firm) ? [] : library.spines('turned', turnedKeys(wanted), false))),
    ]);
    spines = spines.map((own, index) => [...own, ...(more[index] ?? [])]);
    answered = asked.map((one, index) => ({
      wanted: one.wanted,
      matches: best([...meant(one, spines[index] ?? []), ...(joins[index] ?? [])]),
    }));
    ranked = order(answered);
  }
  const had = ranked.reduce((all, { has }) => all | has, 0);
  return {
    ranked: bestPages(ranked),
    hasAll: ranked.some(({ share }) => share > ALL),
    lang,
    lacking:
      had === 0
        ? []
        : asked.flatMap(({ wanted }, at) => (had & (1 << at) ? [] : query.slice(wanted.start, wanted.end))),
    groups: answered.map(
      ({ wanted, matches }) => new Set([wanted.text, ...matches.map(({ spine }) => ownWord(spine))]),
    ),
    unsure: answered.map(({ wanted, matches }) => (wanted.isNumber || isSure(matches) ? undefined : wanted)),
    stopWords,
    kinds: kindsAsked(namedIn(answered)),
    stateOf,
    nearest: isWhole() ? [] : respellings(answered, spines),
  };
}
