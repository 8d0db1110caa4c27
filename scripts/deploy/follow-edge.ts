// Brings what has changed to one edge (a cache in front of the site). An address is purged twice: a request that was on
// its way to the origin at the first purge may put the old page into the cache again.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { isFrame } from '../build/dictionary.ts';
import type { Log } from '../publish/log.ts';
import { fileOf } from '../serve/rules.ts';
import { AT_ONCE, type Edge } from './edge.ts';

/** In milliseconds. `again` is the time between both purges. After a failure, the pauses grow from `first` to `longest`. */
const PAUSES = { again: 1000, first: 100, longest: 30_000 };
/** The log tells of a failure if the pause after it is this long. Earlier ones are usual: a page may just be replaced. */
const TOLD_FROM_MS = 1000;
/** More addresses than this are not purged one by one, if the edge can forget everything at once. */
const MOST_ONE_BY_ONE = 500;
/** At most this many pages are read back from the edge. */
const MOST_READ_BACK = 100;

export interface FollowOptions {
  /** The folder with the files that the edge should show. */
  readonly liveDir: string;
  /** True if somebody else (the API of a CDN) purges. Then pages are only read back. */
  readonly isPurged: boolean;
  readonly log: Log;
  readonly pauses?: typeof PAUSES;
}

/** What operators see of an edge. */
export interface EdgeStatus {
  readonly url: string;
  /** The number of addresses that the edge may still show as they were before. */
  readonly late: number;
  /** Since when the edge is late, in ISO 8601. Undefined if it is not late. */
  readonly since: string | undefined;
  /** The reason why the last try failed. */
  readonly reason: string | undefined;
}

/** Returns at most `most` values, evenly spread. The first value is one of them. */
const spread = <One>(all: readonly One[], most: number): One[] => {
  const step = Math.max(1, all.length / most);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};

/** True for addresses whose answer is a page with the bytes of its file. The frame in a storage is empty. */
function isRead(address: string): boolean {
  const file = fileOf(address);
  return file.endsWith('.html') && !isFrame(file.slice(1));
}

/** Throws if the edge does not show a page as it is in the folder, or still shows a removed page. */
async function requireShown(edge: Edge, liveDir: string, address: string): Promise<void> {
  const [{ status, bytes }, file] = await Promise.all([
    edge.get(address),
    readFile(path.join(liveDir, decodeURI(fileOf(address)))).catch(() => undefined),
  ]);
  if (file ? status === 200 && bytes.equals(file) : status === 404) return;
  const found = status === 200 ? 'an old page' : `status ${status}`;
  throw new Error(`GET ${address}: expected ${file ? 'the new page' : 'status 404'}, found ${found}.`);
}

/** Works on some at a time. Begins no more after a failure: a hanging edge must not collect requests. */
async function each<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) await Promise.all(all.slice(from, from + AT_ONCE).map(work));
}

async function bring(edge: Edge, addresses: readonly string[], { liveDir, isPurged }: FollowOptions): Promise<void> {
  const isAtOnce = !isPurged && addresses.length > MOST_ONE_BY_ONE && (await edge.purgeAll());
  if (!isPurged && !isAtOnce) await each(addresses, (one) => edge.purge(one));
  await each(spread(addresses.filter(isRead), MOST_READ_BACK), (one) => requireShown(edge, liveDir, one));
}

/** Follows changes. Calls `told` each time when the edge has got everything. */
export function followEdge(edge: Edge, options: FollowOptions, told: () => void) {
  const { log, pauses = PAUSES } = options;
  const ending = new AbortController();
  let waiting = new Set<string>();
  let inWork = new Set<string>();
  /** Addresses that were purged once, and the moment of the second purge in milliseconds. */
  const purgedOnce: { readonly addresses: Set<string>; readonly at: number }[] = [];
  let running: Promise<void> | undefined;
  let wake = (): void => {};
  let pause = pauses.first;
  let reason: string | undefined;
  let since: number | undefined;

  /** Purges addresses. After a failure they wait for the next try, and so do all changes that come meanwhile. */
  async function attempt(addresses: Set<string>, done: () => void): Promise<void> {
    inWork = addresses;
    try {
      await bring(edge, [...addresses], options);
      done();
      [pause, reason] = [pauses.first, undefined];
    } catch (error) {
      waiting = waiting.union(addresses);
      reason = error instanceof Error ? error.message : String(error);
      if (pause >= TOLD_FROM_MS) log({ event: 'edge late', edge: edge.url, reason, againInSeconds: pause / 1000 });
      await pauseFor(pause, undefined, { signal: ending.signal }).catch(() => {});
      pause = Math.min(pause * 2, pauses.longest);
    }
    inWork = new Set();
  }

  /** Waits until the moment `at` (in milliseconds), or until a change comes. */
  async function untilNext(at: number): Promise<void> {
    const woken = new AbortController();
    wake = () => woken.abort();
    const signal = AbortSignal.any([woken.signal, ending.signal]);
    await pauseFor(Math.max(0, at - Date.now()), undefined, { signal }).catch(() => {});
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      const [next] = purgedOnce;
      if (waiting.size > 0) {
        const addresses = waiting;
        waiting = new Set();
        await attempt(addresses, () => purgedOnce.push({ addresses, at: Date.now() + pauses.again }));
      } else if (next && next.at <= Date.now()) {
        purgedOnce.shift();
        await attempt(next.addresses, () => {});
      } else if (next) await untilNext(next.at);
      else break;
    }
    running = undefined;
    if (ending.signal.aborted) return;
    since = undefined;
    told();
  }

  return {
    changed(addresses: readonly string[]) {
      for (const one of addresses) waiting.add(one);
      if (waiting.size === 0 || ending.signal.aborted) return;
      since ??= Date.now();
      wake();
      running ??= run();
    },
    /** Since when the edge is late, in milliseconds. Undefined if it is not late. */
    since: () => since,
    status(): EdgeStatus {
      const late = [inWork, ...purgedOnce.map(({ addresses }) => addresses)].reduce(
        (all, more) => all.union(more),
        waiting,
      );
      return {
        url: edge.url,
        late: late.size,
        since: since === undefined ? since : new Date(since).toISOString(),
        reason,
      };
    },
    async close() {
      ending.abort();
      await edge.close();
      await running;
    },
  };
}
