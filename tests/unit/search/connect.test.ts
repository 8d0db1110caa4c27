import { afterEach, expect, it, vi } from 'vitest';
import { connectSearch, type Ways } from '~/search/connect';
import { openSearch } from '~/search/engine';
import { run, type AnswerMessage, type CallMessage } from '~/search/messages';
import { IndexUnavailable, type Search } from '~/search/results';
import { ask, entry, indexOf, searchOf } from './support.ts';

const index = indexOf([entry('/a', 'Coal')]);
const beside = (): Promise<Search> => Promise.resolve(searchOf(index));
const folder = 'https://example.org/search-index/';

/** A fake Worker. It copies messages, as real threads do. */
class FakeWorker extends EventTarget {
  readonly search: Search;
  constructor(search: Search) {
    super();
    this.search = search;
  }
  postMessage(message: CallMessage): void {
    const { number, call } = structuredClone(message);
    const answer = (data: AnswerMessage): void =>
      void this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    run(this.search, call).then(
      (result) => answer({ number, result }),
      (error: unknown) => answer({ number, missing: error instanceof IndexUnavailable ? error.file : '' }),
    );
  }
  terminate(): void {
    // Does nothing, because no real thread runs.
  }
}

const connect = (search: Search, more: Partial<Ways> = {}): Search =>
  // This cast is safe, because the fake has all members of a Worker that the code uses.
  connectSearch({
    startWorker: () => new FakeWorker(search) as unknown as Worker,
    openBeside: beside,
    folder,
    ...more,
  });

it('a Worker answers as the search itself does, several questions at a time', async () => {
  const openBeside = vi.fn(beside);
  const search = connect(searchOf(index), { openBeside });
  const [results, suggested, nothing] = await Promise.all([
    search.search(ask('coal')),
    search.suggest(ask('coa')),
    search.search(ask('stone')),
  ]);
  expect(results).toEqual(await searchOf(index).search(ask('coal')));
  expect([suggested.length, nothing.total]).toEqual([1, 0]);
  expect(openBeside).not.toHaveBeenCalled();
});

it('where there can be no Worker the page answers itself', async () => {
  const search = connect(searchOf(index), {
    startWorker: () => {
      throw new Error('a page that was saved');
    },
  });
  expect((await search.search(ask('coal'))).total).toBe(1);
});

it('questions to a Worker that never starts are answered all the same', async () => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => {}, terminate: () => {} });
  const search = connect(searchOf(index), { startWorker: () => worker as unknown as Worker });
  const asked = [search.search(ask('coal')), search.search(ask('coals'))];
  worker.dispatchEvent(new Event('error'));
  expect((await Promise.all(asked)).map(({ total }) => total)).toEqual([1, 1]);
  expect((await search.search(ask('coal'))).total).toBe(1);
});

it.each([
  ['in a Worker', {}],
  [
    'beside the page',
    {
      startWorker: () => {
        throw new Error('none');
      },
      openBeside: () => Promise.resolve(openSearch(() => Promise.reject(new Error('404')))),
    },
  ],
  [
    'as the search itself does not come',
    {
      startWorker: () => {
        throw new Error('none');
      },
      openBeside: () => Promise.reject(new Error('no line')),
    },
  ],
])('a missing file is the same error %s', async (_where, ways: Partial<Ways>) => {
  const search = connect(
    openSearch(() => Promise.reject(new Error('404'))),
    ways,
  );
  await expect(search.search(ask('coal'))).rejects.toThrow(IndexUnavailable);
});

it('a Worker is given the manifest that the page asked for meanwhile, and asks itself for one that did not come', async () => {
  const given: (Uint8Array | undefined)[] = [];
  class Told extends FakeWorker {
    override postMessage(message: CallMessage): void {
      given.push(message.manifest);
      super.postMessage(message);
    }
  }
  const startWorker = (): Worker => new Told(searchOf(index)) as unknown as Worker;
  const bytes = new Uint8Array([1]);
  const search = connect(searchOf(index), { startWorker, loadManifest: () => Promise.resolve(bytes) });
  expect((await search.search(ask('coal'))).total).toBe(1);
  const other = connect(searchOf(index), { startWorker, loadManifest: () => Promise.reject(new Error('no line')) });
  expect((await other.search(ask('coal'))).total).toBe(1);
  expect(given).toEqual([bytes, undefined]);
});

it('the manifest goes to a Worker once, with its first question', async () => {
  const given: [number, Uint8Array | undefined][] = [];
  class Told extends FakeWorker {
    override postMessage(message: CallMessage): void {
      given.push([message.number, message.manifest]);
      super.postMessage(message);
    }
  }
  const workers: Told[] = [];
  const startWorker = (): Worker => {
    const started = new Told(searchOf(index));
    workers.push(started);
    return started as unknown as Worker;
  };
  const bytes = new Uint8Array([1]);
  const search = connect(searchOf(index), {
    startWorker,
    loadManifest: () => Promise.resolve(bytes),
    openBeside: () => Promise.reject(new Error('no line')),
  });
  await Promise.all([search.search(ask('coal')), search.suggest(ask('coa'))]);
  await search.suggest(ask('coal'));
  const first = [
    [1, bytes],
    [2, undefined],
    [3, undefined],
  ];
  expect(given).toEqual(first);
  workers[0]?.dispatchEvent(new Event('error'));
  await search.search(ask('coal'));
  expect(given).toEqual([...first, [4, bytes]]);
});

/** This is longer than the time limit for the first answer. */
const TOO_LONG_MS = 10_000;

const silent = (): Worker =>
  Object.assign(new EventTarget(), { postMessage: () => {}, terminate: () => {} }) as unknown as Worker;

afterEach(() => {
  vi.useRealTimers();
});

it('a Worker that never answers is not waited for, and one that has answered may take its time', async () => {
  vi.useFakeTimers();
  const left = connect(searchOf(index), { startWorker: silent }).search(ask('coal'));
  await vi.advanceTimersByTimeAsync(TOO_LONG_MS);
  expect((await left).total).toBe(1);
  const openBeside = vi.fn(beside);
  const slow = searchOf(index);
  const later = <Result>(result: Result): Promise<Result> =>
    new Promise((settle) => setTimeout(settle, 3 * TOO_LONG_MS, result));
  const search = connect({ ...slow, search: async (question) => later(await slow.search(question)) }, { openBeside });
  await search.suggest(ask('coa'));
  const asked = search.search(ask('coal'));
  await vi.advanceTimersByTimeAsync(3 * TOO_LONG_MS);
  expect((await asked).total).toBe(1);
  expect(openBeside).not.toHaveBeenCalled();
});

it('nor is a search beside the page that never comes; the next question tries a new Worker', async () => {
  vi.useFakeTimers();
  const startWorker = vi.fn(silent);
  const never = (): Promise<Search> => new Promise(() => {});
  const search = connect(searchOf(index), { startWorker, openBeside: never });
  const asked = Promise.allSettled([search.search(ask('coal')), search.suggest(ask('coal'))]);
  await vi.advanceTimersByTimeAsync(2 * TOO_LONG_MS);
  for (const one of await asked)
    expect(one).toMatchObject({ status: 'rejected', reason: expect.any(IndexUnavailable) });
  startWorker.mockImplementation(() => new FakeWorker(searchOf(index)) as unknown as Worker);
  expect((await search.search(ask('coal'))).total).toBe(1);
  expect(startWorker).toHaveBeenCalledTimes(2);
});
