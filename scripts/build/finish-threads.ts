// Does the last steps for files in threads, while the main thread renders pages and writes files.
import { availableParallelism } from 'node:os';
import type { Finished, FinishOptions } from './finish-file.ts';
import { startThreads, type Threads } from './threads.ts';

/**
 * The largest number of threads. More threads would need more memory. They would also wait for the main thread, because only
 * the main thread writes files.
 */
const MOST_THREADS = 4;
const FILES_AT_ONCE = 4;

/** Starts threads that make the compressed versions of a file and read its facts. A job is the name of a file. */
export const startFinishThreads = (options: FinishOptions): Threads<string, Finished> =>
  startThreads({
    script: new URL('finish-thread.ts', import.meta.url),
    workerData: options,
    count: Math.min(MOST_THREADS, availableParallelism()),
    jobsAtOnce: FILES_AT_ONCE,
  });
