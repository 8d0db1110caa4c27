// Runs in a thread of the build. The main thread sends names of files. This thread does the last steps for each file, and sends
// the result back.
import { parentPort, workerData } from 'node:worker_threads';
import { type FinishOptions, openFinisher } from './finish-file.ts';

const { finish } = openFinisher(workerData as FinishOptions);
parentPort?.on('message', (file: string) => {
  try {
    parentPort?.postMessage(finish(file));
  } catch (error) {
    throw new Error(`${file} could not be compressed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
});
