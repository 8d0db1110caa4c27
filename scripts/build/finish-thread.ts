// Runs in a thread of the build. Finishes each file whose name the main thread sends, and sends the result back.
import { parentPort, workerData } from 'node:worker_threads';
import { type FinishOptions, openFinisher } from './finish-file.ts';

const { finish } = openFinisher(workerData as FinishOptions);
parentPort?.on('message', (file: string) => parentPort?.postMessage(finish(file)));
