// Gives work to threads that all run the same script. The script answers each message with one message, in order.
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

interface ThreadsOptions {
  readonly script: URL;
  readonly workerData: unknown;
  readonly count: number;
  /** Each thread gets this many jobs at a time, so that it has work while the main thread is busy. */
  readonly jobsAtOnce: number;
}

export interface Threads<Job, Answer> {
  /** Gives a job to the thread with the least work. Rejects if this thread fails. */
  readonly ask: (job: Job) => Promise<Answer>;
  readonly end: () => Promise<void>;
}

function startThread<Answer>({ script, workerData, jobsAtOnce }: ThreadsOptions) {
  const worker = new Worker(script, { workerData });
  const limit = pLimit(jobsAtOnce);
  const asked: PromiseWithResolvers<Answer>[] = [];
  let failed: Error | undefined;
  const fail = (error: Error): void => {
    failed ??= error;
    for (const { reject } of asked.splice(0)) reject(failed);
  };
  worker.on('message', (answer: Answer) => asked.shift()?.resolve(answer));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error(`A thread of ${path.basename(script.pathname)} has ended unexpectedly.`)));
  const ask = (job: unknown): Promise<Answer> => {
    if (failed) return Promise.reject(failed);
    const answer = Promise.withResolvers<Answer>();
    asked.push(answer);
    worker.postMessage(job);
    return answer.promise;
  };
  const jobs = (): number => limit.activeCount + limit.pendingCount;
  return { ask: (job: unknown) => limit(() => ask(job)), jobs, end: () => worker.terminate() };
}

export function startThreads<Job, Answer>(options: ThreadsOptions): Threads<Job, Answer> {
  const threads = Array.from({ length: options.count }, () => startThread<Answer>(options));
  return {
    ask: (job) => threads.reduce((one, other) => (other.jobs() < one.jobs() ? other : one)).ask(job),
    end: async () => {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
