// The search as a page uses it: in a Worker where there can be one, else beside the page.
import { type Answer, type Asked, type Call, run } from './messages.ts';
import { IndexUnavailable, type Search } from './results.ts';

export interface Ways {
  /** Starts `worker.ts`. It may throw: a page that was saved has no Workers. */
  readonly startWorker: () => Worker;
  /** Brings the manifest: while the Worker is on its way, so that the two take one round. It may fail. */
  readonly loadManifest?: (() => Promise<Uint8Array>) | undefined;
  /** Brings the search to the page itself; asked for only if there is no Worker. */
  readonly openBeside: () => Promise<Search>;
  /** The address of the folder of the index, from its `https:` to its last slash. */
  readonly folder: string;
}

interface Waiting {
  readonly call: Call;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** Nothing is loaded before the first question. A Worker that fails is not tried again, and nobody's question is lost. */
export function connectSearch({ startWorker, openBeside, folder, loadManifest }: Ways): Search {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let worker: Worker | undefined;
  let beside: Promise<Search> | undefined;
  /** Asked for once, with the first Worker. */
  let manifest: Promise<Uint8Array | undefined> | undefined;

  function askBeside({ call, settle, fail }: Waiting): void {
    beside ??= openBeside();
    beside
      .then((search) => run(search, call))
      .then(settle, (error: unknown) => {
        if (!(error instanceof IndexUnavailable)) beside = undefined;
        fail(error instanceof IndexUnavailable ? error : new IndexUnavailable('engine', error));
      });
  }

  function goBeside(): void {
    worker?.terminate();
    worker = undefined;
    beside ??= openBeside();
    const left = [...waiting.values()];
    waiting.clear();
    for (const one of left) askBeside(one);
  }

  function start(): Worker {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      if ('missing' in data) asked?.fail(new IndexUnavailable(data.missing));
      else asked?.settle(data.result);
    });
    started.addEventListener('error', goBeside);
    started.addEventListener('messageerror', goBeside);
    return started;
  }

  /** A Worker that has failed meanwhile is told nothing: its questions are answered beside the page. */
  function send(to: Worker, question: Omit<Asked, 'manifest'>): void {
    manifest ??= loadManifest?.().catch(() => undefined) ?? Promise.resolve(undefined);
    void manifest.then((bytes) => {
      const asked: Asked = { ...question, manifest: bytes };
      if (worker === to) to.postMessage(asked);
    });
  }

  const ask = (call: Call): Promise<unknown> =>
    new Promise((settle, fail) => {
      const number = (count += 1);
      waiting.set(number, { call, settle, fail });
      if (!beside)
        try {
          const asked = (worker ??= start());
          send(asked, { number, call, folder });
          return;
        } catch {
          // No Worker here: the page answers itself.
        }
      goBeside();
    });

  // What comes back is what `Search` says: the Worker calls the very same functions.
  return {
    search: (...given) => ask({ name: 'search', given }) as ReturnType<Search['search']>,
    suggest: (...given) => ask({ name: 'suggest', given }) as ReturnType<Search['suggest']>,
    excerpt: (...given) => ask({ name: 'excerpt', given }) as ReturnType<Search['excerpt']>,
  };
}
