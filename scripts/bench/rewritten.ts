import { readFile, stat } from 'node:fs/promises';
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

/** These pages have no menu. */
const WITHOUT_MENU = /(^|\/)(404|frame)\.html$/;

/**
 * Returns the moment when the last page was put in place, in milliseconds. Throws if a page lacks `text`, which stands in the
 * menu of every page.
 */
export async function lastWritten(dir: string, text: string): Promise<number> {
  let last = -Infinity;
  for (const name of await filesIn(dir)) {
    if (!name.endsWith('.html') || WITHOUT_MENU.test(name)) continue;
    const file = path.join(dir, name);
    if (!(await readFile(file)).includes(text)) throw new Error(`The page ${name} lacks "${text}" in its menu.`);
    last = Math.max(last, (await stat(file)).ctimeMs);
  }
  return last;
}
