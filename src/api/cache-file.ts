import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { environment } from './environment.ts';
import { writeWhole } from './write-whole.ts';

const place = (name: string): string => path.join(environment.CACHE_DIR, name);

/** A file of the cache folder; `undefined` when it is not there. */
export async function readCached(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(place(name));
  } catch {
    return undefined; // never written, or a folder somebody emptied
  }
}

/** Writes a file of the cache folder, whole. */
export const writeCached = (name: string, content: string | Uint8Array, how?: { durably?: boolean }): Promise<void> =>
  writeWhole(place(name), content, how);
