// Lets one build at a time into a cache folder.
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 250;

/** Another after each start of the machine, where it tells: the numbers of its processes then mean others. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** What a lock of this process says. */
export const ownMark = (): string => `${process.pid} ${bootId()}`;

/** The process that holds the lock, if it still runs. One that was killed holds nothing, nor one of before a power cut. */
export function lockHolder(file: string): number | undefined {
  let id = 0;
  try {
    const [number, boot = ''] = readFileSync(file, 'utf8').split(' ');
    if (boot !== bootId()) return undefined;
    id = Number(number);
    // On a full disk it may have been made and not written.
    if (!Number.isInteger(id) || id <= 0) return undefined;
    process.kill(id, 0);
    return id;
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'EPERM';
    return isForeign ? id : undefined;
  }
}

/** Waits until no other build runs, and keeps others waiting until the given function is called. */
export async function takeBuildLock(cacheDir: string, say: (line: string) => void): Promise<() => void> {
  const file = path.join(cacheDir, 'build.lock');
  await mkdir(cacheDir, { recursive: true });
  for (let told = false; ;) {
    try {
      await writeFile(file, ownMark(), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const other = lockHolder(file);
    if (other === undefined) rmSync(file, { force: true });
    else if (!told) say(`Waiting for another build in ${cacheDir} (process ${other}).`);
    told ||= other !== undefined;
    await pause(LOOK_AGAIN_MS);
  }
}
