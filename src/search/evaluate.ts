// Finds what answers a query: first as it is written, then as it may have been meant.
import { isOwn, firmMatches, looseMatches, nearestWord, ownWord, type Match } from './match.ts';
import { stopWordsOf, wantedOf, wantedWord, type Wanted } from './query.ts';
import { rank, type Ranked } from './rank.ts';
import { kindsAsked, namedBy, type Answered } from './said.ts';
import type { Library } from './library.ts';
import { FIELDS } from './fields.ts';
import { isDevanagari } from './fold.ts';
import { dayNumber, kindOf, CLOSING_KINDS, type Kind } from './ids.ts';
import type { Question, State } from './results.ts';
import type { Spine } from './shelf.ts';
import { turnedRound } from './sound.ts';

export interface Evaluation {
  readonly ranked: readonly Ranked[];
  /** The forms in which each word of the query was found. */
  readonly groups: readonly ReadonlySet<string>[];
  /** Of these words, in the same order, those that nothing surely answers. */
  readonly unsure: readonly (Wanted | undefined)[];
  /** Words of the query that tell no entry from another. */
  readonly stopWords: readonly string[];
  /** What is asked for, if nothing but its kind and a year is said of it. */
  readonly kinds: ReadonlySet<Kind>;
  readonly stateOf: (one: Pick<Ranked, 'id' | 'upTo'>) => State | undefined;
  /** Words that none of them has, as they stand in the query; none of them where there is no other word. */
  readonly lacking: readonly string[];
  /** Words to be put in the place of those that are nowhere, the last first; none if something has every word. */
  readonly nearest: readonly Respelling[];
}

export interface Respelling {
  readonly word: string;
  /** Where it belongs in the query. */
  readonly start: number;
  readonly end: number;
  /** An entry with the word in its title, which says how it is written: words of an index are folded. */
  readonly titleId: number | undefined;
}

/** A match as good as this needs no guess at what was meant, if nothing is nearer. */
const SURE = 0.72;
const [SLIP_OF_KNOWN, SLIP_OF_UNKNOWN] = [0.5, 1];
const JOINED_WORTH = 0.9;
const [FEW_WORDS, MOST_WORDS_TO_JOIN] = [2, 5];

const isSure = (matches: readonly Match[]): boolean => matches.some(({ quality }) => quality >= SURE);

const turnedKeys = (wanted: Wanted | undefined): string[] =>
  wanted && !wanted.isNumber ? wanted.keys.slice(0, 1).map(turnedRound) : [];

interface Asked {
  readonly wanted: Wanted;
  readonly spines: readonly Spine[];
  readonly firm: readonly Match[];
}

const listedIn = ({ spines }: Asked): number => spines.reduce((sum, { count }) => sum + count, 0);

/** Every spine once, with the best it is worth. */
function best(matches: readonly Match[]): Match[] {
  const bySpine = new Map<string, Match>();
  for (const match of matches) {
    const name = `${match.spine.key} ${match.spine.surface}`;
    if (match.quality > (bySpine.get(name)?.quality ?? 0)) bySpine.set(name, match);
  }
  return [...bySpine.values()];
}

/** Neighbours that may be one word: `house keeping`. */
async function joinedWords(asked: readonly Asked[], library: Library): Promise<Match[][]> {
  const found: Match[][] = asked.map(() => []);
  const listed = asked.reduce((sum, one) => sum + listedIn(one), 0);
  if (asked.length > MOST_WORDS_TO_JOIN || listed > MOST_LISTED) return found;
  await Promise.all(
    asked.map(async ({ wanted, firm }, index) => {
      const next = asked[index + 1]?.wanted;
      if (!next || wanted.isNumber || next.isNumber || wanted.isDevanagari !== next.isDevanagari) return;
      // Each costs a request: of many words, those that are there by themselves are left alone.
      if (asked.length > FEW_WORDS && isSure(firm) && isSure(asked[index + 1]?.firm ?? [])) return;
      const one = wantedWord(wanted.text + next.text, wanted.start, next.end);
      const matches = firmMatches(one, await library.spines('terms', one.keys, false))
        .filter(({ quality }) => quality >= SURE)
        .map(({ spine, quality }) => ({ spine, quality: quality * JOINED_WORTH }));
      found[index]?.push(...matches);
      found[index + 1]?.push(...matches);
    }),
  );
  return found;
}

function titleIdOf({ each }: Spine): number | undefined {
  let found: number | undefined;
  each((id, field) => {
    if (field !== FIELDS.body) found ??= id;
  });
  return found;
}

/** Words that are there for those that are not. */
function respellings(answered: readonly Answered[], spines: readonly (readonly Spine[])[]): Respelling[] {
  return answered
    .flatMap(({ wanted, matches }, index): Respelling[] => {
      if (wanted.isNumber || isSure(matches)) return [];
      // Among other words, one in the other script would be no spelling of anybody's.
      const isFit = (spine: Spine): boolean =>
        isOwn(spine) && (answered.length === 1 || isDevanagari(spine.surface) === wanted.isDevanagari);
      const own = matches.filter(({ spine }) => isFit(spine)).sort((a, b) => b.quality - a.quality)[0];
      const spine = own?.spine ?? nearestWord(wanted, (spines[index] ?? []).filter(isFit));
      if (!spine) return [];
      return [{ word: ownWord(spine), start: wanted.start, end: wanted.end, titleId: titleIdOf(spine) }];
    })
    .reverse();
}

/** As good as this, it was typed as it was meant: what only sounds like it, in the other script above all, may hide a slip. */
const KNOWN = 0.85;
const isKnown = (matches: readonly Match[]): boolean => matches.some(({ quality }) => quality >= KNOWN);

const slipsOf = ({ wanted, firm }: Asked, spines: readonly Spine[]): Match[] =>
  looseMatches(wanted, spines, isKnown(firm) ? SLIP_OF_KNOWN : SLIP_OF_UNKNOWN);

/** What sounds like an unsure word of its script is worth less than a slip away from it. */
const BESIDE_SLIP = 0.6;

function meant(one: Asked, spines: readonly Spine[]): Match[] {
  const slips = slipsOf(one, spines);
  const isBeside = slips.length > 0 && !isSure(one.firm);
  const firm = one.firm.map(({ spine, quality }) => {
    const isOfScript = isDevanagari(ownWord(spine)) === one.wanted.isDevanagari;
    return { spine, quality: isBeside && isOfScript ? BESIDE_SLIP * quality : quality };
  });
  return best([...firm, ...slips]);
}

/** Lists as long as this have cost most of what a query may cost: words that may be written apart are not looked for as well. */
const MOST_LISTED = 6000;
/** So much of a query, by what its words tell, is enough to find by. */
const ENOUGH = 0.35;
/** A third round of requests is for those who would find little else: where the words of several that tell most are there, they do. */
function isWorthMore(asked: readonly Asked[], ranked: readonly Ranked[]): boolean {
  const isAllThere = ranked.some(({ share }) => share > 0.999) && asked.every(({ firm }) => isKnown(firm));
  const isNearlyThere = asked.length > 2 && ranked.some(({ share }) => share > ENOUGH);
  return asked.length > 0 && !isAllThere && !isNearlyThere;
}

export async function evaluate(library: Library, question: Question, isTyping: boolean): Promise<Evaluation> {
  const { query, lang, now } = question;
  const words = wantedOf(query, isTyping);
  const isAlone = words.length === 1;
  // A word by itself is worth the bytes to know at once whether it was mistyped.
  const turned = isAlone && !isTyping ? library.spines('turned', turnedKeys(words[0]), false) : Promise.resolve([]);
  const [entries, kindCounts, openIds, turnedSpines, ...shelves] = await Promise.all([
    library.entries(),
    library.kindCounts(),
    library.openIds(now),
    // Without a line, a word that is there is found all the same.
    turned.catch(() => []),
    ...words.map(({ keys, isOpen }) => library.spines('terms', keys, isOpen)),
  ]);
  const stateOf: Evaluation['stateOf'] = ({ id, upTo }) =>
    upTo === undefined && openIds.has(id) ? 'open' : CLOSING_KINDS.includes(kindOf(id)) ? 'closed' : undefined;
  const asked: Asked[] = words.map((wanted, index) => {
    const spines = shelves[index] ?? [];
    return { wanted, spines, firm: firmMatches(wanted, spines) };
  });
  const today = dayNumber(now);
  const order = (answered: readonly Answered[]): Ranked[] =>
    rank(answered, { entries, lang, today, openIds, kindCounts });
  const isWhole = (): boolean => ranked.some((one) => one.isWhole);
  // What sounds like a word may not be what was meant: one that is a slip away is looked for as well, where that costs nothing.
  const isSettled = (): boolean => isWhole() && asked.every(({ wanted, firm }) => wanted.isNumber || isKnown(firm));
  let answered: Answered[] = asked.map(({ wanted, firm }) => ({ wanted, matches: firm }));
  let ranked = order(answered);
  let spines = asked.map((one) => one.spines);
  if (!isSettled()) {
    answered = asked.map((one) => ({ wanted: one.wanted, matches: meant(one, [...one.spines, ...turnedSpines]) }));
    ranked = order(answered);
  }
  if (!isWhole() && isWorthMore(asked, ranked)) {
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
    ranked,
    lacking: had === 0 ? [] : words.flatMap(({ start, end }, at) => (had & (1 << at) ? [] : query.slice(start, end))),
    groups: answered.map(
      ({ wanted, matches }) => new Set([wanted.text, ...matches.map(({ spine }) => ownWord(spine))]),
    ),
    unsure: answered.map(({ wanted, matches }) => (wanted.isNumber || isSure(matches) ? undefined : wanted)),
    stopWords: stopWordsOf(query),
    kinds: kindsAsked(answered.map(namedBy)),
    stateOf,
    nearest: isWhole() ? [] : respellings(answered, spines),
  };
}
