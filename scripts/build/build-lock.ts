// Lets one build at a time into a cache folder.
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 250;

/** The process that holds the lock, if it still runs. One that was killed holds nothing. */
export function lockHolder(file: string): number | undefined {
  try {
    const id = Number(readFileSync(file, 'utf8'));
    // On a full disk it may have been made and not written.
    if (!Number.isInteger(id) || id <= 0) return undefined;
    process.kill(id, 0);
    return id;
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'EPERM';
    return isForeign ? Number(readFileSync(file, 'utf8')) : undefined;
  }
}

/** Waits until no other build runs, and keeps others waiting until the given function is called. */
export async function takeBuildLock(cacheDir: string, say: (line: string) => void): Promise<() => void> {
  const file = path.join(cacheDir, 'build.lock');
  await mkdir(cacheDir, { recursive: true });
  for (let told = false; ;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
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
