// Runs in a thread of the build. Finishes each file that the main thread sends, and sends the result back.
import { parentPort, workerData } from 'node:worker_threads';
import { type FinishOptions, openFinisher } from './finish-file.ts';

/** A file to finish. Without `bytes`, it is read from the output. */
export interface FinishJob {
  readonly file: string;
  readonly bytes?: Uint8Array | undefined;
}

const { finish } = openFinisher(workerData as FinishOptions);
parentPort?.on('message', ({ file, bytes }: FinishJob) => parentPort?.postMessage(finish(file, bytes)));
