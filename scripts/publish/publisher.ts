// Starts the publisher, which accepts webhooks and publishes as long as there is work.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { writeWhole } from '../../src/api/write-whole.ts';
import { takeLocks } from '../build/publisher-lock.ts';
import type { EdgesStatus } from '../deploy/edges.ts';
import type { Board } from '../health/board.ts';
import { type Digest, openDigest } from '../health/digest.ts';
import type { DigestTarget } from './digest-target.ts';
import { openDoor, type DoorOptions } from './door.ts';
import { openEvents } from './events.ts';
import { hintOf } from './hints.ts';
import { type Nightly, openNightly } from './nightly.ts';
import { PAUSES } from './pauses.ts';
import { openQueue, type Queue } from './queue.ts';
import { type RenderThread, renderThread, type RenderThreadOptions } from './render-thread.ts';
import { releaseBefore, stateOf, type Status, summaryOf } from './status.ts';

export interface PublisherOptions {
  /** The environment for `src/config.ts`. */
  readonly variables: NodeJS.ProcessEnv;
  /** The live folder: a web server sends its files to visitors. */
  readonly liveDir: string;
  readonly cacheDir: string;
  readonly brotliQuality: number;
  readonly port: number;
  readonly host: string;
  readonly secrets: readonly string[];
  readonly token: string | undefined;
  readonly boardToken?: string | undefined;
  readonly log: (line: Record<string, unknown>) => void;
  readonly progressed?: (progress: { readonly done: number; readonly all: number }) => void;
  /**
   * A function that gets the names of live files as soon as their answers have changed. At the start, it gets the names of all
   * files.
   */
  readonly filesChanged?: (files: readonly string[]) => void;
  /** A function that is called after each publish that changed the live folder, and after the first publish. */
  readonly published?: () => void;
  /** Returns the reason why the live site is not on the storage. Returns undefined if it is there. */
  readonly notDeployed?: () => string | undefined;
  /** The state of the edges (caches in front of the site). */
  readonly edges?: (isPublishing: boolean) => EdgesStatus;
  /** The time in India, `HH:MM`, when the site is compared with a plain build. If undefined, only on request. */
  readonly nightlyAt?: string | undefined;
  /** `CMS_ENTRY_URL`. */
  readonly cms?: string | undefined;
  /** The receiver of the weekly digest. */
  readonly digest?: (DigestTarget & { readonly siteUrl: string }) | undefined;
  /** Other pauses for tests, in milliseconds. */
  readonly pauses?: Partial<typeof PAUSES>;
}

export type Publisher = Awaited<ReturnType<typeof startPublisher>>;

interface Parts {
  readonly options: PublisherOptions;
  readonly thread: RenderThread;
  readonly queue: Queue;
  /** The path of a file that exists while a rollback is in effect. It stays after a restart of the publisher. */
  readonly heldFile: string;
  readonly digest: Digest | undefined;
}

/** Rolls back to release `id`, or to the release before the live release. Returns a message for the operator. */
async function rollBack({ thread, queue, heldFile }: Parts, id: number | undefined): Promise<string> {
  const wasHeld = queue.state().isHeld;
  // Stop publishing first. Otherwise new webhooks would start another publish.
  queue.send({ kind: 'held' });
  await queue.freed();
  queue.send({ kind: 'operator begins' });
  try {
    await thread.open();
    const target = id ?? releaseBefore(thread.releases());
    if (target === undefined) throw new Error('There is no earlier release to go back to.');
    await writeWhole(heldFile, '');
    const { releases, uncompressed } = await thread.perform({ do: 'roll back', id: target });
    queue.send({ kind: 'rolled back', uncompressed });
    queue.send({ kind: 'free' });
    return `Release ${releases.at(-1)?.id} is live. It shows the site as it was after release ${target}. Nothing is published until "npm run publisher -- resume".`;
  } catch (error) {
    if (!wasHeld) await rm(heldFile, { force: true });
    queue.send({ kind: 'free' });
    if (!wasHeld) queue.send({ kind: 'released', why: 'After a failed rollback' });
    throw error;
  }
}

async function resume({ queue, heldFile }: Parts): Promise<string> {
  await rm(heldFile, { force: true });
  queue.send({ kind: 'released', why: 'Resumed after a rollback' });
  return 'The content of the CMS is published again.';
}

/** Runs after a restart if a rollback is in effect. It finishes an interrupted rollback and reads the releases. */
async function openHeld({ options, thread, queue }: Parts): Promise<void> {
  queue.send({ kind: 'operator begins' });
  await thread.open().catch((error: unknown) => options.log({ event: 'not opened', reason: String(error) }));
  queue.send({ kind: 'free' });
  options.published?.();
}

/** Runs operator commands one after the other. */
function operatorActs(
  parts: Parts,
  nightly: Nightly,
): Pick<DoorOptions, 'rollBack' | 'resume' | 'allowShrink' | 'compare'> {
  const { queue } = parts;
  const oneByOne = pLimit(1);
  return {
    rollBack: (id) => oneByOne(() => rollBack(parts, id)),
    resume: () => oneByOne(() => resume(parts)),
    allowShrink() {
      if (queue.state().isHeld)
        return Promise.reject(
          new Error('A rollback is in effect, so nothing is published. Run "npm run publisher -- resume" first.'),
        );
      queue.want({ why: 'A list may shrink', hints: undefined, mayShrink: true });
      return Promise.resolve('Lists may lose more than half of their entries in the publish that starts now.');
    },
    compare() {
      nightly.begin();
      return Promise.resolve(
        'The comparison with a plain build has started. The status page (/status) will show its result.',
      );
    },
  };
}

const nightlyOf = ({ options, thread, queue }: Parts): Nightly =>
  openNightly({
    ...options,
    at: options.nightlyAt,
    release: () => thread.releases().at(-1)?.id,
    isHeld: () => queue.state().isHeld,
    async bringUp() {
      queue.want({ why: 'Before a comparison with a plain build', hints: undefined });
      await queue.whenFree();
      const { failure } = queue.state();
      if (failure) throw new Error(failure.message);
    },
  });

function statusOf({ options, thread, queue, digest }: Parts, nightly: Nightly): Status {
  const { task, waiting, progress, uncompressed, isHeld, isStarted, failure, faults, health, next, waitingEvents } =
    queue.state();
  // A waiting publish counts too: while files are compressed, it waits until the current piece of this work ends.
  const isPublishing = waiting !== undefined || (task !== undefined && task !== 'compress');
  return {
    state: stateOf({ isHeld, isStarted, isFailing: failure !== undefined, isPublishing }),
    live: thread.releases().at(-1)?.id,
    progress,
    uncompressed,
    waiting: waitingEvents,
    failure,
    notDeployed: options.notDeployed?.(),
    edges: options.edges?.(isPublishing || waitingEvents > 0),
    releases: thread.releases().map(summaryOf).toReversed(),
    faults,
    health: isStarted ? health : undefined,
    digest: digest?.status(),
    compared: nightly.latest(),
    next: next === undefined ? undefined : new Date(next).toISOString(),
  };
}

export async function startPublisher(options: PublisherOptions) {
  const { liveDir, cacheDir, brotliQuality, variables, log, filesChanged, published } = options;
  const pauses = { ...PAUSES, ...options.pauses };
  const dir = path.join(cacheDir, 'publish');
  const unlock = await takeLocks(liveDir, dir);
  const heldFile = path.join(dir, 'held');
  const events = await openEvents(path.join(dir, 'events.ndjson'));

  const progressed: RenderThreadOptions['progressed'] = (progress) => {
    queue.send({ kind: 'progressed', progress });
    options.progressed?.(progress);
  };
  const thread = renderThread({ liveDir, cacheDir, brotliQuality, variables, progressed, filesChanged, log });
  const board = (): Board | undefined => (queue.state().isStarted ? queue.state().health : undefined);
  // Before the queue, because its clock would keep a publisher alive that could not open the digest.
  const digest =
    options.digest &&
    (await openDigest({ ...options.digest, cms: options.cms, file: path.join(dir, 'digest.json'), board, log }));
  const isHeld = existsSync(heldFile);
  const queue = openQueue({ thread, pauses, isHeld, log, published });
  const parts = { options, thread, queue, heldFile, digest };
  const nightly = nightlyOf(parts);
  const nights = setInterval(() => {
    nightly.tick();
    void digest?.tick();
  }, pauses.clock);
  const status = (): Status => statusOf(parts, nightly);

  const door = await openDoor({
    ...options,
    ...operatorActs(parts, nightly),
    events,
    status,
    taken: ({ path: changed, entryId }) => {
      queue.send({ kind: 'webhook' });
      const why = changed ? `${changed} changed` : 'A change in the CMS';
      // Start the publish later, so that the sender gets an answer first.
      setImmediate(() => queue.want({ why, hints: changed ? hintOf(changed, entryId) : undefined }));
    },
  }).catch((error: unknown) => {
    queue.close();
    clearInterval(nights);
    unlock();
    throw error;
  });

  async function close(): Promise<void> {
    queue.send({ kind: 'closed' });
    clearInterval(nights);
    await door.close();
    await digest?.close();
    const ended = nightly.close();
    await queue.freed();
    await ended;
    queue.close();
    await thread.close();
    unlock();
  }

  let closing: Promise<void> | undefined;
  if (isHeld) void openHeld(parts);
  else queue.send({ kind: 'retry' });
  return { url: door.url, status, close: () => (closing ??= close()) };
}
