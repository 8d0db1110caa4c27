// Watches the limits of a process from a separate thread. While a library is busy, no timer of the library's own thread can
// run.
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';
import { IDLE, OUT_OF_MEMORY, OUT_OF_TIME, usedMs, type Watched } from './self-limits.ts';

const EVERY_MS = 20;
const { limits, began } = workerData as Watched;

setInterval(() => {
  if (process.memoryUsage.rss() > limits.megabytes * 1e6) process.kill(process.pid, OUT_OF_MEMORY);
  const start = Atomics.load(began, 0);
  if (start !== IDLE && usedMs() - start > limits.seconds * 1000) process.kill(process.pid, OUT_OF_TIME);
}, EVERY_MS);
