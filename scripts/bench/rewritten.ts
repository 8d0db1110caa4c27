import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../serve/site-files.ts';

/** Matches the compressed and light versions of a file, and files that are not completely written. */
const FORM = /\.(br|gz|dcz|lite|part)$/;

/** Returns the inode number and the time of the last change of each file, by the name of the file. */
async function stamps(dir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await filesIn(dir)) {
    if (FORM.test(file)) continue;
    const { ino, mtimeMs } = await stat(path.join(dir, file));
    found.set(file, `${ino} ${mtimeMs}`);
  }
  return found;
}

/** Runs `work`. Returns the files of the folder that were written or removed during this time. */
export async function rewritten(dir: string, work: () => Promise<void>): Promise<string[]> {
  const before = await stamps(dir);
  await work();
  const after = await stamps(dir);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .toSorted();
}
