// Compresses live files in threads. In the render thread, the memory of each compressor would count as memory of that thread, and
// after every 64 MB, V8 would look through all that the publisher knows.
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

/** What a thread answers: the compressed contents, or an error. Neither if there is no such file. */
export interface FormAnswer {
  readonly forms?: Forms;
  readonly error?: string;
}

const THREADS = 2;
const FILES_AT_ONCE = 2;
/** The number of files to ask for at once, so that all threads have work. */
export const ASKED_AT_ONCE = THREADS * FILES_AT_ONCE;

/** Returns threads that start with the first file. After `end` or a failure, they start again with the next file. */
export function openFormThreads(options: FormOptions) {
  let threads: Threads<FormJob, FormAnswer> | undefined;

  async function end(): Promise<void> {
    const ended = threads?.end();
    threads = undefined;
    await ended;
  }

  /** Returns the compressed contents of a file. Returns undefined if somebody has deleted it. Rejects after another error. */
  async function formsOf(file: string, frame: Frame | undefined): Promise<Forms | undefined> {
    threads ??= startThreads({
      script: new URL('form-thread.ts', import.meta.url),
      workerData: options,
      count: THREADS,
      jobsAtOnce: FILES_AT_ONCE,
    });
    try {
      const { forms, error } = await threads.ask({ file, frame });
      if (error !== undefined) throw new Error(`${file} could not be compressed: ${error}`);
      return forms;
    } catch (error) {
      await end();
      throw error;
    }
  }

  return { formsOf, end };
}
