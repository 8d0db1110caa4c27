// Runs the state machine: sends it events and carries out its effects.
import { setTimeout as pauseFor } from 'node:timers/promises';
import { type Log, messageOf } from '../command/log.ts';
import { COMPRESS_MS, type PAUSES } from './pauses.ts';
import { type Effect, firstState, type PublisherEvent, step, type Work } from './publisher-state.ts';
import type { RenderThread } from './render-thread.ts';

interface QueueOptions {
  readonly log: Log;
  readonly published: (() => void) | undefined;
  readonly thread: RenderThread;
  readonly pauses: typeof PAUSES;
  readonly isHeld: boolean;
}

/**
 * Returns a function that returns the milliseconds until all content is read. Even if webhooks never stop, this reading is
 * delayed only for a limited time.
 */
function quietTime({ quiet, longestQuiet }: typeof PAUSES): () => number {
  let since: number | undefined;
  return () => Math.min(quiet, Math.max(0, (since ??= Date.now()) + longestQuiet - Date.now()));
}

export type Queue = ReturnType<typeof openQueue>;

export function openQueue({ thread, pauses, isHeld, log, published }: QueueOptions) {
  let state = firstState(Date.now(), isHeld, pauses);
  let quiet: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let lookIn = quietTime(pauses);
  let freeWaiters: (() => void)[] = [];
  let idleAt = Date.now() + pauses.idle;

  async function publish({ why, hints, mayShrink = false }: Work): Promise<void> {
    for (const timer of [again, quiet]) clearTimeout(timer);
    const reading = lookIn() > 0 ? hints : undefined;
    lookIn = reading ? lookIn : quietTime(pauses);
    let event: PublisherEvent;
    try {
      const { releases, ...done } = await thread.perform({ do: 'publish', why, hints: reading, mayShrink });
      event = { ...done, kind: 'published', releases: releases.length };
    } catch (error) {
      event = { kind: 'publish failed', message: messageOf(error), now: Date.now() };
    }
    idleAt = Date.now() + pauses.idle;
    send(event);
  }

  async function compress(): Promise<void> {
    const { isMore, uncompressed } = await thread.compress(COMPRESS_MS).catch((error: unknown) => {
      log({ event: 'not compressed', reason: String(error) });
      return { isMore: false, uncompressed: 0 };
    });
    if (!isMore) idleAt = Date.now() + pauses.compressed;
    send({ kind: 'compressed', uncompressed });
  }

  function run(effect: Effect): void {
    switch (effect.do) {
      case 'publish':
        void publish(effect.work);
        break;
      case 'compress':
        void compress();
        break;
      case 'tell published':
        published?.();
        break;
      case 'look at everything later':
        quiet = setTimeout(() => want({ why: 'Regular reading of all content', hints: undefined }), lookIn());
        break;
      case 'retry later':
        again = setTimeout(() => send({ kind: 'retry' }), effect.milliseconds);
        break;
      case 'log':
        log(effect.line);
    }
  }

  function send(event: PublisherEvent): void {
    const { state: after, effects } = step(state, event, pauses);
    state = after;
    for (const effect of effects) run(effect);
    if (state.task) return;
    for (const tell of freeWaiters.splice(0)) tell();
  }
  const want = (work: Work): void => send({ kind: 'wanted', work });

  /** Resolves when no work is running or about to start. */
  async function whenFree(): Promise<void> {
    while (state.task) await new Promise<void>((resolve) => freeWaiters.push(resolve));
  }

  const clock = setInterval(() => {
    send({ kind: 'tick', now: Date.now(), isIdleTime: Date.now() >= idleAt });
  }, pauses.clock);

  return {
    state: () => state,
    send,
    want,
    whenFree,
    /**
     * Waits until no task is running, but only for some seconds. Stops a task that is still running after this time. The
     * stopped task starts again later.
     */
    async freed() {
      await Promise.race([whenFree(), pauseFor(pauses.patience, undefined, { ref: false })]);
      if (state.task) await thread.stop();
      await whenFree();
    },
    close() {
      for (const timer of [quiet, again, clock]) clearTimeout(timer);
      freeWaiters = [];
    },
  };
}
