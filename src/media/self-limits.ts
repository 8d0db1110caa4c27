// A small file can need all memory or endless time, and the libraries have no limit for that. So a process that reads files
// checks its own memory and time. It ends itself with a signal, because `process.exit` waits for the library.
import { setInterval } from 'node:timers';

/** The process ends itself with one of these signals. Nobody else sends these signals, so the file is the cause. */
export const [OUT_OF_MEMORY, OUT_OF_TIME] = ['SIGUSR2', 'SIGVTALRM'] as const;

const EVERY_MS = 20;

interface SelfLimits {
  readonly megabytes: number;
  /** The most CPU time for one job. CPU time is the same on a busy machine. */
  readonly seconds: number;
  /** After a job, a process that uses more memory than this is replaced. */
  readonly keptMegabytes: number;
}

/** Each answer has this beside what the job found. */
export interface Spent {
  /** True if the process still uses so much memory that the next job needs a new process. */
  readonly isSpent: boolean;
}

/** Answers the jobs of the build, one after the other, and watches the limits. `work` throws the reason of a failure. */
export function answerJobs(limits: SelfLimits, work: (job: unknown) => Promise<object>): void {
  /** The CPU time before the current job. Undefined between two jobs: the next one is not to blame for that. */
  let usedBefore: NodeJS.CpuUsage | undefined;
  setInterval(() => {
    if (process.memoryUsage.rss() > limits.megabytes * 1e6) process.kill(process.pid, OUT_OF_MEMORY);
    if (!usedBefore) return;
    const { user, system } = process.cpuUsage(usedBefore);
    if (user + system > limits.seconds * 1e6) process.kill(process.pid, OUT_OF_TIME);
  }, EVERY_MS).unref();

  async function outcomeOf(job: unknown): Promise<object> {
    usedBefore = process.cpuUsage();
    try {
      return await work(job);
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error) };
    } finally {
      usedBefore = undefined;
    }
  }

  async function answer(job: unknown): Promise<void> {
    const outcome = await outcomeOf(job);
    const isSpent = process.memoryUsage.rss() > limits.keptMegabytes * 1e6;
    process.send?.({ ...outcome, isSpent } satisfies Spent);
  }

  process.on('message', (job: unknown) => void answer(job));
  // The build has closed the connection, so nobody waits for the answer.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
