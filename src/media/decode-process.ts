// This process decodes one picture after the other. A small picture file can need all memory or endless time, and the
// libraries have no limit for that. So this process checks its own memory and time. It ends itself with a signal,
// because `process.exit` waits for the library.
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
/** After a picture, a process that uses more memory than this is replaced. A new process uses half of this memory. */
const MOST_KEPT_MEGABYTES = 200;
/** The CPU time before the current picture. Undefined between two pictures: the next one is not to blame for that. */
let usedBefore: NodeJS.CpuUsage | undefined;

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEGABYTES * 1e6) process.kill(process.pid, OUT_OF_MEMORY);
  if (!usedBefore) return;
  const { user, system } = process.cpuUsage(usedBefore);
  if (user + system > MOST_SECONDS * 1e6) process.kill(process.pid, OUT_OF_TIME);
}, EVERY_MS).unref();

async function outcomeOf({ original, place }: Job): Promise<Outcome> {
  usedBefore = process.cpuUsage();
  try {
    return await decode(Buffer.from(original), place);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  } finally {
    usedBefore = undefined;
  }
}

async function answer(job: Job): Promise<void> {
  const outcome = await outcomeOf(job);
  process.send?.({ ...outcome, isSpent: process.memoryUsage.rss() > MOST_KEPT_MEGABYTES * 1e6 } satisfies Answer);
}

process.on('message', (job: Job) => void answer(job));
// The build has closed the connection, so nobody waits for the answer.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
