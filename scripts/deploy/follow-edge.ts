// Brings what has changed to one edge (a cache in front of the site). An address is purged twice: a request that was on
// its way to the origin at the first purge may put the old page into the cache again.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { isFrame } from '../build/dictionary.ts';
import type { Log } from '../publish/log.ts';
import { fallbackOf, fileOf } from '../serve/rules.ts';
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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

/** The bytes that the origin sends for an address. A search without results of its own gets the page of all searches. */
async function bytesAt(liveDir: string, address: string): Promise<Buffer | undefined> {
  for (const file of [fileOf(address), fallbackOf(address)]) {
    const bytes = file && (await readFile(path.join(liveDir, decodeURI(file))).catch(() => undefined));
    if (bytes) return bytes;
  }
  return undefined;
}

/** Throws if the edge does not show a page as it is in the folder, or still shows a removed page. */
async function requireShown(edge: Edge, liveDir: string, address: string): Promise<void> {
  const [{ status, bytes }, expected] = await Promise.all([edge.get(address), bytesAt(liveDir, address)]);
  if (expected ? status === 200 && bytes.equals(expected) : status === 404) return;
  const found = status === 200 ? 'an old page' : `status ${status}`;
  throw new Error(`GET ${address}: expected ${expected ? 'the new page' : 'status 404'}, found ${found}.`);
}

/** The addresses whose work failed, with the reasons. */
type Failures = Map<string, string>;

/**
 * Works on some addresses at a time, and notes failures. If all of them fail, the edge is down: then the others count as
 * failed too, because a hanging edge must not collect requests.
 */
async function each(addresses: readonly string[], failures: Failures, work: (address: string) => Promise<void>) {
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const lot = addresses.slice(from, from + AT_ONCE);
    const results = await Promise.allSettled(lot.map(work));
    const reasons = results.map((one) => (one.status === 'rejected' ? messageOf(one.reason) : undefined));
    for (const [index, reason] of reasons.entries()) if (reason !== undefined) failures.set(lot[index] ?? '', reason);
    const [reason] = reasons;
    if (reason === undefined || reasons.includes(undefined)) continue;
    for (const address of addresses.slice(from + AT_ONCE)) failures.set(address, reason);
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

/** Waits for a moment, and can be woken earlier. */
function openAlarm() {
  let woken = new AbortController();
  return {
    ring: () => woken.abort(),
    /** Waits until the moment `at`, in milliseconds, or until `ring` is called. */
    async until(at: number) {
      woken = new AbortController();
      await pauseFor(Math.max(0, at - Date.now()), undefined, { signal: woken.signal }).catch(() => {});
    },
  };
}

/** Follows changes. Calls `told` each time when the edge has got everything. */
export function followEdge(edge: Edge, options: FollowOptions, told: () => void) {
  const { log, pauses = PAUSES } = options;
  const ending = new AbortController();
  const alarm = openAlarm();
  /** Changed addresses that were not purged yet. */
  let fresh = new Set<string>();
  let inWork = new Set<string>();
  /** Addresses that are tried again later. New changes do not wait for them. */
  let failed = new Set<string>();
  let failedUntil = 0;
  /** Addresses that were purged once, and the moment of the second purge in milliseconds. */
  const purgedOnce: { readonly addresses: Set<string>; readonly at: number }[] = [];
  let running: Promise<void> | undefined;
  let pause = pauses.first;
  let reason: string | undefined;
  let since: number | undefined;

  function noteFailures(failures: Failures): void {
    failed = failed.union(failures);
    [reason] = failures.values();
    if (pause >= TOLD_FROM_MS) log({ event: 'edge late', edge: edge.url, reason, againInSeconds: pause / 1000 });
    failedUntil = Date.now() + pause;
    pause = Math.min(pause * 2, pauses.longest);
  }

  async function attempt(addresses: Set<string>): Promise<Set<string>> {
    inWork = addresses;
    const failures = await bring(edge, [...addresses], options);
    inWork = new Set();
    if (failures.size > 0) noteFailures(failures);
    else if (failed.size === 0) [pause, reason] = [pauses.first, undefined];
    return addresses.difference(failures);
  }

  /** Does what is next. Returns false if nothing is left to do. */
  async function workOnNext(): Promise<boolean> {
    const now = Date.now();
    const isRetry = failedUntil <= now;
    const [next] = purgedOnce;
    if (fresh.size > 0 || (isRetry && failed.size > 0)) {
      const addresses = isRetry ? fresh.union(failed) : fresh;
      fresh = new Set();
      if (isRetry) failed = new Set();
      const done = await attempt(addresses);
      if (done.size > 0) purgedOnce.push({ addresses: done, at: Date.now() + pauses.again });
    } else if (next && next.at <= now) {
      purgedOnce.shift();
      await attempt(next.addresses);
    } else if (next || failed.size > 0)
      await alarm.until(Math.min(next?.at ?? Infinity, failed.size > 0 ? failedUntil : Infinity));
    else return false;
    return true;
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted && (await workOnNext()));
    running = undefined;
    if (ending.signal.aborted) return;
    since = undefined;
    told();
  }

  return {
    changed(addresses: readonly string[]) {
      for (const one of addresses) fresh.add(one);
      if (fresh.size === 0 || ending.signal.aborted) return;
      since ??= Date.now();
      alarm.ring();
      running ??= run();
    },
    /** Since when the edge is late, in milliseconds. Undefined if it is not late. */
    since: () => since,
    status(): EdgeStatus {
      const late = [inWork, failed, ...purgedOnce.map(({ addresses }) => addresses)].reduce(
        (all, more) => all.union(more),
        fresh,
      );
      const moment = since === undefined ? undefined : new Date(since).toISOString();
      return { url: edge.url, late: late.size, since: moment, reason };
    },
    async close() {
      ending.abort();
      alarm.ring();
      await edge.close();
      await running;
    },
  };
}
