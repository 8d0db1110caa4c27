import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { environment } from './environment.ts';

const kept = z.object({ etag: z.string(), body: z.string() });
export type KeptAnswer = z.infer<typeof kept>;

const fileOf = (address: string): string =>
  path.join(environment.CACHE_DIR, 'answers', `${createHash('sha256').update(address).digest('hex')}.json`);

/** The answer an address gave last time, to be asked for again with its ETag. */
export async function keptAnswer(address: string): Promise<KeptAnswer | undefined> {
  try {
    return kept.parse(JSON.parse(await readFile(fileOf(address), 'utf8')));
  } catch {
    return undefined; // never asked, or a file that was cut off: both mean asking in full
  }
}

export async function keepAnswer(address: string, answer: KeptAnswer): Promise<void> {
  const file = fileOf(address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify(answer));
  await rename(`${file}.part`, file);
}
