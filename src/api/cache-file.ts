import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { environment } from './environment.ts';
import { writeWhole } from './write-whole.ts';

const place = (name: string): string => path.join(environment.CACHE_DIR, name);

/** Reads a file of the cache folder. Returns `undefined` if the file does not exist. */
export async function readCached(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(place(name));
  } catch {
    return undefined; // the file was not written yet, or the cache was emptied
  }
}

/** Writes a file of the cache folder with `writeWhole`. */
export const writeCached = (name: string, content: string | Uint8Array, how?: { durably?: boolean }): Promise<void> =>
  writeWhole(place(name), content, how);
