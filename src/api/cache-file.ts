import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { environment } from './environment.ts';

const place = (name: string): string => path.join(environment.CACHE_DIR, name);

/** A file of the cache folder; `undefined` when it is not there. */
export async function readCached(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(place(name));
  } catch {
    return undefined; // never written, or a folder somebody emptied
  }
}

/**
 * Writes a file of the cache folder. Whoever reads it meanwhile finds all of it or what was there before; where it is
 * written `durably`, also after a power cut.
 */
export async function writeCached(
  name: string,
  content: string | Uint8Array,
  { durably = false }: { durably?: boolean } = {},
): Promise<void> {
  const file = place(name);
  const part = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(part, content, { flush: durably });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
