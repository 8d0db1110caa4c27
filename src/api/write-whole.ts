import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes the list of the folder's file names to disk. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Writes a file in one step: a reader sees the old or the new content. With `durably`, a power cut loses nothing. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { durably = false }: { durably?: boolean } = {},
): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  const write = (): Promise<void> => writeFile(part, content, { flush: durably });
  try {
    // The folder must be created only before the first file.
    await write().catch(() => mkdir(path.dirname(file), { recursive: true }).then(write));
    await rename(part, file);
    if (durably) await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
