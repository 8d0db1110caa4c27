// Compresses live files in threads. In the render thread, each compressed file would add to the memory that V8 counts, and after
// every 64 MB, V8 would look through all that the publisher knows.
import { startThreads, type Threads } from '../build/threads.ts';
import type { Frame } from '../serve/dictionary.ts';
import type { Forms } from './served-file.ts';

export interface FormOptions {
  readonly liveDir: string;
  readonly brotliQuality: number;
}

export interface FormJob {
  readonly file: string;
  readonly frame: Frame | undefined;
}

const THREADS = 2;
const FILES_AT_ONCE = 2;
/** The number of files to ask for at once, so that all threads have work. */
export const ASKED_AT_ONCE = THREADS * FILES_AT_ONCE;

/** Returns threads that start with the first file. After `end`, they start again with the next file. */
export function openFormThreads(options: FormOptions) {
  let threads: Threads<FormJob, Forms | undefined> | undefined;
  return {
    /** Returns the compressed contents of a file. Returns undefined if the file cannot be read. */
    formsOf(file: string, frame: Frame | undefined): Promise<Forms | undefined> {
      threads ??= startThreads({
        script: new URL('form-thread.ts', import.meta.url),
        workerData: options,
        count: THREADS,
        jobsAtOnce: FILES_AT_ONCE,
      });
      return threads.ask({ file, frame });
    },
    async end() {
      await threads?.end();
      threads = undefined;
    },
  };
}
