// Puts a cached file into the output.
import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Makes a hard link if the file system can, else a copy. Neither file may be changed in place afterwards. */
export async function placeFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}
