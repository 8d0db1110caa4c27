// Publishes what changes: takes webhooks, and lets one publish follow the other while there is something to publish.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';
import pLimit from 'p-limit';
import { writeWhole } from '../../src/api/write-whole.ts';
import { openDoor } from './door.ts';
import { type Event, openEvents } from './events.ts';
import { openIdleTime } from './idle-time.ts';
import { takeLocks } from './lock.ts';
import { openNightly } from './nightly.ts';
import type { PublisherOptions } from './options.ts';
import { PAUSES, SET_BACK_MS } from './pauses.ts';
import { renderThread, type RenderThreadOptions } from './render-thread.ts';
import { releaseBefore, stateOf, type Status, summaryOf } from './status.ts';
import { joined, type Work } from './work.ts';

const LOOK_MS = 20;

export interface Publisher {
  readonly url: string;
  readonly status: () => Status;
  readonly close: () => Promise<void>;
}

export async function startPublisher(options: PublisherOptions): Promise<Publisher> {
  const { root, liveDir, cacheDir, brotliQuality, variables, log } = options;
  const pauses = { ...PAUSES, ...options.pauses };
  const dir = path.join(cacheDir, 'publish');
  const unlock = await takeLocks(liveDir, dir);
  const heldFile = path.join(dir, 'held');
  const events = await openEvents(path.join(dir, 'events.ndjson'));

  let waiting: Work | undefined = { why: 'Start of the publisher', paths: undefined };
  let waitingEvents = 0;
  let isRunning = false;
  let isClosed = false;
  let isStarted = false;
  let isHeld = existsSync(heldFile);
  let progress: Status['progress'];
  let failure: Status['failure'];
  let faults: Status['faults'] = [];
  let next: number | undefined;
  let pause = pauses.first;
  /** Something was published that was only hinted at: everything is still to be looked at. */
  let owesLook = false;
  let quiet: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  const progressed: RenderThreadOptions['progressed'] = (now) => {
    progress = now;
    options.progressed?.(now);
  };
  const thread = renderThread({ root, liveDir, cacheDir, brotliQuality, variables, progressed, log });
  const idle = openIdleTime((milliseconds) => thread.compress(milliseconds), pauses, log);

  async function publishWaiting(): Promise<void> {
    const work = waiting;
    if (!work || isRunning || isHeld || isClosed) return;
    const taken = waitingEvents;
    [waiting, isRunning] = [undefined, true];
    clearTimeout(again);
    clearTimeout(quiet);
    try {
      const { why, paths, mayShrink = false } = work;
      const told = await thread.perform({ do: 'publish', why, paths: paths && [...paths], mayShrink });
      ({ faults, next } = told);
      waitingEvents -= taken;
      // What a try before had committed may be in place only now.
      if (told.releases.length > 0 || !isStarted || failure) options.published?.();
      [failure, pause, isStarted] = [undefined, pauses.first, true];
      // The hint said where to look first; whether something else has changed is seen when it is quiet.
      owesLook = paths !== undefined && (owesLook || paths.size > 0);
      if (owesLook) quiet = setTimeout(() => want({ why: 'Looking at everything', paths: undefined }), pauses.quiet);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failure = { message, again: new Date(Date.now() + pause).toISOString() };
      log({ event: 'publish failed', reason: message, againInSeconds: pause / 1000 });
      waiting = joined(waiting, work);
      again = setTimeout(() => void publishWaiting(), pause);
      pause = Math.min(pause * 2, pauses.longest);
    } finally {
      isRunning = false;
      progress = undefined;
      idle.postpone();
    }
    if (waiting && !failure) void publishWaiting();
  }

  function want(work: Work): void {
    waiting = joined(waiting, work);
    void publishWaiting();
  }

  async function compressWhenIdle(): Promise<void> {
    if (isRunning || waiting || isClosed || !isStarted || !idle.isDue()) return;
    isRunning = true;
    await idle.use();
    isRunning = false;
    void publishWaiting();
  }

  /** A rollback that was killed half-way is finished, and its releases are known. */
  async function openHeld(): Promise<void> {
    isRunning = true;
    await thread.open().catch((error: unknown) => log({ event: 'not opened', reason: String(error) }));
    isRunning = false;
    options.published?.();
    void publishWaiting();
  }

  async function whenFree(): Promise<void> {
    while (isRunning) await pauseFor(LOOK_MS);
  }

  /** Nobody who wants to undo or to end waits for an API that does not answer: what was under way is begun anew later. */
  async function freed(): Promise<void> {
    await Promise.race([whenFree(), pauseFor(pauses.patience, undefined, { ref: false })]);
    if (isRunning) await thread.stop();
    await whenFree();
  }

  /** What operators ask for: a second one must not find the first half done. */
  const oneByOne = pLimit(1);

  /** To a release, without one to that before what is live; says what it has done. */
  async function rollBack(id: number | undefined): Promise<string> {
    const wasHeld = isHeld;
    // Held first: with events coming all the time, one publish would follow the other.
    isHeld = true;
    await freed();
    isRunning = true;
    try {
      await thread.open();
      const target = id ?? releaseBefore(thread.releases());
      if (target === undefined) throw new Error('There is no release before this one.');
      await writeWhole(heldFile, '');
      const { releases } = await thread.perform({ do: 'roll back', id: target });
      options.published?.();
      failure = undefined;
      return `Release ${releases.at(-1)?.id} is live: the site as it was after release ${target}. Nothing is published until "npm run publisher -- resume".`;
    } catch (error) {
      isHeld = wasHeld;
      if (!isHeld) await rm(heldFile, { force: true });
      throw error;
    } finally {
      isRunning = false;
      if (!isHeld) want({ why: 'A rollback that failed', paths: undefined });
    }
  }

  async function resume(): Promise<string> {
    await rm(heldFile, { force: true });
    isHeld = false;
    want({ why: 'Going on after a rollback', paths: undefined });
    return 'What is true in the CMS is published again.';
  }

  const nightly = openNightly({
    ...options,
    at: options.nightlyAt,
    release: () => thread.releases().at(-1)?.id,
    isHeld: () => isHeld,
    async bringUp() {
      want({ why: 'Before a comparison with a plain build', paths: undefined });
      await whenFree();
      const { failure } = status();
      if (failure) throw new Error(failure.message);
    },
  });

  let before = Date.now();
  const clock = setInterval(() => {
    nightly.tick();
    const now = Date.now();
    if (now < before - SET_BACK_MS) want({ why: 'The clock was set back', paths: new Set() });
    before = now;
    // Idle time is given up for it: there may be hours of it left to use.
    if (next !== undefined && now >= next && (!isRunning || idle.isUsed())) {
      next = undefined;
      want({ why: 'The clock', paths: new Set() });
    }
    void compressWhenIdle();
  }, pauses.clock);

  const status = (): Status => ({
    state: stateOf({ isHeld, isStarted, isFailing: failure !== undefined, isPublishing: isRunning && !idle.isUsed() }),
    live: thread.releases().at(-1)?.id,
    progress,
    waiting: waitingEvents,
    failure,
    notDeployed: options.notDeployed?.(),
    releases: thread.releases().map(summaryOf).toReversed(),
    faults,
    compared: nightly.latest(),
    next: next === undefined ? undefined : new Date(next).toISOString(),
  });

  const door = await openDoor({
    ...options,
    events,
    status,
    taken: ({ path: hint }: Event) => {
      waitingEvents += 1;
      const why = hint ? `${hint} changed` : 'A change in the CMS';
      // Not before the sender has its answer.
      setImmediate(() => want({ why, paths: hint ? new Set([hint]) : undefined }));
    },
    rollBack: (id) => oneByOne(() => rollBack(id)),
    resume: () => oneByOne(resume),
    allowShrink() {
      if (isHeld) return Promise.reject(new Error('Nothing is published now: first "npm run publisher -- resume".'));
      want({ why: 'A list may shrink', paths: undefined, mayShrink: true });
      return Promise.resolve('Lists may lose over half of their entries in the publish that begins now.');
    },
    compare() {
      nightly.begin();
      return Promise.resolve('The comparison with a plain build has begun; the status says what it finds.');
    },
  }).catch(async (error: unknown) => {
    clearInterval(clock);
    await events.close();
    unlock();
    throw error;
  });

  async function close(): Promise<void> {
    isClosed = true;
    clearInterval(clock);
    await door.close();
    const ended = nightly.close();
    await freed();
    await ended;
    clearTimeout(quiet);
    clearTimeout(again);
    await thread.close();
    await events.close();
    unlock();
  }

  let closing: Promise<void> | undefined;
  if (isHeld) void openHeld();
  else void publishWaiting();
  return {
    url: door.url,
    status,
    close: () => (closing ??= close()),
  };
}
