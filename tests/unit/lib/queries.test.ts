import { expect, test } from 'vitest';
import {
  readQuery,
  beginRevision,
  defer,
  derived,
  derivedBy,
  dropUnread,
  expireAt,
  fromSource,
  createQuery,
  nextExpiry,
  selectQuery,
  revisionTime,
  runDeferred,
  settle,
} from '~/lib/queries';

const everything = { mayHaveChanged: () => true };
const nothing = { mayHaveChanged: () => false };

/** Makes sources with values that a test sets. Counts how often each value is computed. */
function world(values: Record<string, unknown>) {
  const counts: Record<string, number> = {};
  const count = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
  const source = fromSource(async (name) => {
    count(name);
    await Promise.resolve();
    if (values[name] instanceof Error) throw values[name];
    return structuredClone(values[name]);
  });
  return { values, counts, count, source };
}

test('an answer is worked out anew when what it rests on has changed, and only then', async () => {
  const { values, counts, count, source } = world({ a: 1, b: 2 });
  const sum = derived(async () => {
    count('sum');
    return Number(await source('a')) + Number(await source('b'));
  });
  expect(await sum()).toBe(3);
  beginRevision({ now: revisionTime(), ...everything });
  expect(await sum()).toBe(3);
  expect(counts).toEqual({ a: 2, b: 2, sum: 1 });
  values.b = 5;
  beginRevision({ now: revisionTime(), ...nothing });
  expect(await sum()).toBe(3);
  beginRevision({ now: revisionTime(), mayHaveChanged: (name) => name === 'b' });
  expect(await sum()).toBe(6);
  expect(counts).toEqual({ a: 2, b: 3, sum: 2 });
});

test('an equal answer stops the wave: what rests on it is not worked out again', async () => {
  const { values, counts, count, source } = world({ list: ['b', 'a'] });
  const sorted = derived(async () => ((await source('list')) as string[]).toSorted());
  const shown = derived(async () => {
    count('shown');
    return (await sorted()).join();
  });
  const before = await sorted();
  await shown();
  values.list = ['a', 'b'];
  beginRevision({ now: revisionTime(), ...everything });
  expect(await shown()).toBe('a,b');
  expect(counts.shown).toBe(1);
  expect(await sorted()).toBe(before);
});

test('a query that reads another key notices when that value changes back', async () => {
  const { values, source } = world({ table: { x: 1, y: 1 } });
  const entry = derivedBy(async (key: string) => ((await source('table')) as Record<string, number>)[key]);
  const page = createQuery({ compute: async () => `x is ${await entry('x')}` });
  for (const [x, said] of [
    [1, 'x is 1'],
    [2, 'x is 2'],
    [1, 'x is 1'],
  ] as const) {
    values.table = { x, y: Math.random() };
    beginRevision({ now: revisionTime(), ...everything });
    expect(await readQuery(page)).toBe(said);
  }
});

test('a query that depends on a selectQuery is computed again only when that part has changed', async () => {
  const { values, counts, count, source } = world({ table: { x: 1, y: 1 } });
  const table = createQuery({ compute: () => source('table') as Promise<Record<string, number>> });
  const x = selectQuery(table, (all) => all.x);
  const page = createQuery({
    compute: async () => {
      count('page');
      return `x is ${await readQuery(x)}`;
    },
  });
  expect(await readQuery(page)).toBe('x is 1');
  for (const [next, shown, times] of [
    [{ x: 1, y: 2 }, 'x is 1', 1],
    [{ x: 2, y: 2 }, 'x is 2', 2],
    [{ x: 1, y: 2 }, 'x is 1', 3],
    [{ y: 2 }, 'x is undefined', 4],
  ] as const) {
    values.table = next;
    beginRevision({ now: revisionTime(), ...everything });
    await readQuery(table);
    expect(await readQuery(page)).toBe(shown);
    expect(counts.page).toBe(times);
  }
});

test('the clock makes an answer another at its moment, and says when that is', async () => {
  const start = revisionTime() + 1000;
  beginRevision({ now: start, ...nothing });
  dropUnread();
  const isOpen = derived(() => {
    expireAt(start + 60_000);
    return Promise.resolve(revisionTime() < start + 60_000);
  });
  const page = createQuery({ compute: async () => ((await isOpen()) ? 'open' : 'closed') });
  expect(await readQuery(page)).toBe('open');
  expect(nextExpiry()).toBe(start + 60_000);
  beginRevision({ now: start + 59_999, ...nothing });
  expect(await readQuery(page)).toBe('open');
  beginRevision({ now: start + 60_000, ...nothing });
  expect(await readQuery(page)).toBe('closed');
  // The clock is an hour ahead, and is then set back.
  beginRevision({ now: start + 3_600_000, ...nothing });
  expect(await readQuery(page)).toBe('closed');
  beginRevision({ now: start, ...nothing });
  expect(await readQuery(page)).toBe('open');
  expect(nextExpiry()).toBe(start + 60_000);
});

test('a source that fails fails who asked, once a round, and is asked again in the next', async () => {
  const { values, counts, source } = world({ a: 1 });
  const page = createQuery({ compute: async () => `a is ${String(await source('a'))}` });
  expect(await readQuery(page)).toBe('a is 1');
  values.a = new Error('no answer');
  beginRevision({ now: revisionTime(), ...everything });
  await expect(readQuery(page)).rejects.toThrow('no answer');
  await settle();
  expect(counts.a).toBe(2);
  values.a = 2;
  beginRevision({ now: revisionTime(), ...everything });
  expect(await readQuery(page)).toBe('a is 2');
});

test('a query that can do without a failing source succeeds in every revision', async () => {
  const { values, source } = world({ a: new Error('no answer') });
  const page = createQuery({ compute: () => source('a').then(String, () => 'without') });
  expect(await readQuery(page)).toBe('without');
  beginRevision({ now: revisionTime(), ...everything });
  expect(await readQuery(page)).toBe('without');
  values.a = 1;
  beginRevision({ now: revisionTime(), ...everything });
  expect(await readQuery(page)).toBe('1');
});

test('deferred work runs once, and later work replaces earlier work of the same name', async () => {
  const done: string[] = [];
  const work = (name: string) => (): Promise<void> => Promise.resolve(void done.push(name));
  beginRevision({ now: revisionTime(), ...nothing });
  await defer('a', work('a, first'));
  await defer('b', work('b'));
  await defer('a', work('a, second'));
  expect(done).toEqual([]);
  await runDeferred();
  await runDeferred();
  expect(done).toEqual(['a, second', 'b']);
});
