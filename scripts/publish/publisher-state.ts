// The publisher's state machine. It is a pure function of state and event: it waits for nothing and reads no files.
import { type Board, NO_BOARD } from '../health/board.ts';
import type { ReportLine } from '../health/report.ts';
import { type Hints, joinedHints, NO_HINTS } from './hints.ts';
import { type PAUSES, SET_BACK_MS } from './pauses.ts';

export interface Work {
  why: string;
  /** The inputs to read. Undefined means all inputs. */
  hints: Hints | undefined;
  /** True if lists may lose more than half of their entries. */
  mayShrink?: boolean;
}

/** Merges two pieces of work. */
const joined = (one: Work | undefined, other: Work): Work => ({
  why: one && one.why !== other.why ? `${one.why}; ${other.why}`.slice(0, 200) : other.why,
  hints: joinedHints(one ? one.hints : NO_HINTS, other.hints),
  mayShrink: [one, other].some((work) => work?.mayShrink),
});

interface Progress {
  readonly done: number;
  readonly all: number;
}

export interface PublisherState {
  /**
   * What the render thread does now. `operator` means a rollback, or a start of the publisher while a rollback is in
   * effect.
   */
  readonly task: 'publish' | 'compress' | 'operator' | undefined;
  /** The publish that is running. */
  readonly work: Work | undefined;
  /** The publish that starts next. */
  readonly waiting: Work | undefined;
  /** True during the pause after a failed publish. The pause ends early if somebody asks for a publish. */
  readonly isPausing: boolean;
  /**
   * `waitingEvents` counts the webhooks whose changes are not live yet. `eventsInWork` counts the webhooks of the running
   * publish.
   */
  readonly waitingEvents: number;
  readonly eventsInWork: number;
  /** The number of pages that the running publish has rendered. */
  readonly progress: Progress | undefined;
  /** The number of live files whose compressed files are still missing. These are made as soon as no publish waits. */
  readonly uncompressed: number;
  readonly isStarted: boolean;
  /** True after a rollback, until an operator runs `resume`. While it is true, nothing is published. */
  readonly isHeld: boolean;
  readonly isClosed: boolean;
  readonly failure: { readonly message: string; readonly again: string } | undefined;
  readonly faults: readonly ReportLine[];
  readonly health: Board;
  /** The next moment when a page changes by the clock, in milliseconds. */
  readonly next: number | undefined;
  /** The milliseconds to wait before a failed publish is repeated. */
  readonly pause: number;
  /** True if the last publish read only the inputs that webhooks named. All other content must still be read. */
  readonly owesLook: boolean;
  readonly lastTick: number;
}

export type PublisherEvent =
  | { readonly kind: 'webhook' }
  | { readonly kind: 'wanted'; readonly work: Work }
  | { readonly kind: 'tick'; readonly now: number; readonly isIdleTime: boolean }
  | { readonly kind: 'retry' }
  | { readonly kind: 'progressed'; readonly progress: Progress }
  | ({ readonly kind: 'published'; readonly releases: number } & Pick<
      PublisherState,
      'faults' | 'next' | 'uncompressed'
    > & { readonly health?: Board })
  | { readonly kind: 'compressed'; readonly uncompressed: number }
  | { readonly kind: 'publish failed'; readonly message: string; readonly now: number }
  /** The render thread has finished a task that was not a publish. */
  | { readonly kind: 'free' }
  | { readonly kind: 'held' }
  | { readonly kind: 'operator begins' }
  | { readonly kind: 'rolled back'; readonly uncompressed: number }
  | { readonly kind: 'released'; readonly why: string }
  | { readonly kind: 'closed' };

export type Effect =
  | { readonly do: 'publish'; readonly work: Work }
  | { readonly do: 'compress' }
  /** Tells the deploy (the upload to a storage) that the live folder may have changed. */
  | { readonly do: 'tell published' }
  | { readonly do: 'look at everything later' }
  | { readonly do: 'retry later'; readonly milliseconds: number }
  | { readonly do: 'log'; readonly line: Readonly<Record<string, unknown>> };

export interface Step {
  readonly state: PublisherState;
  readonly effects: readonly Effect[];
}

export const firstState = (now: number, isHeld: boolean, pauses: typeof PAUSES): PublisherState => ({
  task: undefined,
  work: undefined,
  waiting: { why: 'Start of the publisher', hints: undefined },
  isPausing: false,
  waitingEvents: 0,
  eventsInWork: 0,
  progress: undefined,
  uncompressed: 0,
  isStarted: false,
  isHeld,
  isClosed: false,
  failure: undefined,
  faults: [],
  health: NO_BOARD,
  next: undefined,
  pause: pauses.first,
  owesLook: false,
  lastTick: now,
});

/**
 * If the render thread is free, starts the waiting publish. If no publish may start, makes missing compressed files.
 */
function begin(state: PublisherState, effects: readonly Effect[] = []): Step {
  const { waiting: work, task, uncompressed, isHeld, isPausing, isClosed, waitingEvents } = state;
  if (task || isClosed) return { state, effects };
  if (!work || isHeld || isPausing)
    return uncompressed > 0
      ? { state: { ...state, task: 'compress' }, effects: [...effects, { do: 'compress' }] }
      : { state, effects };
  return {
    state: { ...state, task: 'publish', work, waiting: undefined, eventsInWork: waitingEvents },
    effects: [...effects, { do: 'publish', work }],
  };
}

const want = (state: PublisherState, work: Work): PublisherState => ({
  ...state,
  waiting: joined(state.waiting, work),
  isPausing: false,
});

const noTask = { task: undefined, work: undefined, eventsInWork: 0, progress: undefined } as const;

function published(
  state: PublisherState,
  { releases, faults, health, next, uncompressed }: Extract<PublisherEvent, { kind: 'published' }>,
  pauses: typeof PAUSES,
): Step {
  const { work, isStarted, failure, waitingEvents, eventsInWork } = state;
  // If the last publish failed, it may still have changed some files. So the deploy is started even without a new release.
  const isNews = releases > 0 || !isStarted || failure !== undefined;
  const hints = work?.hints;
  const owesLook = hints !== undefined && (state.owesLook || hints.size > 0);
  return begin(
    {
      ...state,
      ...noTask,
      faults,
      health: health ?? state.health,
      next,
      uncompressed,
      owesLook,
      failure: undefined,
      isStarted: true,
      pause: pauses.first,
      waitingEvents: waitingEvents - eventsInWork,
    },
    [
      ...(isNews ? [{ do: 'tell published' } as const] : []),
      ...(owesLook ? [{ do: 'look at everything later' } as const] : []),
    ],
  );
}

function publishFailed(
  state: PublisherState,
  { message, now }: Extract<PublisherEvent, { kind: 'publish failed' }>,
  pauses: typeof PAUSES,
): Step {
  const { work, pause } = state;
  return begin(
    {
      // A list whose reading has failed must be read again, whatever the next webhook names.
      ...(work ? want(state, { ...work, hints: undefined }) : state),
      ...noTask,
      isPausing: true,
      failure: { message, again: new Date(now + pause).toISOString() },
      pause: Math.min(pause * 2, pauses.longest),
    },
    [
      { do: 'log', line: { event: 'publish failed', reason: message, againInSeconds: pause / 1000 } },
      { do: 'retry later', milliseconds: pause },
    ],
  );
}

function tick(before: PublisherState, { now, isIdleTime }: Extract<PublisherEvent, { kind: 'tick' }>): Step {
  let state: PublisherState = { ...before, lastTick: now };
  if (now < before.lastTick - SET_BACK_MS) state = want(state, { why: 'The clock was set back', hints: NO_HINTS });
  // Compressing can take hours, so a publish interrupts it.
  const mayPublish = !state.task || state.task === 'compress';
  if (state.next !== undefined && now >= state.next && mayPublish)
    state = want({ ...state, next: undefined }, { why: 'The clock', hints: NO_HINTS });
  const { state: after, effects } = begin(state);
  const isIdle = !after.task && !after.waiting && !after.isClosed && after.isStarted;
  if (!isIdle || !isIdleTime) return { state: after, effects };
  return { state: { ...after, task: 'compress' }, effects: [...effects, { do: 'compress' }] };
}

/** Returns the next state and the effects to run. */
export function step(state: PublisherState, event: PublisherEvent, pauses: typeof PAUSES): Step {
  switch (event.kind) {
    case 'webhook':
      return { state: { ...state, waitingEvents: state.waitingEvents + 1 }, effects: [] };
    case 'wanted':
      return begin(want(state, event.work));
    case 'tick':
      return tick(state, event);
    case 'retry':
      return begin({ ...state, isPausing: false });
    case 'progressed':
      return { state: { ...state, progress: event.progress }, effects: [] };
    case 'published':
      return published(state, event, pauses);
    case 'publish failed':
      return publishFailed(state, event, pauses);
    case 'free':
      return begin({ ...state, ...noTask });
    case 'compressed':
      return begin({
        ...state,
        ...noTask,
        uncompressed: state.isHeld && state.uncompressed === 0 ? 0 : event.uncompressed,
      });
    case 'held':
      // The rollback does not wait for missing compressed files: they are made after the rollback.
      return { state: { ...state, isHeld: true, uncompressed: 0 }, effects: [] };
    case 'operator begins':
      return { state: { ...state, task: 'operator' }, effects: [] };
    case 'rolled back':
      return {
        state: { ...state, failure: undefined, uncompressed: event.uncompressed },
        effects: [{ do: 'tell published' }],
      };
    case 'released':
      return begin(want({ ...state, isHeld: false }, { why: event.why, hints: undefined }));
    case 'closed':
      return { state: { ...state, isClosed: true }, effects: [] };
  }
}
