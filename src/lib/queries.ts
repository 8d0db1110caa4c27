// Incremental computation. A query is a cached value, with its function and with the list of other queries that the function
// has read. Each publish is a revision. In a revision, a query is computed again only if its input has changed, its time has
// expired, or a query that it has read has a new value. A build without publisher is revision 0: it computes every query once.
import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Query, RevisionOptions } from './query.ts';

export type { RevisionOptions };

interface State extends Required<RevisionOptions> {
  revision: number;
  /** The query that is being computed. */
  readonly reader: AsyncLocalStorage<Query | undefined>;
  readonly queries: Set<Query>;
  /** The queries that read external inputs. */
  readonly sources: Set<Query>;
  readonly deferred: Map<string, () => Promise<void>>;
  readonly pending: Set<Query>;
}

/** The site's bundle and the publisher each have a copy of this file. With this key, all copies share one state. */
const KEY = Symbol.for('coalfields.queries');
const shared = globalThis as { [KEY]?: State | undefined };
const state: State = (shared[KEY] ??= {
  revision: 0,
  now: Date.now(),
  mayHaveChanged: () => true,
  isNarrow: () => false,
  mayShrink: false,
  reader: new AsyncLocalStorage(),
  queries: new Set(),
  sources: new Set(),
  deferred: new Map(),
  pending: new Set(),
});

const NEVER = -1;
const MINUTE_MS = 60_000;

/** Stores a new value. If it equals the old value, nothing changes and dependent queries stay valid. */
function setValue<Value>(query: Query<Value>, value: Value): void {
  if (query.changedAt !== NEVER && isDeepStrictEqual(query.value, value)) return;
  query.value = value;
  query.changedAt = state.revision;
}

async function compute<Value>(query: Query<Value>): Promise<void> {
  Object.assign(query, { verifiedAt: NEVER, dependencies: new Set(), validUntil: Infinity, notes: [] });
  setValue(query, await state.reader.run(query, () => query.compute(query.value)));
}

/** True if the value was never computed or has expired, or if its input could have changed. */
const isExpired = ({ verifiedAt, validUntil, source, value }: Query): boolean =>
  verifiedAt === NEVER || validUntil <= state.now || (source !== undefined && state.mayHaveChanged(source, value));

/** True if the value is known to be current. This check is fast and does not wait. Most values need no other check. */
export function isFresh(query: Query): boolean {
  if (query.verifiedAt === state.revision) return true;
  if (query.pending || isExpired(query)) return false;
  for (const dependency of query.dependencies) {
    if (!isFresh(dependency)) return false;
    if (dependency.changedAt <= query.verifiedAt) continue;
    if (!query.select) return false;
    setValue(query, query.select());
  }
  query.verifiedAt = state.revision;
  return true;
}

/** Updates the dependencies of a query, until one of them has changed. Returns true if the query must be computed again. */
export async function hasToCompute(query: Query): Promise<boolean> {
  if (isExpired(query)) return true;
  for (const dependency of query.dependencies) {
    // A failed dependency also makes this query compute again, because this query decides what the failure means.
    if (!isFresh(dependency) && !(await isVerified(dependency))) return true;
    if (dependency.changedAt > query.verifiedAt) return true;
  }
  return false;
}

const isVerified = async (query: Query): Promise<boolean> =>
  (await Promise.allSettled([verify(query)]))[0].status === 'fulfilled';

async function verifyNow<Value>(query: Query<Value>): Promise<Value> {
  try {
    if (await hasToCompute(query)) await compute(query);
    query.verifiedAt = state.revision;
    return query.value as Value;
  } catch (error) {
    query.verifiedAt = NEVER;
    // A build without publisher does not store the failure, so it can compute the query again.
    if (state.revision > 0) query.failure = { revision: state.revision, error: error as Error };
    throw error;
  } finally {
    query.pending = undefined;
    state.pending.delete(query);
  }
}

/** Makes a value current and returns it. Callers at the same time wait for the same computation. */
function verify<Value>(query: Query<Value>): Promise<Value> {
  if (query.failure?.revision === state.revision) return Promise.reject(query.failure.error);
  if (query.pending) return query.pending;
  state.pending.add(query);
  query.pending = verifyNow(query);
  return query.pending;
}

/** Updates the inputs that `isWanted` accepts: if an input could have changed, reads it again. Throws the first error. */
export async function refreshInputs(isWanted: (source: string) => boolean): Promise<void> {
  const inputs = [...state.sources].filter(({ source = '' }) => isWanted(source));
  await Promise.all(inputs.filter((query) => !isFresh(query)).map(verify));
}

/** Waits for the running computations of a stopped publish. Otherwise they could end during the next publish. */
export async function settle(): Promise<void> {
  while (state.pending.size > 0)
    await Promise.allSettled([...state.pending].map(({ pending }) => pending ?? Promise.resolve()));
}

/** Creates a query (a cached value). The value is computed at the first read. */
export function createQuery<Value>(
  how: Pick<Query<Value>, 'compute' | 'select' | 'source'>,
  onDrop = (): void => {},
): Query<Value> {
  const unread = { changedAt: NEVER, verifiedAt: NEVER, validUntil: 0, notes: [] };
  const query = { ...how, ...unread, dependencies: new Set<Query>(), onDrop };
  state.queries.add(query);
  if (how.source !== undefined) state.sources.add(query);
  return query;
}

/** Returns the value of a query. If the function of another query calls this, that other query depends on this query. */
export function readQuery<Value>(query: Query<Value>): Promise<Value> {
  state.reader.getStore()?.dependencies.add(query);
  if (isFresh(query)) return Promise.resolve(query.value as Value);
  return verify(query);
}

/** Reads cached values, but does not add them to the dependencies of the query that is being computed. */
export const untracked = <Value>(read: () => Promise<Value>): Promise<Value> => state.reader.run(undefined, read);

/** Creates a query for a part of another query's value. `isFresh` can update this query without waiting. */
export const selectQuery = <Whole, Value>(of: Query<Whole>, select: (whole: Whole) => Value): Query<Value> =>
  createQuery({ compute: async () => select(await readQuery(of)), select: () => select(of.value as Whole) });

function byKey<Key extends string | object, Value>(
  work: (key: Key, before: Value | undefined) => Promise<Value>,
  isSource: boolean,
) {
  const queries = new Map<Key, Query<Value>>();
  return (key: Key): Promise<Value> => {
    const found = queries.get(key);
    if (found) return readQuery(found);
    const compute = (before: Value | undefined): Promise<Value> => work(key, before);
    const how = { compute, ...(isSource && { source: key as string }) };
    const query = createQuery<Value>(how, () => queries.delete(key));
    queries.set(key, query);
    return readQuery(query);
  };
}

/** Caches a computed value. `work` gets the previous value. After a failure, the next publish computes the value again. */
export function derived<Value>(work: (before: Value | undefined) => Promise<Value>): () => Promise<Value> {
  const read = byKey<'', Value>((_, before) => work(before), false);
  return () => read('');
}

/** Like `derived`, but with a value for each key. An object as key is compared by identity. */
export const derivedBy = <Key extends string | object, Value>(
  work: (key: Key, before: Value | undefined) => Promise<Value>,
): ((key: Key) => Promise<Value>) => byKey(work, false);

/**
 * Caches external inputs by address. Each publish reads an input again if the input could have changed. `work` gets the
 * previous value, and returns this value if it is still valid.
 */
export const fromSource = <Value>(
  work: (address: string, before: Value | undefined) => Promise<Value>,
): ((address: string) => Promise<Value>) => byKey(work, true);

/** The options of this build or publish. */
export const revisionOptions = (): Readonly<Required<RevisionOptions>> => state;

/** True for a build without publisher. */
export const isBuild = (): boolean => state.revision === 0;

/** True if a publisher updates a site. False for a build, and for the first publish of a publisher. */
export const isUpdate = (): boolean => state.revision > 1;

/** Returns the time when this build or publish began, in milliseconds. */
export const revisionTime = (): number => state.now;

/** Sets when the value of the current query (which is being computed) expires. Ignores moments in the past. */
export function expireAt(moment: number): void {
  const query = state.reader.getStore();
  if (query && moment > state.now) query.validUntil = Math.min(query.validUntil, moment);
}

/** True if the query that is being computed has read a query that failed in this publish. */
export const hasFailedInput = (): boolean =>
  [...(state.reader.getStore()?.dependencies ?? [])].some(({ failure }) => failure?.revision === state.revision);

/** Adds a note to the query (cached value) that is being computed. The note is deleted at the next computation. */
export const addNote = (note: unknown): void => void state.reader.getStore()?.notes.push(note);

/**
 * Runs work that no value depends on. In a build without publisher, the work runs at once. Otherwise `runDeferred` runs
 * it later, so that publishing does not wait. Work replaces earlier work with the same name.
 */
export async function defer(name: string, work: () => Promise<void>): Promise<void> {
  if (isBuild()) await work();
  else state.deferred.set(name, work);
}

/** Runs the deferred work. Work of a failed publish also runs, because its values stay valid in the next publish. */
export async function runDeferred(): Promise<void> {
  for (const [name, work] of [...state.deferred]) {
    await work();
    if (state.deferred.get(name) === work) state.deferred.delete(name);
  }
}

/** Begins a revision (a publish). Each value is checked when it is read. */
export function beginRevision(options: RevisionOptions): void {
  // If the clock was set back, values that expired can be valid again. So all values are computed again.
  if (options.now < state.now - MINUTE_MS) for (const query of state.queries) query.validUntil = 0;
  state.revision += 1;
  Object.assign(state, { mayShrink: false, isNarrow: () => false }, options);
}

/** Deletes queries that were not read in this publish. Call it only after all queries that are still needed were read. */
export function dropUnread(): void {
  for (const query of state.queries) {
    if (query.verifiedAt === state.revision) continue;
    state.queries.delete(query);
    state.sources.delete(query);
    query.onDrop();
  }
}

export const allNotes = (): unknown[] => [...state.queries].flatMap(({ notes }) => notes);

/** Returns all inputs, each with its address and the value that was read. */
export const allInputs = (): { source: string; value: unknown }[] =>
  [...state.sources].map(({ source = '', value }) => ({ source, value }));

/** Returns the next moment when a value expires, or `Infinity` if no value expires. */
export const nextExpiry = (): number =>
  [...state.queries].reduce((next, { validUntil }) => Math.min(next, validUntil), Infinity);
