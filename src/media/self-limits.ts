// A small file can need all memory or endless time, and the libraries have no limits for this. So a process that reads files
// checks its own memory and time. The process ends itself with a signal, because `process.exit` waits for the library.
import { Worker } from 'node:worker_threads';

/** The process ends itself with one of these signals. No other program sends these signals, so the cause is always the file. */
export const [OUT_OF_MEMORY, OUT_OF_TIME] = ['SIGUSR2', 'SIGVTALRM'] as const;

export interface SelfLimits {
  readonly megabytes: number;
  /** The most CPU time for one job. CPU time is the same on a busy machine. */
  readonly seconds: number;
  /** After a job, a process that uses more memory than this is replaced. */
  readonly keptMegabytes: number;
}

/** A fact that is part of each answer, in addition to the result of the job. */
export interface Spent {
  /** True if the process still uses so much memory that the next job needs a new process. */
  readonly isSpent: boolean;
}

/** The data for the thread that watches the limits. */
export interface Watched {
  readonly limits: SelfLimits;
  /** The CPU time in milliseconds at which the current job began. `IDLE` between two jobs. */
  readonly began: Int32Array<SharedArrayBuffer>;
}
/** Between two jobs nothing is measured, because the next job did not cause this use of time and memory. */
export const IDLE = -1;

/** The CPU time of all threads of this process. */
export const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
};

/**
 * Answers the jobs of the build, one after the other, and watches the limits. If a job fails, `work` throws an error with the
 * reason.
 */
export function answerJobs(limits: SelfLimits, work: (job: unknown) => Promise<object>): void {
  const began = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(IDLE);
  new Worker(new URL('limit-watch.ts', import.meta.url), { workerData: { limits, began } satisfies Watched }).unref();

  async function outcomeOf(job: unknown): Promise<object> {
    Atomics.store(began, 0, usedMs());
    try {
      return await work(job);
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error) };
    } finally {
      Atomics.store(began, 0, IDLE);
    }
  }

  async function answer(job: unknown): Promise<void> {
    const outcome = await outcomeOf(job);
    const isSpent = process.memoryUsage.rss() > limits.keptMegabytes * 1e6;
    process.send?.({ ...outcome, isSpent } satisfies Spent);
  }

  process.on('message', (job: unknown) => void answer(job));
  // The build has closed the connection, so it no longer waits for answers.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
