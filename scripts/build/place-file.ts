// Puts a file of the cache into the output.
import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Linked where the file system can, so that thousands cost nothing; copied elsewhere. Nothing writes into either in place. */
export async function placeFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}
