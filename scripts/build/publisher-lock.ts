// Makes a lock file, so that only one publisher uses a folder.
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { otherHolder, ownMark, writeLock } from './build-lock.ts';

class FolderTakenError extends Error {
  override name = 'FolderTakenError';
}

/**
 * The number of checks of a taken lock, and the milliseconds between them. One check is not enough, because a killed process
 * needs some time to end.
 */
const [LOOKS, LOOK_AGAIN_MS] = [10, 200];

/** Returns the path of the lock file. Symbolic links are resolved, because a folder may have two paths. */
const fileOf = (dir: string): string => `${existsSync(dir) ? realpathSync(dir) : dir}.publisher`;

/** Throws if another publisher uses the folder. */
export function requireNoPublisher(dir: string): void {
  const other = otherHolder(fileOf(dir));
  if (other !== undefined)
    throw new FolderTakenError(`Another publisher (process ${other}) publishes to ${dir}. Stop that process first.`);
}

/** Takes the lock, or throws if another publisher has it. Returns a function that releases it. */
export async function takeLock(dir: string): Promise<() => void> {
  const file = fileOf(dir);
  await mkdir(path.dirname(file), { recursive: true });
  for (let looks = 1; looks < LOOKS && otherHolder(file) !== undefined; looks += 1) await pause(LOOK_AGAIN_MS);
  requireNoPublisher(dir);
  await writeLock(file);
  requireNoPublisher(dir);
  return () => {
    if (readFileSync(file, 'utf8') === ownMark()) rmSync(file, { force: true });
  };
}

/**
 * Locks the live folder (with the published site) and the folder of the journal, because two publishers must not use the same
 * live folder or journal.
 */
export async function takeLocks(liveDir: string, journalDir: string): Promise<() => void> {
  using taken = new DisposableStack();
  for (const dir of [liveDir, journalDir]) taken.defer(await takeLock(dir));
  const locks = taken.move();
  return () => locks.dispose();
}
