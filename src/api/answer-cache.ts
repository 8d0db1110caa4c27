import * as z from 'zod';
import { readCached, writeCached } from './cache-file.ts';
import { sha256 } from './originals.ts';

const kept = z.object({ etag: z.string(), body: z.string() });
export type KeptAnswer = z.infer<typeof kept>;

const nameOf = (address: string): string => `answers/${sha256(address)}.json`;

/**
 * Reads the stored answer from an address, for a conditional request with its ETag. Returns undefined if no answer is stored.
 */
export async function keptAnswer(address: string): Promise<KeptAnswer | undefined> {
  const bytes = await readCached(nameOf(address));
  try {
    return bytes && kept.parse(JSON.parse(bytes.toString()));
  } catch {
    return undefined; // the file is damaged, so the caller makes a full request
  }
}

export const keepAnswer = (address: string, answer: KeptAnswer): Promise<void> =>
  writeCached(nameOf(address), JSON.stringify(answer));
