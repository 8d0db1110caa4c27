// Runs a program in its own process, one job after the other. A harmful file can only end this process, not the build.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/**
 * A job is stopped after this time, in milliseconds. The failed job is not stored as a fault of the file, because the cause can
 * be a busy machine.
 */
const MOST_WAIT_MS = 60_000;
/** The process is stopped after this time without work. */
const IDLE_MS = 2000;

/** The process has ended before it gave an answer. */
export interface Ended {
  readonly signal: NodeJS.Signals | null;
}

export interface Apart<Job, Answer> {
  /** Sends a job to the process. The caller must wait for the answer before sending the next job. */
  readonly send: (job: Job) => Promise<Answer | Ended>;
  readonly stop: () => void;
}

function start(program: string, args: readonly string[]): ChildProcess {
  // The process gets no secrets, because it does not need them. Its output is ignored: the libraries write a line for each
  // fault of a drawing, which would fill the log.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/SECRET|TOKEN|KEY/.test(name)));
  return spawn(process.execPath, [program, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

/**
 * Prepares a process for a program of `src/media`, with these arguments. `tooLong` creates the error for a job that takes too
 * long.
 */
export function openApart<Job extends object, Answer>(
  name: string,
  tooLong: () => Error,
  args: readonly string[] = [],
): Apart<Job, Answer> {
  // The site's bundle has this code at an unknown place in the project. `findPackageJSON` finds the project's folder.
  const program = path.join(findPackageJSON('..', import.meta.url) ?? '', '../src/media', name);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const started = start(program, args);
    const forget = (): void => {
      if (child === started) child = undefined;
    };
    // An `error` event also rejects the promises in `send`, so nothing more is necessary here.
    started.once('exit', forget).on('error', forget);
    return started;
  }

  function stop(): void {
    child?.kill();
    child = undefined;
  }

  async function send(job: Job): Promise<Answer | Ended> {
    clearTimeout(idle);
    const worker = (child ??= begin());
    worker.ref();
    worker.channel?.ref();
    const done = new AbortController();
    const { signal } = done;
    try {
      worker.send(job);
      return await Promise.race([
        once(worker, 'message', { signal }).then(([answer]) => answer as Answer),
        once(worker, 'exit', { signal }).then(([, how]) => ({ signal: how as NodeJS.Signals | null })),
        // The CPU time limit is not enough: on a busy machine, the process can wait very long for the CPU.
        new Promise<never>((_, reject) => {
          const late = setTimeout(() => {
            // `child` is cleared before the process has ended, because the next job must start a new process.
            child = undefined;
            worker.kill('SIGKILL');
            reject(tooLong());
          }, MOST_WAIT_MS);
          signal.addEventListener('abort', () => clearTimeout(late));
        }),
      ]);
    } finally {
      done.abort();
      worker.unref();
      worker.channel?.unref();
      idle = setTimeout(stop, IDLE_MS).unref();
    }
  }
  return { send, stop };
}
