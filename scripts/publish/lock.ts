// A lock file: one publisher for each folder.
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockHolder, ownMark } from '../build/build-lock.ts';

class FolderTakenError extends Error {
  override name = 'FolderTakenError';
}

/** Longer than any process needs between reading and writing the lock file. */
const SETTLED_MS = 100;

/** A killed process does not end at once. */
const [LOOKS, LOOK_AGAIN_MS] = [10, 200];

/** Resolves symbolic links, because a folder may have two paths. */
const fileOf = (dir: string): string => `${existsSync(dir) ? realpathSync(dir) : dir}.publisher`;

const otherIn = (dir: string): number | undefined => {
  const other = lockHolder(fileOf(dir));
  return other === process.pid ? undefined : other;
};

/** Throws if another publisher uses the folder. */
export function requireNoPublisher(dir: string): void {
  const other = otherIn(dir);
  if (other !== undefined)
    throw new FolderTakenError(`Another publisher (process ${other}) publishes to ${dir}. Stop it first.`);
}

/** Takes the lock, or throws if another publisher has it. Returns a function that releases it. */
export async function takeLock(dir: string): Promise<() => void> {
  const file = fileOf(dir);
  await mkdir(path.dirname(file), { recursive: true });
  for (let looks = 1; looks < LOOKS && otherIn(dir) !== undefined; looks += 1) await pause(LOOK_AGAIN_MS);
  requireNoPublisher(dir);
  // A dead process holds no lock.
  rmSync(file, { force: true });
  writeFileSync(file, ownMark());
  // Several processes may have found it free at once: the last one to write has it.
  await pause(SETTLED_MS);
  requireNoPublisher(dir);
  return () => {
    if (readFileSync(file, 'utf8') === ownMark()) rmSync(file, { force: true });
  };
}

/** Locks the live folder and the journal's folder: two publishers must not share either. */
export async function takeLocks(liveDir: string, journalDir: string): Promise<() => void> {
  using taken = new DisposableStack();
  for (const dir of [liveDir, journalDir]) taken.defer(await takeLock(dir));
  const locks = taken.move();
  return () => locks.dispose();
}
