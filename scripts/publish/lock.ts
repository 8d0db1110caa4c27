// Lets one publisher at a time into a folder.
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockHolder, ownMark } from '../build/build-lock.ts';

class FolderTakenError extends Error {
  override name = 'FolderTakenError';
}

/** No process takes so long from looking at the file to writing it. */
const SETTLED_MS = 100;

/** One that was killed is not gone at once. */
const [LOOKS, LOOK_AGAIN_MS] = [10, 200];

/** A folder by another name is the same folder. */
const fileOf = (dir: string): string => `${existsSync(dir) ? realpathSync(dir) : dir}.publisher`;

const otherIn = (dir: string): number | undefined => {
  const other = lockHolder(fileOf(dir));
  return other === process.pid ? undefined : other;
};

/** Throws one sentence when another publisher has the folder. */
export function requireNoPublisher(dir: string): void {
  const other = otherIn(dir);
  if (other !== undefined)
    throw new FolderTakenError(`Another publisher (process ${other}) publishes to ${dir}. End it first.`);
}

/** Throws one sentence when another publisher has the folder. Gives the way to let it go. */
export async function takeLock(dir: string): Promise<() => void> {
  const file = fileOf(dir);
  await mkdir(path.dirname(file), { recursive: true });
  for (let looks = 1; looks < LOOKS && otherIn(dir) !== undefined; looks += 1) await pause(LOOK_AGAIN_MS);
  requireNoPublisher(dir);
  // One that was killed holds nothing.
  rmSync(file, { force: true });
  writeFileSync(file, ownMark());
  // Of several that start together each may have found it free: the last to write has it.
  await pause(SETTLED_MS);
  requireNoPublisher(dir);
  return () => {
    if (readFileSync(file, 'utf8') === ownMark()) rmSync(file, { force: true });
  };
}

/** The folder that is served, and the one with the journal of it: two publishers may share neither. */
export async function takeLocks(liveDir: string, journalDir: string): Promise<() => void> {
  const unlockLive = await takeLock(liveDir);
  try {
    const unlockJournal = await takeLock(journalDir);
    return () => {
      unlockJournal();
      unlockLive();
    };
  } catch (error) {
    unlockLive();
    throw error;
  }
}
