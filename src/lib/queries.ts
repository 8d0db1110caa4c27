// Incremental computation. A query caches a value and notes which queries it has read. Each publication is a revision: in
// it a query is computed again only when an input has changed, the clock has passed a moment, or a dependency has another
// value. A plain build is revision 0: every query is computed once.
import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Query } from './query.ts';

interface State {
  revision: number;
  /** The time that all values of a revision are computed for, in milliseconds. */
  now: number;
  mayHaveChanged: (source: string) => boolean;
  mayShrink: boolean;
  /** The query that is being computed. */
  readonly reader: AsyncLocalStorage<Query>;
  readonly queries: Set<Query>;
  readonly deferred: Map<string, () => Promise<void>>;
  readonly pending: Set<Query>;
}

/** One for the whole process: the bundle of the site has its own copy of this file, and the publisher another. */
const KEY = Symbol.for('coalfields.queries');
const shared = globalThis as { [KEY]?: State | undefined };
const state: State = (shared[KEY] ??= {
  revision: 0,
  now: Date.now(),
  mayHaveChanged: () => true,
  mayShrink: false,
  reader: new AsyncLocalStorage(),
  queries: new Set(),
  deferred: new Map(),
  pending: new Set(),
});

const NEVER = -1;
const MINUTE_MS = 60_000;
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** An equal value changes nothing: queries that depend on it stay valid. */
function setValue<Value>(query: Query<Value>, value: Value): void {
  if (query.changedAt !== NEVER && isDeepStrictEqual(query.value, value)) return;
  query.value = value;
  query.changedAt = state.revision;
}

async function compute<Value>(query: Query<Value>): Promise<void> {
  Object.assign(query, { verifiedAt: NEVER, dependencies: new Set(), validUntil: Infinity, notes: [] });
  setValue(query, await state.reader.run(query, () => query.compute(query.value)));
}

/** What made the value is another by now, whatever its dependencies say. */
const isExpired = ({ verifiedAt, validUntil, source }: Query): boolean =>
  verifiedAt === NEVER || validUntil <= state.now || (source !== undefined && state.mayHaveChanged(source));

/**
 * Whether the value is of this revision, as far as that is seen without waiting. Nearly all values are, and waiting for
 * each of them takes longer than looking.
 */
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

async function hasToCompute(query: Query): Promise<boolean> {
  if (isExpired(query)) return true;
  for (const dependency of query.dependencies) {
    // The query itself knows what a failed dependency means for it.
    if (!isFresh(dependency) && !(await isVerified(dependency))) return true;
    if (dependency.changedAt > query.verifiedAt) return true;
  }
  return false;
}

const isVerified = (query: Query): Promise<boolean> =>
  verify(query).then(
    () => true,
    () => false,
  );

async function verifyNow<Value>(query: Query<Value>): Promise<Value> {
  try {
    if (await hasToCompute(query)) await compute(query);
    query.verifiedAt = state.revision;
    return query.value as Value;
  } catch (error) {
    query.verifiedAt = NEVER;
    // A plain build may read it again.
    if (state.revision > 0) query.failure = { revision: state.revision, error: asError(error) };
    throw error;
  } finally {
    query.pending = undefined;
    state.pending.delete(query);
  }
}

/** Brings a value up to this revision, once for all who read it meanwhile. */
function verify<Value>(query: Query<Value>): Promise<Value> {
  if (query.failure?.revision === state.revision) return Promise.reject(query.failure.error);
  if (query.pending) return query.pending;
  state.pending.add(query);
  query.pending = verifyNow(query);
  return query.pending;
}

/** Reads inputs again, as far as they may have changed. Throws what the first that fails throws. */
export async function refreshInputs(isWanted: (source: string) => boolean): Promise<void> {
  const inputs = [...state.queries].filter(({ source }) => source !== undefined && isWanted(source));
  await Promise.all(inputs.filter((query) => !isFresh(query)).map(verify));
}

/** Waits for what is still being computed after a revision was given up: it belongs to no other revision. */
export async function settle(): Promise<void> {
  while (state.pending.size > 0)
    await Promise.allSettled([...state.pending].map(({ pending }) => pending ?? Promise.resolve()));
}

/** Makes a query. It is computed when it is first read. */
export function createQuery<Value>(
  how: Pick<Query<Value>, 'compute' | 'select' | 'source'>,
  onDrop = (): void => {},
): Query<Value> {
  const unread = { changedAt: NEVER, verifiedAt: NEVER, validUntil: 0, notes: [] };
  const query = { ...how, ...unread, dependencies: new Set<Query>(), onDrop };
  state.queries.add(query);
  return query;
}

/** The value of this revision. A query that is being computed depends on what it reads. */
export function readQuery<Value>(query: Query<Value>): Promise<Value> {
  state.reader.getStore()?.dependencies.add(query);
  if (isFresh(query)) return Promise.resolve(query.value as Value);
  return verify(query);
}

/** A part of another query's value. Whether the part has changed is seen at once. */
export const selectQuery = <Whole, Value>(of: Query<Whole>, select: (whole: Whole) => Value): Query<Value> =>
  createQuery({ compute: async () => select(await readQuery(of)), select: () => select(of.value as Whole) });

function byKey<Key extends string, Value>(
  work: (key: Key, before: Value | undefined) => Promise<Value>,
  isSource: boolean,
) {
  const queries = new Map<Key, Query<Value>>();
  return (key: Key): Promise<Value> => {
    const found = queries.get(key);
    if (found) return readQuery(found);
    const how = { compute: (before: Value | undefined) => work(key, before), ...(isSource && { source: key }) };
    const query = createQuery<Value>(how, () => queries.delete(key));
    queries.set(key, query);
    return readQuery(query);
  };
}

/**
 * Caches a value that is derived from other queries. The function is given the value before, so that it can change that
 * where this is less work. After a failure it is computed again when it is read again.
 */
export function derived<Value>(work: (before: Value | undefined) => Promise<Value>): () => Promise<Value> {
  const read = byKey<'', Value>((_, before) => work(before), false);
  return () => read('');
}

/** The same with a value for each key. */
export const derivedBy = <Key extends string, Value>(
  work: (key: Key, before: Value | undefined) => Promise<Value>,
): ((key: Key) => Promise<Value>) => byKey(work, false);

/**
 * Caches inputs from outside of the program by their address. Each revision reads those again that may have changed. The
 * function is given the value before, to return it when it is still valid.
 */
export const fromSource = <Value>(
  work: (address: string, before: Value | undefined) => Promise<Value>,
): ((address: string) => Promise<Value>) => byKey(work, true);

/** Whether an operator has allowed lists to shrink in this revision. */
export const mayShrink = (): boolean => state.mayShrink;

/** The time that this revision is computed for, in milliseconds. */
export const revisionTime = (): number => state.now;

/** The value that is being computed is another from a moment on. A moment in the past does not count. */
export function expireAt(moment: number): void {
  const query = state.reader.getStore();
  if (query && moment > state.now) query.validUntil = Math.min(query.validUntil, moment);
}

/** Adds a note to the value that is being computed. It goes when that is computed again. */
export const addNote = (note: unknown): void => void state.reader.getStore()?.notes.push(note);

/**
 * Does work that no value depends on: at once in a plain build; else when `runDeferred` is called, so that no visitor waits
 * for it. Later work replaces earlier work of the same name.
 */
export async function defer(name: string, work: () => Promise<void>): Promise<void> {
  if (state.revision === 0) await work();
  else state.deferred.set(name, work);
}

/** Does the deferred work, also that of a revision that failed: its values are valid in the next one. */
export async function runDeferred(): Promise<void> {
  for (const [name, work] of [...state.deferred]) {
    await work();
    if (state.deferred.get(name) === work) state.deferred.delete(name);
  }
}

export interface RevisionOptions {
  readonly now: number;
  /** Which sources are read again. */
  readonly mayHaveChanged: (source: string) => boolean;
  /** Whether lists may lose over half of their entries. */
  readonly mayShrink?: boolean;
}

/** Begins a revision: each value is verified when it is read. */
export function beginRevision(options: RevisionOptions): void {
  // The clock was set back: a value that it has changed since then may be the one before again.
  if (options.now < state.now - MINUTE_MS) for (const query of state.queries) query.validUntil = 0;
  state.revision += 1;
  Object.assign(state, { mayShrink: false }, options);
}

/** Drops what nobody has read in this revision. For after a revision in which everything was read. */
export function dropUnread(): void {
  for (const query of state.queries) {
    if (query.verifiedAt === state.revision) continue;
    state.queries.delete(query);
    query.onDrop();
  }
}

/** The notes on all values. */
export const allNotes = (): unknown[] => [...state.queries].flatMap(({ notes }) => notes);

/** The next moment at which the clock changes a value; `Infinity` when there is none. */
export const nextExpiry = (): number =>
  [...state.queries].reduce((next, { validUntil }) => Math.min(next, validUntil), Infinity);
