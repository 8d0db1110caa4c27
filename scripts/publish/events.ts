// Keeps the log of accepted webhooks. A webhook is written to disk before its sender gets an answer.
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
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
  const known = new Set(before.map(({ id }) => id));
  const oneByOne = pLimit(1);
  return {
    /**
     * Writes a webhook to disk. Returns false if its ID was accepted before. Rejects if it could not be written; then its sender
     * may send it again.
     */
    add: (news: Event): Promise<boolean> =>
      oneByOne(async () => {
        if (known.has(news.id)) return false;
        await appendFile(file, `${JSON.stringify(news)}\n`, { flush: true });
        known.add(news.id);
        const [oldest] = known;
        if (oldest !== undefined && known.size > REMEMBERED) known.delete(oldest);
        return true;
      }),
  };
}
