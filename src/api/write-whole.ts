import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes the file names of the folder to the disk. Without this, a power cut can lose the name of a new file. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Writes a file in one step: a reader sees either the old content or the complete new content. With `durably`, a power
 * cut cannot lose the new content.
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { durably = false }: { durably?: boolean } = {},
): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  const write = (): Promise<void> => writeFile(part, content, { flush: durably });
  try {
    // Writing fails if the folder does not exist. Then the folder is created, and the file is written again.
    await write().catch(() => mkdir(path.dirname(file), { recursive: true }).then(write));
    await rename(part, file);
    if (durably) await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Like `writeWhole`, but for many small files: this thread waits until the file is written. With promises, writing would take
 * four times as long.
 */
export function writeWholeNow(file: string, content: string): void {
  const part = `${file}.${randomUUID()}.part`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(part, content);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
