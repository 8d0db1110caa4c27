import { createHash } from 'node:crypto';
import * as z from 'zod';
import { readCached, writeCached } from './cache-file.ts';

const kept = z.object({ etag: z.string(), body: z.string() });
export type KeptAnswer = z.infer<typeof kept>;

const nameOf = (address: string): string => `answers/${createHash('sha256').update(address).digest('hex')}.json`;

/** The answer an address gave last time, to be asked for again with its ETag. */
export async function keptAnswer(address: string): Promise<KeptAnswer | undefined> {
  const bytes = await readCached(nameOf(address));
  try {
    return bytes && kept.parse(JSON.parse(bytes.toString()));
  } catch {
    return undefined; // a file somebody changed: it is asked for in full
  }
}

export const keepAnswer = (address: string, answer: KeptAnswer): Promise<void> =>
  writeCached(nameOf(address), JSON.stringify(answer));
