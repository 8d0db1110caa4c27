import { expect, test } from 'vitest';
import {
  ask,
  beginRound,
  doWhatIsLeft,
  endRound,
  forgetUnasked,
  keep,
  leaveForLater,
  nextMoment,
  once,
  outside,
  part,
  presentMoment,
  standsUntil,
} from '~/lib/questions';

const everything = { mayHaveChanged: () => true };
const nothing = { mayHaveChanged: () => false };

/** Sources that are set by hand, and how often each answer was worked out. */
function world(values: Record<string, unknown>) {
  const counts: Record<string, number> = {};
  const count = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
  const source = outside(async (name) => {
    count(name);
    await Promise.resolve();
    if (values[name] instanceof Error) throw values[name];
    return structuredClone(values[name]);
  });
  return { values, counts, count, source };
}

test('an answer is worked out anew when what it rests on has changed, and only then', async () => {
  const { values, counts, count, source } = world({ a: 1, b: 2 });
  const sum = once(async (_: 'sum') => {
    count('sum');
    return Number(await source('a')) + Number(await source('b'));
  });
  expect(await sum('sum')).toBe(3);
  beginRound({ now: presentMoment(), ...everything });
  expect(await sum('sum')).toBe(3);
  expect(counts).toEqual({ a: 2, b: 2, sum: 1 });
  values.b = 5;
  beginRound({ now: presentMoment(), ...nothing });
  expect(await sum('sum')).toBe(3);
  beginRound({ now: presentMoment(), mayHaveChanged: (name) => name === 'b' });
  expect(await sum('sum')).toBe(6);
  expect(counts).toEqual({ a: 2, b: 3, sum: 2 });
});

test('an equal answer stops the wave: what rests on it is not worked out again', async () => {
  const { values, counts, count, source } = world({ list: ['b', 'a'] });
  const sorted = once(async (_: 'all') => ((await source('list')) as string[]).toSorted());
  const shown = once(async (_: 'all') => {
    count('shown');
    return (await sorted('all')).join();
  });
  const before = await sorted('all');
  await shown('all');
  values.list = ['a', 'b'];
  beginRound({ now: presentMoment(), ...everything });
  expect(await shown('all')).toBe('a,b');
  expect(counts.shown).toBe(1);
  expect(await sorted('all')).toBe(before);
});

test('what was asked by way of another key is seen to change back again', async () => {
  const { values, source } = world({ table: { x: 1, y: 1 } });
  const entry = once(async (key) => ((await source('table')) as Record<string, number>)[key]);
  const page = keep({ work: async () => `x is ${await entry('x')}` });
  for (const [x, said] of [
    [1, 'x is 1'],
    [2, 'x is 2'],
    [1, 'x is 1'],
  ] as const) {
    values.table = { x, y: Math.random() };
    beginRound({ now: presentMoment(), ...everything });
    expect(await ask(page)).toBe(said);
  }
});

test('who rests on a part of an answer is worked out anew when that part has changed, and only then', async () => {
  const { values, counts, count, source } = world({ table: { x: 1, y: 1 } });
  const table = keep({ work: () => source('table') as Promise<Record<string, number>> });
  const x = part(table, (all) => all.x);
  const page = keep({
    work: async () => {
      count('page');
      return `x is ${await ask(x)}`;
    },
  });
  expect(await ask(page)).toBe('x is 1');
  for (const [next, shown, times] of [
    [{ x: 1, y: 2 }, 'x is 1', 1],
    [{ x: 2, y: 2 }, 'x is 2', 2],
    [{ x: 1, y: 2 }, 'x is 1', 3],
    [{ y: 2 }, 'x is undefined', 4],
  ] as const) {
    values.table = next;
    beginRound({ now: presentMoment(), ...everything });
    await ask(table);
    expect(await ask(page)).toBe(shown);
    expect(counts.page).toBe(times);
  }
});

test('the clock makes an answer another at its moment, and says when that is', async () => {
  const start = presentMoment() + 1000;
  beginRound({ now: start, ...nothing });
  forgetUnasked();
  const isOpen = once((_: 'tender') => {
    standsUntil(start + 60_000);
    return Promise.resolve(presentMoment() < start + 60_000);
  });
  const page = keep({ work: async () => ((await isOpen('tender')) ? 'open' : 'closed') });
  expect(await ask(page)).toBe('open');
  expect(nextMoment()).toBe(start + 60_000);
  beginRound({ now: start + 59_999, ...nothing });
  expect(await ask(page)).toBe('open');
  beginRound({ now: start + 60_000, ...nothing });
  expect(await ask(page)).toBe('closed');
  // A clock that was wrong, and is set back.
  beginRound({ now: start + 3_600_000, ...nothing });
  expect(await ask(page)).toBe('closed');
  beginRound({ now: start, ...nothing });
  expect(await ask(page)).toBe('open');
  expect(nextMoment()).toBe(start + 60_000);
});

test('a source that fails fails who asked, once a round, and is asked again in the next', async () => {
  const { values, counts, source } = world({ a: 1 });
  const page = keep({ work: async () => `a is ${String(await source('a'))}` });
  expect(await ask(page)).toBe('a is 1');
  values.a = new Error('no answer');
  beginRound({ now: presentMoment(), ...everything });
  await expect(ask(page)).rejects.toThrow('no answer');
  await endRound();
  expect(counts.a).toBe(2);
  values.a = 2;
  beginRound({ now: presentMoment(), ...everything });
  expect(await ask(page)).toBe('a is 2');
});

test('who can do without a source that fails goes on, in every round', async () => {
  const { values, source } = world({ a: new Error('no answer') });
  const page = keep({ work: () => source('a').then(String, () => 'without') });
  expect(await ask(page)).toBe('without');
  beginRound({ now: presentMoment(), ...everything });
  expect(await ask(page)).toBe('without');
  values.a = 1;
  beginRound({ now: presentMoment(), ...everything });
  expect(await ask(page)).toBe('1');
});

test('what is left for later is done once, the later work of a name in place of the earlier', async () => {
  const done: string[] = [];
  const work = (name: string) => (): Promise<void> => Promise.resolve(void done.push(name));
  beginRound({ now: presentMoment(), ...nothing });
  await leaveForLater('a', work('a, first'));
  await leaveForLater('b', work('b'));
  await leaveForLater('a', work('a, second'));
  expect(done).toEqual([]);
  await doWhatIsLeft();
  await doWhatIsLeft();
  expect(done).toEqual(['a, second', 'b']);
});
