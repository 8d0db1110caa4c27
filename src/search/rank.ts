// Sorts the entries for a query. The most important factors are the quality of the match and the field with the match.
// Language, date and kind also count.
import type { KindCount } from './files.ts';
import { gather, wordsOfTitle, type Found } from './gather.ts';
import {
  dayOf,
  documentOf,
  FIRST_PAGE,
  idsOfYear,
  kindOf,
  langOf,
  segmentOf,
  shownIn,
  UNDATED_DAYS,
  yearOf,
  type Kind,
  type Lang,
} from './ids.ts';
import { namesKind } from './match.ts';
import { withAskedList } from './asked-list.ts';
import { kindsAsked, namedIn, saidWorth, YEAR_WORTH, type Answered } from './said.ts';
import { isCommonWord, isQuestion } from './stop-words.ts';

export interface Ranked {
  /** The ID of the entry, or the first possible ID of a block (many entries with one score). */
  readonly id: number;
  /** The last possible ID of a block, else undefined. A block has all entries of one kind, year, language and score. */
  readonly upTo: number | undefined;
  /** The number of entries: 1, or the size of the block. */
  readonly count: number;
  readonly score: number;
  /** True if each query word is in the title, or names the kind or the year of the entry. */
  readonly isWhole: boolean;
  /** The share of the query that the entry matches, by weight of the words. */
  readonly share: number;
  /** A bit mask with one bit for each query word. A bit is set if the entry has the word. */
  readonly has: number;
  /**
   * A bit mask with one bit for each query word. A bit is set if the body of the entry has the word and the title lacks it. The
   * word may also be a keyword.
   */
  readonly inText: number;
  /** The score without the bonuses for language, date and kind. */
  readonly plain: number;
  /** True if the entry has each query word in its exact form or stem, in any field. */
  readonly isAsAsked: boolean;
  /** The numbers of other pages of the same document that match the same query words. */
  otherPages?: number[];
  /**
   * True for a list that the query names: its title has a word of the query, and its title or text has the other words. Also true
   * for a list that the query asks for (see `asked-list.ts`).
   */
  readonly isNamed: boolean;
}

/** Factor for years and very common words, because half of all entries have them. */
const LOW_WEIGHT = 0.4;
/**
 * Factors for the score of an entry in the page's language. OWN_LANG_WHOLE: the title has every query word. OWN_LANG_ALL: the
 * entry has every word. OWN_LANG_PART: the entry lacks a word.
 */
const [OWN_LANG_WHOLE, OWN_LANG_ALL, OWN_LANG_PART] = [4, 2, 1.12];
/** The text of a page is written to answer questions. So a page that has every query word is worth more than a notice. */
const PAGE_ALL = 2.5;
/** Factor for pages if the query is a question. */
const PAGE_ASKED = 1.3;
const allWorth = (kind: Kind): number => (kind === 'page' ? PAGE_ALL : OWN_LANG_ALL);
/** Factor for entries in the other language if an entry in the page's language has the words exactly. */
const OTHER_LANG_BESIDE = 0.2;
const KIND_BONUS: Partial<Record<Kind, number>> = { page: 0.4, help: 0.08, job: 0.1, notice: 0.04 };
const [NEW_BONUS, OPEN_BONUS] = [0.08, 0.12];
const DAYS_A_YEAR = 365;
/**
 * An entry that matches a larger share of the query than this matches the whole query. The limit is not 1 because of
 * rounding errors.
 */
export const ALL = 0.999;
/**
 * An entry that lacks a query word is shown only if its score is at least this share of the best score. The share is 0.8 if
 * another entry has all words, or else 0.65.
 */
const [NEAR_THE_WHOLE, NEAR_THE_BEST] = [0.8, 0.65];
/** A page that lacks a word may still be the answer, so this smaller share is enough. */
const PAGE_NEAR = 0.5;

/** Returns the weight of a query word. A word that few entries have weighs more. */
function weightOf({ wanted, matches }: Answered, entries: number): number {
  const best = Math.max(0, ...matches.map(({ quality }) => quality));
  let count = 0;
  for (const { spine, quality } of matches) if (quality > best - 0.1 && !namesKind(spine.surface)) count += spine.count;
  const weight = Math.log(1 + entries / Math.max(1, count));
  return wanted.isYear || isCommonWord(wanted.text) ? LOW_WEIGHT * weight : weight;
}

/**
 * Keeps the best page of each document, and adds the page numbers of the document's other pages with the same query words.
 * `ranked` has the best results first.
 */
export function bestPages(ranked: readonly Ranked[]): Ranked[] {
  const best = new Map<number, Ranked>();
  return ranked.filter((one) => {
    if (one.id < FIRST_PAGE) return true;
    const name = documentOf(one.id);
    const first = best.get(name);
    if (!first) best.set(name, one);
    else if (first.has === one.has) (first.otherPages ??= []).push(1 + one.id - name);
    return !first;
  });
}

interface RankingOptions {
  readonly entries: number;
  readonly lang: Lang;
  /** The day number of today (see `dayNumber`). */
  readonly today: number;
  readonly openIds: ReadonlySet<number>;
  readonly kindCounts: readonly KindCount[];
  readonly stopWords: readonly string[];
}

const blockName = (id: number): string => `${segmentOf(id)} ${yearOf(id)}`;

/**
 * Returns single entries and blocks. A block has the entries of one kind, language and year that are not
 * returned as single entries.
 */
function withBlocks(
  singles: readonly Ranked[],
  blocks: readonly Ranked[],
  openIds: ReadonlySet<number>,
  judged: (id: number) => Ranked,
): Ranked[] {
  if (blocks.length === 0) return [...singles];
  const byName = new Map(blocks.map((block) => [blockName(block.id), block]));
  const known = new Set(singles.map(({ id }) => id));
  const open = [...openIds].filter((id) => !known.has(id) && byName.has(blockName(id))).map((id) => judged(id));
  // An entry stays in its block, in date order, if its score is not better than the score of the block.
  const others = singles.filter(({ id, plain }) => openIds.has(id) || plain > (byName.get(blockName(id))?.plain ?? -1));
  const left = new Map(blocks.map(({ id, count }) => [blockName(id), count]));
  for (const { id } of [...open, ...others]) {
    const count = left.get(blockName(id));
    if (count !== undefined) left.set(blockName(id), count - 1);
  }
  const rest = blocks.map((block) => ({ ...block, count: left.get(blockName(block.id)) ?? 0 }));
  return [...open, ...others, ...rest.filter(({ count }) => count > 0)];
}

export function rank(answered: readonly Answered[], options: RankingOptions): Ranked[] {
  const { entries, lang, today, openIds, kindCounts, stopWords } = options;
  const weights = answered.map((one) => weightOf(one, entries));
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const named = namedIn(answered);
  const isAllSaid = kindsAsked(named).size > 0;
  const isAsking = isQuestion(stopWords);
  const whole = 2 ** answered.length - 1;
  /**
   * The bit of the word that the visitor is still typing. Until this word is complete, a list that the other words name stays a
   * result.
   */
  const partial = answered.reduce((mask, { wanted }, index) => (wanted.isPartial ? mask | (1 << index) : mask), 0);

  function judged(id: number, found?: Found, { upTo, count = 1 }: { upTo?: number; count?: number } = {}): Ranked {
    const isList = kindOf(id) === 'list';
    const ownTitle = found ? wordsOfTitle(found) : 0;
    let [plain, had, has, inTitle, ofKind, isAsAsked] = [0, 0, 0, ownTitle, 0, true];
    let sure = found?.sure ?? 0;
    for (const [index, weight] of weights.entries()) {
      const name = named[index];
      const said = name ? saidWorth(name, id, upTo === undefined && openIds.has(id)) : 0;
      const inWords = found?.parts[index] ?? 0;
      // If the query names only a kind and a year, all entries of this kind and year get the same score. They are then
      // sorted by state and date.
      const isAlike = isAllSaid && (said > 0 || name?.year !== undefined);
      const part = isAlike ? Math.min(Math.max(said, inWords), said || YEAR_WORTH) : Math.max(said, inWords);
      if (said > 0) [inTitle, ofKind, sure] = [inTitle | (1 << index), ofKind | (1 << index), sure | (1 << index)];
      plain += weight * part;
      isAsAsked &&= said > 0 || Boolean((found?.asAsked ?? 0) & (1 << index));
      // A list without a date has entries of all times, so a word of time in the query matches.
      if (part === 0 && !(isList && name?.isTime && yearOf(id) === undefined)) continue;
      had += weight;
      has |= 1 << index;
    }
    const isWhole = inTitle === whole;
    const years = dayOf(id) < UNDATED_DAYS ? 1 : Math.max(0, dayOf(id) - today) / DAYS_A_YEAR;
    const bonus =
      1 +
      (isWhole ? (KIND_BONUS[kindOf(id)] ?? 0) : 0) +
      NEW_BONUS / (1 + years) +
      (upTo === undefined && openIds.has(id) ? OPEN_BONUS : 0);
    const own =
      langOf(id) !== lang ? 1 : isWhole ? OWN_LANG_WHOLE : sure === whole ? allWorth(kindOf(id)) : OWN_LANG_PART;
    const score = plain * bonus * own * (isAsking && kindOf(id) === 'page' ? PAGE_ASKED : 1);
    return {
      id,
      upTo,
      count,
      score,
      isWhole,
      share: had / all,
      has,
      inText: has & ((~inTitle & (found?.inShown ?? 0)) | (~ofKind & (found?.inBoth ?? 0))),
      plain,
      isAsAsked,
      isNamed: isList && (has | partial) === whole && ((found?.named ?? 0) & ownTitle) > 0,
    };
  }

  const blocks = kindCounts.flatMap(({ segment, year, count }): Ranked[] => {
    const [id, upTo] = idsOfYear(segment, year);
    return shownIn(id, lang) === id && named.some(({ kinds }) => kinds.has(kindOf(id)))
      ? [judged(id, undefined, { upTo, count })]
      : [];
  });
  const gathered = gather(answered, lang);
  const each = [...gathered].map(([id, found]) => judged(id, found));
  const singles = withAskedList(each, gathered, { answered, named, stopWords, lang });
  const candidates = [...singles, ...blocks];
  const best = candidates.reduce((most, { plain }) => Math.max(most, plain), 0);
  const isAnyWhole = candidates.some(({ isWhole }) => isWhole);
  const near = (isAnyWhole ? NEAR_THE_WHOLE : NEAR_THE_BEST) * best;
  // If the query names only a kind and a year, only entries of this kind and year are shown.
  const isAllOfKind = blocks.some(({ isWhole }) => isWhole);
  const leastOf = (id: number): number => (isAllOfKind ? Infinity : kindOf(id) === 'page' ? PAGE_NEAR * best : near);
  const leastBlock = isAnyWhole ? Infinity : near;
  // A visitor who types only a kind wants entries in both languages. So entries in the other language keep their score.
  const isBeside = !isAllSaid && singles.some(({ id, isAsAsked }) => isAsAsked && langOf(id) === lang);
  // On an English page, a query in Latin letters may be Hindi. Then a Hindi title with every word is worth as much as an English
  // one.
  const mayBeHindi = !isAllSaid && lang === 'en' && answered.every(({ wanted }) => !wanted.isDevanagari);
  const worthOfOther = ({ isWhole }: Ranked): number =>
    isBeside ? OTHER_LANG_BESIDE : mayBeHindi && isWhole ? OWN_LANG_WHOLE : 1;
  return withBlocks(
    singles.filter(({ id, share, plain, isNamed }) => isNamed || share > ALL || plain >= leastOf(id)),
    blocks.filter(({ share, plain }) => share > ALL || plain >= leastBlock),
    openIds,
    judged,
  )
    .map((one) => (langOf(one.id) === lang ? one : { ...one, score: one.score * worthOfOther(one) }))
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score || a.id - b.id);
}
