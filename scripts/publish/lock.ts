// Lets one publisher at a time into a folder.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockHolder } from '../build/build-lock.ts';

class FolderTakenError extends Error {
  override name = 'FolderTakenError';
}

/** No process takes so long from looking at the file to writing it. */
const SETTLED_MS = 100;

const fileOf = (liveDir: string): string => `${liveDir}.publisher`;

/** Throws one sentence when another publisher has the folder. */
export function requireNoPublisher(liveDir: string): void {
  const other = lockHolder(fileOf(liveDir));
  if (other !== undefined && other !== process.pid)
    throw new FolderTakenError(`Another publisher (process ${other}) publishes to ${liveDir}. End it first.`);
}

/** Throws one sentence when another publisher has the folder. Gives the way to let it go. */
export async function takeLock(liveDir: string): Promise<() => void> {
  const file = fileOf(liveDir);
  await mkdir(path.dirname(file), { recursive: true });
  requireNoPublisher(liveDir);
  // One that was killed holds nothing.
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid));
  // Of several that start together each may have found it free: the last to write has it.
  await pause(SETTLED_MS);
  requireNoPublisher(liveDir);
  return () => {
    if (readFileSync(file, 'utf8') === String(process.pid)) rmSync(file, { force: true });
  };
}
