// Keeps the log of accepted webhooks. A webhook is written to disk before its sender gets an answer.
import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';

const event = z.object({
  id: z.string(),
  at: z.string(),
  /** The API path that has changed, if the sender named one. */
  path: z.string().optional(),
  /** The ID of the entry that has changed, if the sender named one. */
  entryId: z.string().optional(),
});
export type Event = z.infer<typeof event>;

/** The number of IDs in memory. GitHub's webhooks contain no time, so IDs cannot be removed by age. */
const REMEMBERED = 10_000;

/** Returns the webhooks in the log. An incomplete line is skipped: its sender got no answer, and will send the webhook again. */
function eventsIn(text: string): Event[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [event.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

export type Events = Awaited<ReturnType<typeof openEvents>>;

export async function openEvents(file: string) {
  const before = eventsIn(await readFile(file, 'utf8').catch(() => '')).slice(-REMEMBERED);
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, before.map((one) => `${JSON.stringify(one)}\n`).join(''), { durably: true });
  const log: FileHandle = await open(file, 'a');
  const known = new Set(before.map(({ id }) => id));
  const writing = new Map<string, Promise<void>>();
  let waiting: string[] = [];
  let underway: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  /** Writes all waiting events to disk together. Events that arrive during a write wait for the next write. */
  const writeWaiting = async (): Promise<void> => {
    await underway.catch(() => {});
    underway = next ?? underway;
    next = undefined;
    const lines = waiting.join('');
    waiting = [];
    await log.appendFile(lines);
    await log.datasync();
  };

  async function write(news: Event): Promise<void> {
    waiting.push(`${JSON.stringify(news)}\n`);
    next ??= writeWaiting();
    try {
      await next;
      known.add(news.id);
      if (known.size > 2 * REMEMBERED) for (const id of [...known].slice(0, REMEMBERED)) known.delete(id);
    } finally {
      writing.delete(news.id);
    }
  }

  return {
    /**
     * True if this ID was accepted before. If the event is being written at this moment, waits for the result, because writing
     * may fail.
     */
    async has(id: string) {
      await writing.get(id)?.catch(() => {});
      return known.has(id);
    },
    /** Resolves when the event is on disk. */
    add(news: Event) {
      const written = write(news);
      writing.set(news.id, written);
      return written;
    },
    close: () => log.close(),
  };
}
