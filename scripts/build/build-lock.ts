// Makes a lock file, so that only one build at a time uses a cache folder.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 250;

/**
 * Returns the ID of this system start (boot), or an empty text. The ID is in the lock file, because after a restart another
 * process can have the same process number.
 */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** Returns the content of a lock file of this process. */
export const ownMark = (): string => `${process.pid} ${bootId()}`;

/** Returns the process that holds the lock. Returns undefined if that process has ended. */
export function lockHolder(file: string): number | undefined {
  let id = 0;
  try {
    const [number, boot = ''] = readFileSync(file, 'utf8').split(' ');
    if (boot !== bootId()) return undefined;
    id = Number(number);
    // If the disk is full, the lock file may exist but be empty. Then no process has the lock.
    if (!Number.isInteger(id) || id <= 0) return undefined;
    process.kill(id, 0);
    return id;
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'EPERM';
    return isForeign ? id : undefined;
  }
}

/**
 * Returns the other process that holds a lock. A lock with the number of this process is an old one: after a new start, a
 * container gives the same numbers again.
 */
export function otherHolder(file: string): number | undefined {
  const holder = lockHolder(file);
  return holder === process.pid ? undefined : holder;
}

/** A time that is longer than any process needs between reading and writing a lock file. */
const SETTLED_MS = 100;

/**
 * Writes a lock file that no other process holds. Returns the process that has the lock now, if it is another one. Several
 * processes may have found the lock free at the same time. The last process that wrote the file has the lock.
 */
export async function writeLock(file: string): Promise<number | undefined> {
  writeFileSync(file, ownMark());
  await pause(SETTLED_MS);
  return otherHolder(file);
}

/** Waits until other builds have ended, and takes the lock. The returned function releases the lock. */
export async function takeBuildLock(cacheDir: string, say: (line: string) => void): Promise<() => void> {
  const file = path.join(cacheDir, 'build.lock');
  await mkdir(cacheDir, { recursive: true });
  const release = (): void => {
    rmSync(file, { force: true });
  };
  for (let told = false; ;) {
    const other = otherHolder(file) ?? (await writeLock(file));
    if (other === undefined) return release;
    if (!told) say(`Waiting until another build that uses ${cacheDir} has ended (process ${other}).`);
    told = true;
    await pause(LOOK_AGAIN_MS);
  }
}
