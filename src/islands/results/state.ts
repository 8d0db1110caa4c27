// The state machine of a results page: a pure function of state and event, without DOM or network.
import type { Asked } from './address';
import type { FoundPages } from './found';

export type Origin = 'index' | 'owner';

/** The focus or the scroll position to restore when the answer has arrived. */
export type Goal = { readonly focus: string | undefined } | { readonly scroll: number };

/** A search that waits for its answer. */
export interface Request {
  readonly asked: Asked;
  /** The number of the request. Answers to earlier requests are ignored. */
  readonly turn: number;
  /** True if the page keeps its results and adds the new results. */
  readonly isMore: boolean;
}

export interface ResultsState {
  readonly turn: number;
  /** The search (`Asked` as text) that the page shows or waits for. */
  readonly shown: string;
  /** The search whose results the page was built with. These results stay until there are new results. */
  readonly ready: string;
  readonly isBusy: boolean;
  /** The answer that the page shows. `pages` is the number of pages of this answer, and `from` is the source of the answer. */
  readonly answer: FoundPages | undefined;
  readonly pages: number;
  readonly from: Origin;
  readonly goal: Goal | undefined;
}

export type ResultsEvent =
  | { readonly kind: 'asked'; readonly asked: Asked; readonly goal?: Goal | undefined }
  | { readonly kind: 'more'; readonly asked: Asked }
  | { readonly kind: 'answered'; readonly request: Request; readonly answer: FoundPages; readonly from: Origin }
  | { readonly kind: 'failed'; readonly request: Request };

export type PageEffect =
  /**
   * Shows the query in the page's title and in the search field. The first query does not replace a text that the visitor has
   * typed.
   */
  | { readonly do: 'name'; readonly words: string; readonly isFirst: boolean }
  | { readonly do: 'hide' | 'end' | 'fail' | 'show only ready' }
  | { readonly do: 'wait'; readonly isSaid: boolean }
  | { readonly do: 'show' | 'add' | 'say no more'; readonly asked: Asked; readonly answer: FoundPages }
  | { readonly do: 'reach'; readonly goal: Goal };

export type ResultsEffect = PageEffect | { readonly do: 'ask'; readonly request: Request; readonly from: Origin };

export interface ResultsStep {
  readonly state: ResultsState;
  readonly effects: readonly ResultsEffect[];
}

export const questionOf = (asked: Asked): string => JSON.stringify(asked);

export const firstState = (ready: string): ResultsState => ({
  turn: 0,
  shown: '',
  ready,
  isBusy: false,
  answer: undefined,
  pages: 0,
  from: 'index',
  goal: undefined,
});

const next = (state: ResultsState, ...effects: ResultsEffect[]): ResultsStep => ({ state, effects });

const reach = (goal: Goal | undefined): ResultsEffect[] => (goal ? [{ do: 'reach', goal }] : []);

/** Ends the waiting for an answer. */
const end = (state: ResultsState, ...effects: ResultsEffect[]): ResultsStep =>
  next({ ...state, isBusy: false, goal: undefined }, ...effects, { do: 'end' }, ...reach(state.goal));

function request(state: ResultsState, asked: Asked, isMore: boolean): ResultsStep {
  const turn = state.turn + 1;
  return next(
    { ...state, turn, isBusy: true },
    { do: 'wait', isSaid: !state.ready },
    { do: 'ask', request: { asked, turn, isMore }, from: state.from },
  );
}

function ask(before: ResultsState, asked: Asked, goal: Goal | undefined): ResultsStep {
  const shown = questionOf(asked);
  if (shown === before.shown) return next(before, ...reach(goal));
  const state = { ...before, shown, ready: shown === before.ready ? shown : '', goal };
  const name: ResultsEffect = { do: 'name', words: asked.words, isFirst: before.turn === 0 };
  if (!asked.words) {
    const over: ResultsEffect[] = before.isBusy ? [{ do: 'end' }] : [];
    const none = { ...state, turn: state.turn + 1, isBusy: false, goal: undefined };
    return next(none, name, { do: 'hide' }, ...over, ...reach(goal));
  }
  const { state: after, effects } = request(state, asked, false);
  return next(after, name, ...effects);
}

function answered(state: ResultsState, request: Request, answer: FoundPages, from: Origin): ResultsStep {
  // If there are fewer pages than the visitor asked for, the last page is shown.
  const asked = { ...request.asked, page: answer.page };
  // The results that the page was built with are better than an empty answer of the company's own search.
  if (state.ready && from === 'owner' && answer.total === 0) return end(state, { do: 'show only ready' });
  const after = { ...state, shown: questionOf(asked), ready: '', answer, pages: asked.page, from };
  // This answer is from the company's own search, because the site's index failed. If it is empty, there may still be results.
  if (from === 'owner' && answer.total === 0) return end({ ...after, shown: '' }, { do: 'fail' });
  return end(after, { do: request.isMore ? 'add' : 'show', asked, answer });
}

function failed(state: ResultsState, { asked, isMore }: Request): ResultsStep {
  // If loading more results fails, the shown results and the link to more results stay.
  if (isMore && state.answer) return end(state, { do: 'say no more', asked, answer: state.answer });
  // `shown` is empty, so that the visitor can repeat the same search when the connection works again.
  const after = { ...state, shown: '' };
  return state.ready ? end(after, { do: 'show only ready' }) : end(after, { do: 'fail' });
}

/** Returns the next state and the effects to run. */
export function step(state: ResultsState, event: ResultsEvent): ResultsStep {
  switch (event.kind) {
    case 'asked':
      return ask(state, event.asked, event.goal);
    case 'more':
      return state.isBusy ? next(state) : request(state, { ...event.asked, page: state.pages + 1 }, true);
    case 'answered':
      if (event.request.turn !== state.turn) return next(state);
      return answered(state, event.request, event.answer, event.from);
    case 'failed':
      return event.request.turn === state.turn ? failed(state, event.request) : next(state);
  }
}
