// Makes one edge (a cache in front of the site) show the changes. Each changed address is purged twice, because at the first
// purge an older request to the origin may still be unfinished. The answer to this older request may then put the old page into
// the cache again.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Log } from '../command/log.ts';
import { isFrame } from '../serve/dictionary.ts';
import { fallbackOf, fileOf } from '../serve/rules.ts';
import { AT_ONCE, type Edge, REMOVED } from './edge.ts';

/** In milliseconds. `again` is the time between both purges. After a failure, the pauses grow from `first` to `longest`. */
const PAUSES = { again: 1000, first: 100, longest: 30_000 };
/**
 * The log reports a failure only if the pause after the failure is at least this long. Earlier failures are normal: a page may
 * be replaced at this moment.
 */
const TOLD_FROM_MS = 1000;
/**
 * With more addresses than this, the whole cache of the edge is purged if the edge supports this. Otherwise each address is
 * purged separately.
 */
const MOST_ONE_BY_ONE = 500;
/** After a purge, at most this many pages are requested from the edge to check that they are new. */
const MOST_READ_BACK = 100;

export interface FollowOptions {
  /** The folder with the files that the edge should show. */
  readonly liveDir: string;
  /** True if another program (the API of a CDN) purges. Then this code only requests pages to check that they are new. */
  readonly isPurged: boolean;
  readonly log: Log;
  readonly pauses?: typeof PAUSES;
}

/** The state of an edge, for operators. */
export interface EdgeStatus {
  readonly url: string;
  /** The number of addresses that may still have an old answer on the edge. */
  readonly late: number;
  /** The time when the oldest of these addresses changed, in ISO 8601. Undefined if there is none. */
  readonly since: string | undefined;
  /** The reason why the last try failed. */
  readonly reason: string | undefined;
}

/** A changed address. The times are in milliseconds. */
interface Change {
  readonly since: number;
  readonly dueAt: number;
  readonly isPurgedOnce: boolean;
  /** The pause after the next failure. */
  readonly pause: number;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns at most `most` values, evenly spread. The first value is one of them. */
const spread = <One>(all: readonly One[], most: number): One[] => {
  const step = Math.max(1, all.length / most);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};

/**
 * True for addresses whose answer is a page with the bytes of its file. Frames are left out, because their file in a storage is
 * empty. Search addresses are left out too: a storage answers them in another way than a web server, and edges keep no copy of
 * them.
 */
function isRead(address: string): boolean {
  const file = fileOf(address);
  return file.endsWith('.html') && !isFrame(file.slice(1)) && fallbackOf(address) === undefined;
}

/** Throws if the edge does not show the page in the folder, or still shows a removed page. */
async function requireShown(edge: Edge, liveDir: string, address: string): Promise<void> {
  const [{ status, bytes }, file] = await Promise.all([
    edge.get(address),
    readFile(path.join(liveDir, decodeURI(fileOf(address)))).catch(() => undefined),
  ]);
  if (file ? status === 200 && bytes.equals(file) : REMOVED.includes(status)) return;
  const expected = file ? `the ${file.length} bytes of the new page` : 'status 404 or 410';
  throw new Error(
    `GET ${address}: expected ${expected}, found ${status === 200 ? `${bytes.length} other bytes` : `status ${status}`}.`,
  );
}

/** The reasons of the failures, by address. A reason is undefined if the address was not tried because the edge is down. */
type Failures = Map<string, string | undefined>;

/**
 * Works on some addresses at a time. If all of these addresses fail, the edge is down, and the remaining addresses are not
 * tried.
 */
async function each(
  addresses: readonly string[],
  failures: Failures,
  work: (address: string) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const lot = addresses.slice(from, from + AT_ONCE);
    const results = await Promise.allSettled(lot.map(work));
    for (const [index, result] of results.entries())
      if (result.status === 'rejected') failures.set(lot[index] ?? '', messageOf(result.reason));
    if (results.some(({ status }) => status === 'fulfilled')) continue;
    for (const address of addresses.slice(from + AT_ONCE)) failures.set(address, undefined);
    return;
  }
}

async function bring(
  edge: Edge,
  addresses: readonly string[],
  { liveDir, isPurged }: FollowOptions,
): Promise<Failures> {
  const failures: Failures = new Map();
  const isLarge = addresses.length > MOST_ONE_BY_ONE;
  const isAtOnce = !isPurged && isLarge && (await edge.purgeAll().catch(() => false));
  if (!isPurged && !isAtOnce) await each(addresses, failures, (one) => edge.purge(one));
  const purged = addresses.filter((one) => isRead(one) && !failures.has(one));
  await each(spread(purged, MOST_READ_BACK), failures, (one) => requireShown(edge, liveDir, one));
  return failures;
}

/** Makes a timer that the function `wake` can end early. */
function openWaker() {
  let woken = new AbortController();
  return {
    wake: () => woken.abort(),
    /** Waits until the time `at`, in milliseconds, or until `wake` is called. */
    async until(at: number) {
      woken = new AbortController();
      await pauseFor(Math.max(0, at - Date.now()), undefined, { signal: woken.signal }).catch(() => {});
    },
  };
}

/** Purges each changed address until the edge shows the new content. Failures are tried again, with growing pauses. */
export function followEdge(edge: Edge, options: FollowOptions) {
  const { log, pauses = PAUSES } = options;
  const waker = openWaker();
  /** The changes that the edge may not show yet. The key is the address. */
  const open = new Map<string, Change>();
  let isClosed = false;
  let running: Promise<void> | undefined;
  let reason: string | undefined;
  let endedAt: number | undefined;

  /** The pause after a try in which every address failed. */
  let downPause = pauses.first;

  function noteFailure(address: string, change: Change, wasTried: boolean): void {
    // The address moves to the end of the list. So addresses that always fail do not block the other addresses.
    if (wasTried) open.delete(address);
    const dueAt = Date.now() + (wasTried ? change.pause : downPause);
    const pause = wasTried ? Math.min(change.pause * 2, pauses.longest) : change.pause;
    open.set(address, { ...change, isPurgedOnce: false, dueAt, pause });
  }

  function noteReason(failures: Failures, isDown: boolean): void {
    downPause = isDown ? Math.min(downPause * 2, pauses.longest) : pauses.first;
    [reason] = failures.values();
    const [first] = failures.keys();
    const pause = Math.max(isDown ? downPause : 0, open.get(first ?? '')?.pause ?? 0);
    if (pause >= TOLD_FROM_MS) log({ event: 'edge late', edge: edge.url, reason, againInSeconds: pause / 1000 });
  }

  async function attempt(due: readonly (readonly [string, Change])[]): Promise<void> {
    const addresses = due.map(([address]) => address);
    const failures = await bring(edge, addresses, options);
    if (isClosed) return;
    noteReason(failures, failures.size === due.length);
    // All addresses get the same time for the second purge. So they are purged together again, as in the first purge.
    const again = Date.now() + pauses.again;
    for (const [address, change] of due) {
      // The address has changed again in the meantime, so it is purged in the next round.
      if (open.get(address) !== change) continue;
      if (failures.has(address)) noteFailure(address, change, failures.get(address) !== undefined);
      else if (change.isPurgedOnce) open.delete(address);
      else open.set(address, { ...change, isPurgedOnce: true, dueAt: again });
    }
  }

  async function run(): Promise<void> {
    while (open.size > 0 && !isClosed) {
      const now = Date.now();
      const due = [...open].filter(([, { dueAt }]) => dueAt <= now);
      if (due.length > 0) await attempt(due);
      else await waker.until([...open.values()].reduce((next, { dueAt }) => Math.min(next, dueAt), Infinity));
    }
    endedAt = Date.now();
    running = undefined;
  }

  const since = (): number | undefined =>
    open.size === 0 ? undefined : [...open.values()].reduce((oldest, one) => Math.min(oldest, one.since), Infinity);

  return {
    changed(addresses: readonly string[]) {
      const now = Date.now();
      for (const one of addresses)
        open.set(one, { since: open.get(one)?.since ?? now, dueAt: now, isPurgedOnce: false, pause: pauses.first });
      waker.wake();
      if (open.size > 0 && !isClosed) running ??= run();
    },
    /** The time when the oldest open address changed, in milliseconds. Undefined if the edge shows everything. */
    since,
    /** The time when the edge got the last change, in milliseconds. */
    endedAt: () => endedAt,
    status(): EdgeStatus {
      const oldest = since();
      return {
        url: edge.url,
        late: open.size,
        since: oldest === undefined ? oldest : new Date(oldest).toISOString(),
        reason: open.size > 0 ? reason : undefined,
      };
    },
    async close() {
      isClosed = true;
      waker.wake();
      await edge.close();
      await running;
    },
  };
}
