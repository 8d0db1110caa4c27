// The log of accepted webhooks: written to disk before the answer, each ID once.
import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';

const event = z.object({
  id: z.string(),
  at: z.string(),
  /** The sender's hint: a path of the API. */
  path: z.string().optional(),
});
export type Event = z.infer<typeof event>;

/** IDs in GitHub's form have no time, so a fixed number is remembered. */
const REMEMBERED = 10_000;

/** A truncated line was never answered, so it does not count. */
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

  /** Events that arrive during a write go to disk together, in the next write. */
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
    /** True if this ID was accepted before. Waits while it is being written, because writing may fail. */
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
