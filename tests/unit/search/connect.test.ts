import { expect, it, vi } from 'vitest';
import { connectSearch, type Ways } from '~/search/connect';
import { openSearch } from '~/search/engine';
import { run, type Answer, type Asked } from '~/search/messages';
import { IndexUnavailable, type Search } from '~/search/results';
import { ask, entry, indexOf, searchOf } from './support.ts';

const index = indexOf([entry('/a', 'Coal')]);
const beside = (): Promise<Search> => Promise.resolve(searchOf(index));
const folder = 'https://example.org/search-index/';

/** Stands for a browser's Worker: what comes and goes is copied, as between threads. */
class FakeWorker extends EventTarget {
  readonly search: Search;
  constructor(search: Search) {
    super();
    this.search = search;
  }
  postMessage(message: Asked): void {
    const { number, call } = structuredClone(message);
    const answer = (data: Answer): void =>
      void this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    run(this.search, call).then(
      (result) => answer({ number, result }),
      (error: unknown) => answer({ number, missing: error instanceof IndexUnavailable ? error.file : '' }),
    );
  }
  terminate(): void {
    // It has nothing that goes on.
  }
}

const connect = (search: Search, more: Partial<Ways> = {}): Search =>
  // The fake has all that is used of a Worker.
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
    override postMessage(message: Asked): void {
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
