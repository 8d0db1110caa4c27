// Does the last steps for files in threads, while the main thread renders pages and writes files.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Finished, FinishOptions } from './finish-file.ts';

/**
 * The largest number of threads. More threads would need more memory. They would also wait for the main thread, because only
 * the main thread writes files.
 */
const MOST_THREADS = 4;
/** Each thread gets this many files at a time, so that the thread has work while the main thread is busy. */
const FILES_AT_ONCE = 4;

type Answer = PromiseWithResolvers<Finished>;

/** Starts a thread. The thread works on its files in the order in which it gets them. */
function startThread(options: FinishOptions) {
  const worker = new Worker(new URL('finish-thread.ts', import.meta.url), { workerData: options });
  const limit = pLimit(FILES_AT_ONCE);
  const asked: Answer[] = [];
  let failed: Error | undefined;
  const fail = (error: Error): void => {
    failed ??= error;
    for (const { reject } of asked.splice(0)) reject(failed);
  };
  worker.on('message', (finished: Finished) => asked.shift()?.resolve(finished));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('A thread that compresses files has ended unexpectedly.')));
  const ask = (file: string): Promise<Finished> => {
    if (failed) return Promise.reject(failed);
    const answer = Promise.withResolvers<Finished>();
    asked.push(answer);
    worker.postMessage(file);
    return answer.promise;
  };
  const files = (): number => limit.activeCount + limit.pendingCount;
  return { limit, ask, files, end: () => worker.terminate() };
}

export interface FinishThreads {
  /** Makes the compressed versions of a file and reads its facts, in one of the threads. Rejects if this thread fails. */
  readonly finish: (file: string) => Promise<Finished>;
  readonly end: () => Promise<void>;
}

export function startFinishThreads(options: FinishOptions): FinishThreads {
  const threads = Array.from({ length: Math.min(MOST_THREADS, availableParallelism()) }, () => startThread(options));
  return {
    finish: (file) => {
      const free = threads.reduce((one, other) => (other.files() < one.files() ? other : one));
      return free.limit(() => free.ask(file));
    },
    end: async () => {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
