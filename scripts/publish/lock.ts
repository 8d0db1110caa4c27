// Lets one publisher at a time into a folder.
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lockHolder } from '../build/build-lock.ts';

class FolderTakenError extends Error {
  override name = 'FolderTakenError';
}

const fileOf = (liveDir: string): string => `${liveDir}.publisher`;

/** Throws one sentence when another publisher has the folder. */
export function requireNoPublisher(liveDir: string): void {
  const other = lockHolder(fileOf(liveDir));
  if (other !== undefined && other !== process.pid)
    throw new FolderTakenError(`Another publisher (process ${other}) publishes to ${liveDir}. End it first.`);
}

/** Throws when another publisher has the folder. Gives the way to let it go. */
export async function takeLock(liveDir: string): Promise<() => void> {
  const file = fileOf(liveDir);
  await mkdir(path.dirname(file), { recursive: true });
  requireNoPublisher(liveDir);
  // One that was killed holds nothing; of two that start together only one gets it.
  rmSync(file, { force: true });
  await writeFile(file, String(process.pid), { flag: 'wx' });
  return () => {
    if (readFileSync(file, 'utf8') === String(process.pid)) rmSync(file, { force: true });
  };
}
