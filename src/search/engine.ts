import { hitOf } from './documents.ts';
import { evaluate, type Evaluation } from './evaluate.ts';
import { dateOf, kindOf } from './ids.ts';
import { openLibrary, type Load } from './library.ts';
import { excerptOf } from './marks.ts';
import type { Hit, Question, Results, Search } from './results.ts';
import { tokensOf } from './fold.ts';

const [PAGE, SUGGESTIONS] = [10, 6];
const MINUTE_MS = 60_000;
/** What a title gains that has nothing but the query, and has it in its order. */
const [COVERED_BONUS, ORDER_BONUS] = [0.15, 0.1];

type Counts = Record<string, number>;
const countIn = (counts: Counts, name: string | number | undefined): void => {
  if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
};

/** How much of a title the query is, and how much of the query follows in it as asked. */
function titleBonus(title: string, groups: Evaluation['groups']): number {
  const tokens = tokensOf(title);
  const at = groups.map((forms) => tokens.findIndex(({ text }) => forms.has(text)));
  const found = at.filter((place) => place >= 0).length;
  const inOrder = at.filter((place, index) => place > 0 && index > 0 && at[index - 1] === place - 1).length;
  return (
    (COVERED_BONUS * found) / Math.max(1, tokens.length) + (ORDER_BONUS * inOrder) / Math.max(1, groups.length - 1)
  );
}

/** A search over the files that `load` brings. */
export function openSearch(load: Load): Search {
  const library = openLibrary(load);
  /** The last question but its filters and page: the next is often the same. */
  let last: { name: string; evaluation: Promise<Evaluation> } | undefined;

  function evaluated(question: Question, isTyping: boolean): Promise<Evaluation> {
    // What is open and how new things are changes with the minute.
    const minute = Math.floor(question.now / MINUTE_MS);
    const name = JSON.stringify([question.query, question.lang, minute, isTyping]);
    if (last?.name !== name) {
      const evaluation = evaluate(library, question, isTyping);
      last = { name, evaluation };
      evaluation.catch(() => (last = undefined));
    }
    return last.evaluation;
  }

  async function hitsOf(
    { groups, stateOf }: Evaluation,
    chosen: readonly { id: number; score: number }[],
  ): Promise<Hit[]> {
    const documents = await library.documents(chosen.map(({ id }) => id));
    const words = new Set(groups.flatMap((forms) => [...forms]));
    return chosen
      .flatMap(({ id, score }) => {
        const parts = documents.get(id);
        if (!parts) return [];
        const hit = hitOf(id, parts, stateOf(id), groups, words);
        return [{ hit, score: score * (1 + titleBonus(hit.title.text, groups)) }];
      })
      .sort((a, b) => b.score - a.score)
      .map(({ hit }) => hit);
  }

  async function search(question: Question): Promise<Results> {
    const { filters = {}, from = 0, count = PAGE } = question;
    const evaluation = await evaluated(question, false);
    const [kinds, years, states]: [Counts, Counts, { open: number; closed: number }] = [{}, {}, { open: 0, closed: 0 }];
    const chosen = evaluation.ranked.filter(({ id }) => {
      const [kind, year, state] = [kindOf(id), dateOf(id)?.getUTCFullYear(), evaluation.stateOf(id)];
      const [isOfKind, isOfYear, isInState] = [
        (filters.kind ?? kind) === kind,
        (filters.year ?? year) === year,
        (filters.state ?? state) === state,
      ];
      if (isOfYear && isInState) countIn(kinds, kind);
      if (isOfKind && isInState) countIn(years, year);
      if (isOfKind && isOfYear && state) states[state] += 1;
      return isOfKind && isOfYear && isInState;
    });
    return {
      total: chosen.length,
      hits: await hitsOf(evaluation, chosen.slice(from, from + count)),
      counts: { kinds, years, states },
      nearest: evaluation.nearest,
      words: [...new Set(evaluation.groups.flatMap((forms) => [...forms]))],
    };
  }

  return {
    search,
    async suggest(question) {
      const evaluation = await evaluated(question, true);
      return hitsOf(evaluation, evaluation.ranked.slice(0, SUGGESTIONS));
    },
    async excerpt(textFile, words) {
      return excerptOf(await library.text(textFile), new Set(words));
    },
  };
}
