import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Known } from './known.ts';

interface Rounds {
  number: number;
  /** The moment all answers of a round are given at, in milliseconds. */
  now: number;
  mayHaveChanged: (source: string) => boolean;
  mayShrink: boolean;
  readonly asking: AsyncLocalStorage<Known>;
  readonly known: Set<Known>;
  /** What is left for when nobody waits any more, each under a name. */
  readonly left: Map<string, () => Promise<void>>;
  readonly underway: Set<Known>;
}

/** One for the whole process: the bundle of the site has its own copy of this file, and the publisher another. */
const KEY = Symbol.for('coalfields.rounds');
const shared = globalThis as { [KEY]?: Rounds | undefined };
const rounds: Rounds = (shared[KEY] ??= {
  number: 0,
  now: Date.now(),
  mayHaveChanged: () => true,
  mayShrink: false,
  asking: new AsyncLocalStorage(),
  known: new Set(),
  left: new Map(),
  underway: new Set(),
});

const NEVER = -1;
const MINUTE_MS = 60_000;
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** An equal answer stops the wave: what rests on it stands. */
function renew<Answer>(known: Known<Answer>, answer: Answer): void {
  if (known.changedAt !== NEVER && isDeepStrictEqual(known.answer, answer)) return;
  known.answer = answer;
  known.changedAt = rounds.number;
}

async function workOut<Answer>(known: Known<Answer>): Promise<void> {
  Object.assign(known, { checkedAt: NEVER, restsOn: new Set(), until: Infinity, notes: [] });
  renew(known, await rounds.asking.run(known, () => known.work(known.answer)));
}

/**
 * Whether it is the answer of this round, where that is seen without waiting for anything: nearly all answers stand, and to
 * wait for each of them takes longer than to look.
 */
export function isCurrent(known: Known): boolean {
  const { checkedAt, source, until, restsOn } = known;
  if (checkedAt === rounds.number) return true;
  if (checkedAt === NEVER || until <= rounds.now || known.underway) return false;
  if (source !== undefined && rounds.mayHaveChanged(source)) return false;
  for (const one of restsOn) {
    if (!isCurrent(one)) return false;
    if (one.changedAt <= checkedAt) continue;
    if (!known.take) return false;
    renew(known, known.take());
  }
  known.checkedAt = rounds.number;
  return true;
}

async function hasChanged(known: Known): Promise<boolean> {
  const { checkedAt, source, until, restsOn } = known;
  if (checkedAt === NEVER || until <= rounds.now) return true;
  if (source !== undefined && rounds.mayHaveChanged(source)) return true;
  for (const one of restsOn) {
    // What to make of one that fails, who rests on it knows: it is worked out anew.
    if (!isCurrent(one) && !(await stands(one))) return true;
    if (one.changedAt > checkedAt) return true;
  }
  return false;
}

const stands = (known: Known): Promise<boolean> =>
  bringUp(known).then(
    () => true,
    () => false,
  );

async function bring<Answer>(known: Known<Answer>): Promise<Answer> {
  try {
    if (await hasChanged(known)) await workOut(known);
    known.checkedAt = rounds.number;
    return known.answer as Answer;
  } catch (error) {
    known.checkedAt = NEVER;
    // In a plain build, which knows no rounds, it can be asked again.
    if (rounds.number > 0) known.failure = { round: rounds.number, error: asError(error) };
    throw error;
  } finally {
    known.underway = undefined;
    rounds.underway.delete(known);
  }
}

/** Brings an answer up to this round, whoever asks for it meanwhile. One that fails is worked out anew when asked again. */
function bringUp<Answer>(known: Known<Answer>): Promise<Answer> {
  if (known.failure?.round === rounds.number) return Promise.reject(known.failure.error);
  if (known.underway) return known.underway;
  rounds.underway.add(known);
  known.underway = bring(known);
  return known.underway;
}

/**
 * Asks what is known to come from some sources again, as far as it may have changed. Throws what the first that fails
 * throws: before then nothing that rests on it needs to be worked out.
 */
export async function askSources(isOne: (source: string) => boolean): Promise<void> {
  const sources = [...rounds.known].filter(({ source }) => source !== undefined && isOne(source));
  await Promise.all(sources.filter((known) => !isCurrent(known)).map(bringUp));
}

/** Whoever asked for them has given up: what is still being worked out belongs to this round and to no other. */
export async function endRound(): Promise<void> {
  while (rounds.underway.size > 0)
    await Promise.allSettled([...rounds.underway].map((known) => known.underway ?? Promise.resolve()));
}

/** A new answer to be kept; it is worked out when it is first asked for. */
export function keep<Answer>(
  how: Pick<Known<Answer>, 'work' | 'take' | 'source'>,
  forget = (): void => {},
): Known<Answer> {
  const known = { ...how, forget, changedAt: NEVER, checkedAt: NEVER, restsOn: new Set<Known>(), until: 0, notes: [] };
  rounds.known.add(known);
  return known;
}

/** The answer as it is in this round. Whoever asks while working out another one is noted as resting on it. */
export function ask<Answer>(known: Known<Answer>): Promise<Answer> {
  rounds.asking.getStore()?.restsOn.add(known);
  if (isCurrent(known)) return Promise.resolve(known.answer as Answer);
  return bringUp(known);
}

/** What is taken out of another answer: where that has changed, it is seen at once whether this has. */
export const part = <Whole, Answer>(of: Known<Whole>, take: (whole: Whole) => Answer): Known<Answer> =>
  keep({ work: async () => take(await ask(of)), take: () => take(of.answer as Whole) });

function byKey<Key extends string, Answer>(
  work: (key: Key, before: Answer | undefined) => Promise<Answer>,
  isSource: boolean,
) {
  const answers = new Map<Key, Known<Answer>>();
  return (key: Key): Promise<Answer> => {
    const found = answers.get(key);
    if (found) return ask(found);
    const how = { work: (before: Answer | undefined) => work(key, before), ...(isSource && { source: key }) };
    const known = keep<Answer>(how, () => answers.delete(key));
    answers.set(key, known);
    return ask(known);
  };
}

/**
 * Remembers what a function answered for each text key, for as long as what it asked stands. It is given the answer before,
 * to make the new one of it where that is less work. One that fails can be asked again.
 */
export const once = <Key extends string, Answer>(
  work: (key: Key, before: Answer | undefined) => Promise<Answer>,
): ((key: Key) => Promise<Answer>) => byKey(work, false);

/**
 * The same for what comes from outside of the program: each round asks it again, as far as it may have changed. It is
 * given the answer before, to give it back when it still stands.
 */
export const outside = <Answer>(
  work: (address: string, before: Answer | undefined) => Promise<Answer>,
): ((address: string) => Promise<Answer>) => byKey(work, true);

/** Whether an operator has allowed lists to shrink in this round. */
export const mayShrink = (): boolean => rounds.mayShrink;

/** The moment that stands for now, in milliseconds: one for all of a round. */
export const presentMoment = (): number => rounds.now;

/** Says of the answer that is being worked out that the clock makes it another at a moment. What lies behind does not count. */
export function standsUntil(moment: number): void {
  const known = rounds.asking.getStore();
  if (known && moment > rounds.now) known.until = Math.min(known.until, moment);
}

/** Puts a remark by the answer that is being worked out: it goes when that is worked out anew. */
export const remark = (note: unknown): void => void rounds.asking.getStore()?.notes.push(note);

/**
 * Does what no answer rests on: at once in a plain build; in a round when `doWhatIsLeft` is called, so that no visitor waits
 * for it. The later work of a name takes the place of the earlier.
 */
export async function leaveForLater(name: string, work: () => Promise<void>): Promise<void> {
  if (rounds.number === 0) await work();
  else rounds.left.set(name, work);
}

/** Does what was left for later. Of a round that failed it is still to be done: its answers stand for the next one. */
export async function doWhatIsLeft(): Promise<void> {
  for (const [name, work] of [...rounds.left]) {
    await work();
    if (rounds.left.get(name) === work) rounds.left.delete(name);
  }
}

export interface RoundOptions {
  readonly now: number;
  /** Which sources are to be asked again. */
  readonly mayHaveChanged: (source: string) => boolean;
  /** Whether lists may lose over half of their entries in it. */
  readonly mayShrink?: boolean;
}

/** Begins a round: every answer is looked at again when it is asked for. */
export function beginRound(options: RoundOptions): void {
  // A clock that was set back: what has changed with it since then may not have changed yet.
  if (options.now < rounds.now - MINUTE_MS) for (const known of rounds.known) known.until = 0;
  rounds.number += 1;
  Object.assign(rounds, { mayShrink: false }, options);
}

/** Forgets what nobody has asked for in this round. For after a round in which everything was asked. */
export function forgetUnasked(): void {
  for (const known of rounds.known) {
    if (known.checkedAt === rounds.number) continue;
    rounds.known.delete(known);
    known.forget();
  }
}

/** What was remarked of all answers that are known. */
export const allRemarks = (): unknown[] => [...rounds.known].flatMap(({ notes }) => notes);

/** The next moment at which the clock makes some answer another; `Infinity` when there is none. */
export const nextMoment = (): number => [...rounds.known].reduce((next, { until }) => Math.min(next, until), Infinity);
