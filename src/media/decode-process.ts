// A process that decodes one picture after the other. A picture of a few bytes can need all memory or never end, and
// nothing inside the libraries stops it. So this process watches itself, and ends itself by a signal: `process.exit`
// would wait for the library.
import { setInterval } from 'node:timers';
import { decode } from './decode.ts';
import {
  type Answer,
  type Job,
  MOST_MEGABYTES,
  MOST_SECONDS,
  OUT_OF_MEMORY,
  OUT_OF_TIME,
  type Outcome,
} from './decode-limits.ts';

const EVERY_MS = 20;
/** Without a picture, the process needs half of this. */
const MOST_KEPT_MEGABYTES = 200;
let usedBefore = process.cpuUsage();

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEGABYTES * 1e6) process.kill(process.pid, OUT_OF_MEMORY);
  const { user, system } = process.cpuUsage(usedBefore);
  if (user + system > MOST_SECONDS * 1e6) process.kill(process.pid, OUT_OF_TIME);
}, EVERY_MS).unref();

async function outcomeOf({ original, place }: Job): Promise<Outcome> {
  usedBefore = process.cpuUsage();
  try {
    return await decode(Buffer.from(original), place);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

async function answer(job: Job): Promise<void> {
  const outcome = await outcomeOf(job);
  process.send?.({ ...outcome, isSpent: process.memoryUsage.rss() > MOST_KEPT_MEGABYTES * 1e6 } satisfies Answer);
}

process.on('message', (job: Job) => void answer(job));
// Nobody waits for the answer any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
