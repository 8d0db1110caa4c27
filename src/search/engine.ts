import { hitOf } from './documents.ts';
import { evaluate, type Evaluation } from './evaluate.ts';
import { filtered } from './filtered.ts';
import { dayNumber, dayOf, UNDATED_DAYS } from './ids.ts';
import { openLibrary, type Library, type Load } from './library.ts';
import { excerptOf } from './marks.ts';
import { isSlip } from './match.ts';
import { inOrder } from './order.ts';
import { INDIA_MS } from './query.ts';
import type { Ranked } from './rank.ts';
import { IndexUnavailable, type Hit, type Question, type Results, type Search } from './results.ts';
import { tokensOf } from './fold.ts';

const [PAGE, SUGGESTIONS] = [10, 6];
/**
 * Bonuses for a title, as shares of the score. COVERED_BONUS is for the title words that the query has. ORDER_BONUS is for
 * words in the same order. STOP_BONUS is for the query's stop words (very common words such as "of").
 */
const [COVERED_BONUS, ORDER_BONUS, STOP_BONUS] = [0.15, 0.1, 0.05];
/**
 * Bonus for a title that has the correct form of a mistyped query word. The engine checks the titles, because the index does
 * not find all correct forms.
 */
const SLIP_BONUS = 0.5;
type Forms = ReadonlySet<string>;

/** Returns the sum of the four bonuses of a title: for its words, their order, corrected words and stop words. */
function titleBonus(title: string, groups: readonly Forms[], slips: readonly Forms[], stopWords: readonly string[]) {
  const tokens = tokensOf(title);
  const at = groups.map((forms) => tokens.findIndex(({ text }) => forms.has(text)));
  const found = at.filter((place) => place >= 0).length;
  const inOrder = at.filter((place, index) => place > 0 && index > 0 && at[index - 1] === place - 1).length;
  const slipped = slips.filter((forms) => tokens.some(({ text }) => forms.has(text))).length;
  const stops = stopWords.filter((word) => tokens.some(({ text }) => text === word)).length;
  return (
    (COVERED_BONUS * found) / Math.max(1, tokens.length) +
    (ORDER_BONUS * inOrder) / Math.max(1, groups.length - 1) +
    (SLIP_BONUS * slipped) / Math.max(1, groups.length) +
    (STOP_BONUS * stops) / Math.max(1, stopWords.length)
  );
}

/**
 * Returns the entries of one result page. A block means many entries with the same score: the documents files (the texts of
 * results) list these entries.
 */
async function pageOf(
  library: Library,
  { ranked }: Evaluation,
  chosen: readonly Ranked[],
  from: number,
  count: number,
): Promise<Ranked[]> {
  const known = new Set(ranked.flatMap(({ id, upTo }) => (upTo === undefined ? id : [])));
  let before = 0;
  const parts = chosen.map(async (one): Promise<Ranked[]> => {
    const [first, end] = [Math.max(0, from - before), Math.min(one.count, from + count - before)];
    before += one.count;
    if (first >= end) return [];
    const { id, upTo } = one;
    // This is a single entry. Load its documents file (with the texts of results) now, in parallel with the entries of blocks.
    if (upTo === undefined) return library.documents([id]).then(() => [one]);
    const ids = await library.idsBetween(id, upTo, known, end);
    return ids.slice(first).map((own) => ({ ...one, id: own, upTo: undefined, count: 1 }));
  });
  return (await Promise.all(parts)).flat();
}

async function hitsOf(
  library: Library,
  evaluation: Evaluation,
  page: readonly Ranked[],
  isByDate = false,
): Promise<Hit[]> {
  const { kinds, stateOf, stopWords, lang } = evaluation;
  const documents = await library.documents(page.map(({ id }) => id));
  const inTitles = new Set(
    [...documents.values()].flatMap(([, , title = '']) => tokensOf(title).map(({ text }) => text)),
  );
  const slips = evaluation.unsure.map(
    (wanted) => new Set(wanted ? [...inTitles].filter((word) => isSlip(wanted, word)) : []),
  );
  const groups = evaluation.groups.map((forms, index) => new Set([...forms, ...(slips[index] ?? [])]));
  const words = new Set(groups.flatMap((forms) => [...forms]));
  const scored = page.flatMap((one) => {
    const parts = documents.get(one.id);
    if (!parts) return [];
    const hit = hitOf(one, parts, { state: stateOf(one), groups, words, lang });
    const bonus = kinds.has(hit.kind) ? 0 : titleBonus(hit.title.text, groups, slips, stopWords);
    return [{ hit, score: one.score * (1 + bonus), isNamed: one.isNamed }];
  });
  return isByDate ? scored.map(({ hit }) => hit) : inOrder(scored);
}

/** Entries without a date have the smallest day numbers. They come last. */
const dateOrder = ({ id }: Ranked): number => (dayOf(id) < UNDATED_DAYS ? Infinity : dayOf(id));

/** Sorts by date, the newest first. If the dates are the same, the better result comes first. */
const newestFirst = (a: Ranked, b: Ranked): number => (dateOrder(a) === dateOrder(b) ? 0 : dateOrder(a) - dateOrder(b));

/**
 * Returns `count` results from the result `from`. Results are scored again with their titles, always in the same groups of ten,
 * so that the order is the same for every `count`.
 */
async function hitsFrom(
  library: Library,
  evaluation: Evaluation,
  { chosen, isByDate }: { readonly chosen: readonly Ranked[]; readonly isByDate: boolean },
  from: number,
  count: number,
): Promise<Hit[]> {
  const [first, end] = [Math.floor(from / PAGE), Math.ceil((from + count) / PAGE)];
  const pages = Array.from({ length: end - first }, async (_, index) =>
    hitsOf(library, evaluation, await pageOf(library, evaluation, chosen, (first + index) * PAGE, PAGE), isByDate),
  );
  return (await Promise.all(pages)).flat().slice(from - first * PAGE, from - first * PAGE + count);
}

/**
 * Returns the query with each unknown word replaced by a known word. The new word is spelt as in a title, because index
 * words are simplified.
 */
async function nearestOf(library: Library, { nearest }: Evaluation, query: string): Promise<string | undefined> {
  if (nearest.length === 0) return undefined;
  const titles = await library.documents(nearest.flatMap(({ titleId }) => titleId ?? []));
  let text = query;
  for (const { word, start, end, titleId } of nearest) {
    const title = (titleId !== undefined && titles.get(titleId)?.[2]) || '';
    const place = tokensOf(title).find((token) => token.text === word);
    const written = place ? title.slice(place.start, place.end).toLowerCase() : word;
    text = text.slice(0, start) + written + text.slice(end);
  }
  return text === query ? undefined : text;
}

export const openSearch = (load: Load): Search => searchIn(openLibrary(load));

export function searchIn(library: Library): Search {
  /** The last evaluation of a query is stored. The next call often has the same query, with other filters or another page. */
  let last: { name: string; evaluation: Promise<Evaluation> } | undefined;

  async function evaluated(question: Question, isTyping: boolean): Promise<Evaluation> {
    // The results change when an entry closes, and at midnight in India: “this year” is a number.
    const open = await library.openIds(question.now);
    const name = JSON.stringify([
      question.query,
      question.lang,
      open.size,
      dayNumber(question.now + INDIA_MS),
      isTyping,
    ]);
    if (last?.name !== name) {
      const evaluation = evaluate(library, question, isTyping);
      last = { name, evaluation };
      evaluation.catch(() => (last = undefined));
    }
    return last.evaluation;
  }

  /**
   * Runs `act`. If a file is missing, runs `act` once more with a new manifest. A publish may have replaced the file after this
   * page had loaded the manifest.
   */
  const withFiles = <Answer>(act: () => Promise<Answer>): Promise<Answer> =>
    act().catch(async (error: unknown) => {
      last = undefined;
      if (!(error instanceof IndexUnavailable)) throw error;
      await library.renew().catch(() => {
        throw error;
      });
      return act();
    });

  async function search(question: Question): Promise<Results> {
    const { query, filters = {}, from = 0, count = PAGE } = question;
    const evaluation = await evaluated(question, false);
    const { chosen, counts } = await filtered(library, evaluation, filters);
    const total = chosen.reduce((sum, one) => sum + one.count, 0);
    const canSort = chosen.every(({ upTo }) => upTo === undefined);
    const isByDate = canSort && filters.order === 'newest';
    const inDates = isByDate ? chosen.toSorted(newestFirst) : chosen;
    const [hits, nearest] = await Promise.all([
      hitsFrom(library, evaluation, { chosen: inDates, isByDate }, from, Math.min(count, total - from)),
      nearestOf(library, evaluation, query),
    ]);
    return {
      total,
      hits,
      counts,
      canSort,
      nearest,
      hasAll: evaluation.hasAll,
      lacking: evaluation.lacking,
      words: [...new Set(evaluation.groups.flatMap((forms) => [...forms]))],
    };
  }

  async function suggest(question: Question): Promise<Hit[]> {
    const evaluation = await evaluated(question, true);
    return hitsOf(library, evaluation, await pageOf(library, evaluation, evaluation.ranked, 0, SUGGESTIONS));
  }

  return {
    search: (question) => withFiles(() => search(question)),
    suggest: (question) => withFiles(() => suggest(question)),
    async excerpt(textFile, words) {
      return excerptOf(await library.text(textFile), new Set(words));
    },
  };
}
