// Starts the render thread and sends tasks to it. The thread starts with the first task.
import { rm } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { bundlingDir } from '../build/bundles.ts';
import { root } from '../command/settings.ts';
import type { EngineData, Task, Told } from './engine-messages.ts';
import type { Release } from './releases.ts';

type Answer = Exclude<Told, { kind: 'progress' | 'changed' }>;

export interface RenderThreadOptions extends EngineData {
  readonly variables: NodeJS.ProcessEnv;
  readonly progressed: (progress: { done: number; all: number }) => void;
  readonly filesChanged: ((files: readonly string[]) => void) | undefined;
  readonly log: (line: Record<string, unknown>) => void;
}

// V8 of Node 24.21 can end the whole process. This happens when several threads run WebAssembly (as `fetch` does) and one
// thread recompiles the calls from WebAssembly to JavaScript (`Runtime_TierUpWasmToJSWrapper`). This number of calls before a
// recompilation is so high that V8 never recompiles.
setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');

const SHOWN_RELEASES = 20;

const logged = ({ id, why, took, pages, changes }: Release): Record<string, unknown> => ({
  release: id,
  why,
  took,
  pages,
  files: changes.length,
});

export type RenderThread = ReturnType<typeof renderThread>;

export function renderThread({ variables, progressed, filesChanged, log, ...workerData }: RenderThreadOptions) {
  let worker: Worker | undefined;
  let isClosed = false;
  let releases: readonly Release[] = [];
  let answered: (answer: Answer) => void = () => {};

  /** Waits for the thread's next answer. If the thread dies, the answer is a failure. */
  const answer = (): Promise<Answer> =>
    new Promise((resolve) => {
      answered = resolve;
    });

  /** Starts the thread and waits until it is ready. Sets `worker` earlier, so that a starting thread can be stopped. */
  async function start(): Promise<Worker> {
    const ready = answer();
    const started = new Worker(new URL('engine.ts', import.meta.url), { env: variables, workerData });
    worker = started;
    started.on('message', (told: Told) => {
      if (told.kind === 'progress') progressed(told);
      else if (told.kind === 'changed') filesChanged?.(told.files);
      else answered(told);
    });
    started.on('error', (error) => answered({ kind: 'failed', message: String(error), releases: [] }));
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      answered({ kind: 'failed', message: 'The render thread ended unexpectedly.', releases: [] });
    });
    const told = await ready;
    if (told.kind !== 'ready') {
      await started.terminate();
      worker = undefined;
      throw new Error(told.kind === 'failed' ? told.message : 'The render thread did not start.');
    }
    ({ releases } = told);
    return started;
  }

  return {
    /** Returns the last releases, oldest first. The list is empty before the thread has started. */
    releases: () => releases,
    /**
     * Compresses files for some milliseconds, if the thread is running. Returns the number of files that are still to be
     * compressed.
     */
    async compress(milliseconds: number) {
      if (!worker) return { isMore: false, uncompressed: 0 };
      const result = answer();
      worker.postMessage({ do: 'compress', milliseconds } satisfies Task);
      const told = await result;
      if (told.kind === 'failed') throw new Error(told.message);
      return told.kind === 'compressed' ? told : { isMore: false, uncompressed: 0 };
    },
    /** Starts the thread. At its start, the thread finishes a release that a crash interrupted. */
    async open() {
      if (!worker) await start();
    },
    /** Runs a task. Call it only when no other task is running. Throws if the task fails. */
    async perform(task: Exclude<Task, { do: 'compress' }>) {
      if (isClosed) throw new Error('The publisher is stopping, so it runs no more tasks.');
      const running = worker ?? (await start());
      const result = answer();
      running.postMessage(task);
      const told = await result;
      if (told.kind !== 'done' && told.kind !== 'failed') throw new Error('The render thread was restarted.');
      releases = [...releases, ...told.releases].slice(-SHOWN_RELEASES);
      const event = told.kind === 'done' ? 'published' : 'published in part';
      for (const release of told.releases) log({ event, ...logged(release) });
      if (told.kind === 'failed') throw new Error(told.message);
      if (told.remark) log({ event: 'remark', detail: told.remark });
      return told;
    },
    /** Stops the current task, which then fails. The next task starts the thread again. No file stays incomplete. */
    async stop() {
      await worker?.terminate();
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
      // Removing is retried, because a bundler that is ending may still write to this folder.
      await rm(bundlingDir(root, workerData.cacheDir), { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
