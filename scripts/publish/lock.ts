// Lets one publisher at a time into a folder.
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lockHolder } from '../build/build-lock.ts';

/** Throws one sentence when another publisher has the folder. Gives the way to let it go. */
export async function takeLock(file: string, liveDir: string): Promise<() => void> {
  await mkdir(path.dirname(file), { recursive: true });
  const other = lockHolder(file);
  if (other !== undefined && other !== process.pid)
    throw new Error(`Another publisher (process ${other}) publishes to ${liveDir}. End it first.`);
  rmSync(file, { force: true });
  await writeFile(file, String(process.pid), { flag: 'wx' });
  return () => {
    if (readFileSync(file, 'utf8') === String(process.pid)) rmSync(file, { force: true });
  };
}
