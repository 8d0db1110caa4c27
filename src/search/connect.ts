// The search as a page uses it: in a Worker where there can be one, else beside the page.
import { type Answer, type Asked, type Call, run } from './messages.ts';
import { IndexUnavailable, type Search } from './results.ts';

export interface Ways {
  /** Starts `worker.ts`. It may throw: a page that was saved has no Workers. */
  readonly startWorker: () => Worker;
  /** Brings the manifest, if the Worker has none: while that is on its way, so that the two take one round. It may fail. */
  readonly loadManifest?: (() => Promise<Uint8Array | undefined>) | undefined;
  /** Brings the search to the page itself; asked for only where no Worker answers. */
  readonly openBeside: () => Promise<Search>;
  /** The address of the folder of the index, from its `https:` to its last slash. */
  readonly folder: string;
}

interface Waiting {
  readonly call: Call;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** A Worker or a search beside the page that takes longer to its first answer will not come: the line is dead. */
const MOST_SECONDS = 10;

const tooLate = (): Promise<never> =>
  new Promise((_, fail) => setTimeout(fail, MOST_SECONDS * 1000, new Error(`nothing for ${MOST_SECONDS} s`)));

/**
 * Nothing is loaded before the first question. What a Worker that fails has not answered is answered beside the page, and so
 * is all that follows. Where the search does not come to the page either, the next question tries a new Worker: the line may
 * be back. Nobody's question is lost.
 */
export function connectSearch({ startWorker, openBeside, folder, loadManifest }: Ways): Search {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let worker: Worker | undefined;
  let beside: Promise<Search> | undefined;
  /** For the first question to a Worker, which keeps it. */
  let manifest = Promise.resolve<Uint8Array | undefined>(undefined);

  function askBeside({ call, settle, fail }: Waiting): void {
    const asked = (beside ??= Promise.race([openBeside(), tooLate()]));
    asked
      .then((search) => run(search, call))
      .then(settle, (error: unknown) => {
        const isOpen = error instanceof IndexUnavailable;
        if (!isOpen && beside === asked) beside = undefined;
        fail(isOpen ? error : new IndexUnavailable('engine', error));
      });
  }

  function goBeside(): void {
    worker?.terminate();
    worker = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const one of left) askBeside(one);
  }

  function start(): Worker {
    const started = startWorker();
    const failed = (): void => {
      clearTimeout(limit);
      if (worker === started) goBeside();
    };
    const limit = setTimeout(failed, MOST_SECONDS * 1000);
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      clearTimeout(limit);
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      if ('missing' in data) asked?.fail(new IndexUnavailable(data.missing));
      else asked?.settle(data.result);
    });
    started.addEventListener('error', failed);
    started.addEventListener('messageerror', failed);
    if (loadManifest) manifest = loadManifest().catch(() => undefined);
    return started;
  }

  /** A Worker that has failed meanwhile is told nothing: its questions are answered beside the page. */
  function send(to: Worker, question: Omit<Asked, 'manifest'>): void {
    const given = manifest;
    manifest = given.then(() => undefined);
    void given.then((bytes) => {
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
