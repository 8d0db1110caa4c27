// The log of webhooks that were taken: on the disk before they are answered, each id once.
import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';

const event = z.object({
  id: z.string(),
  at: z.string(),
  /** Where the sender says to look, as a path of the contract. */
  path: z.string().optional(),
});
export type Event = z.infer<typeof event>;

/** Ids of GitHub's form say nothing of their time: so many are remembered. */
const REMEMBERED = 10_000;

export interface Events {
  /** Whether one was taken before. Of one that is being written it waits for the disk: it may not get there. */
  readonly has: (id: string) => Promise<boolean>;
  /** Answers once it is on the disk. */
  readonly add: (event: Event) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A line that was cut off by the end of the process was not answered. */
function eventsIn(text: string): Event[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [event.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

export async function openEvents(file: string): Promise<Events> {
  const before = eventsIn(await readFile(file, 'utf8').catch(() => '')).slice(-REMEMBERED);
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, before.map((one) => `${JSON.stringify(one)}\n`).join(''), { durably: true });
  const log: FileHandle = await open(file, 'a');
  const known = new Set(before.map(({ id }) => id));
  const writing = new Map<string, Promise<void>>();
  let waiting: string[] = [];
  let underway: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  /** Those that come while others are written go to the disk together, after them. */
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
    async has(id) {
      await writing.get(id)?.catch(() => {});
      return known.has(id);
    },
    add(news) {
      const written = write(news);
      writing.set(news.id, written);
      return written;
    },
    close: () => log.close(),
  };
}
