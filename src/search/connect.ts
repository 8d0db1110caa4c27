// Connects a page to the search. The search runs in a Worker if the browser allows it, else on the page's own thread.
import { type AnswerMessage, type CallMessage, type Call, run } from './messages.ts';
import { IndexUnavailable, type Search } from './results.ts';

export interface Ways {
  /** Starts `worker.ts`. It may throw, because a page saved to disk cannot start a Worker. */
  readonly startWorker: () => Worker;
  /**
   * Loads the manifest (the list of index files) while the Worker is loading. This saves a round trip. It may reject.
   */
  readonly loadManifest?: (() => Promise<Uint8Array | undefined>) | undefined;
  /** Loads the search on the page's own thread. It is called only if the Worker fails. */
  readonly openBeside: () => Promise<Search>;
  /** The full address of the index folder, with a slash at the end. */
  readonly folder: string;
}

interface Waiting {
  readonly call: Call;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * The time in seconds to wait for a Worker's first answer. After this time, the Worker counts as failed. Loading the
 * search on the page's own thread has the same limit.
 */
const MOST_SECONDS = 10;

const tooLate = (): Promise<never> =>
  new Promise((_, fail) => setTimeout(fail, MOST_SECONDS * 1000, new Error(`nothing for ${MOST_SECONDS} s`)));

/**
 * Loads nothing before the first call. If the Worker fails, the page's own thread answers all later calls, and all calls
 * that wait for an answer. If this thread cannot load the search, the next call starts a new Worker, because the
 * connection may work again.
 */
export function connectSearch({ startWorker, openBeside, folder, loadManifest }: Ways): Search {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let worker: Worker | undefined;
  let beside: Promise<Search> | undefined;
  /**
   * The manifest (the list of index files) that is loading. It is sent only with the first call, because the Worker stores it.
   */
  let manifest = Promise.resolve<Uint8Array | undefined>(undefined);

  function askBeside({ call, settle, fail }: Waiting): void {
    const asked = (beside ??= Promise.race([openBeside(), tooLate()]));
    asked
      .then((search) => run(search, call))
      .then(settle, (error: unknown) => {
        const isOpened = error instanceof IndexUnavailable;
        if (!isOpened && beside === asked) beside = undefined;
        fail(isOpened ? error : new IndexUnavailable('engine', error));
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
    started.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) => {
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

  /**
   * Sends a call to a Worker. If this Worker fails before the manifest (the list of index files) has loaded, nothing is sent.
   * The page's own thread then answers the call.
   */
  function send(to: Worker, question: Omit<CallMessage, 'manifest'>): void {
    const given = manifest;
    manifest = given.then(() => undefined);
    void given.then((bytes) => {
      const asked: CallMessage = { ...question, manifest: bytes };
      if (worker === to) to.postMessage(asked);
    });
  }

  /** The cast is safe, because the Worker calls the function of `Search` with this name, and sends the function's result. */
  const asking = <Name extends keyof Search>(name: Name): Search[Name] =>
    ((...given: Parameters<Search[Name]>) =>
      new Promise((settle, fail) => {
        const call: Call = { name, given };
        const number = (count += 1);
        waiting.set(number, { call, settle, fail });
        if (!beside)
          try {
            const asked = (worker ??= start());
            send(asked, { number, call, folder });
            return;
          } catch {
            // This browser cannot start a Worker, so the page's own thread runs the search.
          }
        goBeside();
      })) as Search[Name];
  return { search: asking('search'), suggest: asking('suggest'), excerpt: asking('excerpt') };
}
