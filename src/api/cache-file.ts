import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
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

/**
 * Returns the SHA-256 of a file of the cache folder, in hexadecimal. Returns `undefined` if the file does not exist. The
 * function reads the file in pieces, because a file may be large.
 */
export async function hashCached(name: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(place(name)), hash);
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}

/** Writes a file of the cache folder with `writeWhole`. */
export const writeCached = (name: string, content: string | Uint8Array, how?: { durably?: boolean }): Promise<void> =>
  writeWhole(place(name), content, how);
