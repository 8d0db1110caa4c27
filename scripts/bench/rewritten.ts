import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../serve/site-files.ts';

/** Compressed and light forms of a file, and files that are being written. */
const FORM = /\.(br|gz|dcz|lite|part)$/;

/** By file: its number and the moment of its last change. */
async function stamps(dir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await filesIn(dir)) {
    if (FORM.test(file)) continue;
    const { ino, mtimeMs } = await stat(path.join(dir, file));
    found.set(file, `${ino} ${mtimeMs}`);
  }
  return found;
}

/** Does some work, and returns the files of a folder that were written or removed meanwhile. */
export async function rewritten(dir: string, work: () => Promise<void>): Promise<string[]> {
  const before = await stamps(dir);
  await work();
  const after = await stamps(dir);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .toSorted();
}
