// Runs in a thread of the build. It finishes the files whose names it gets, and sends each to the main thread.
import { parentPort, workerData } from 'node:worker_threads';
import { type FinishOptions, openFinisher } from './finish-file.ts';

export interface FinishWork extends FinishOptions {
  readonly names: readonly string[];
}

const { names, ...options } = workerData as FinishWork;
const { finish } = openFinisher(options);
for (const name of names) parentPort?.postMessage(finish(name));
