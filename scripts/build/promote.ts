// Replaces a folder with a new, finished folder.
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../command/folder.ts';

/** Moves a folder. If the target is on another file system, the folder is first copied beside the target. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await cp(from, `${to}.arriving`, { recursive: true, preserveTimestamps: true });
    await rename(`${to}.arriving`, to);
    await rm(from, { recursive: true, force: true });
  }
}

/** Replaces `live` by two renames, so that no half-written folder is ever visible. The old folder is deleted last. */
export async function promote(next: string, live: string): Promise<void> {
  const before = `${live}.before`;
  await rm(before, { recursive: true, force: true });
  await mkdir(path.dirname(live), { recursive: true });
  await rename(live, before).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  try {
    await move(next, live);
  } catch (error) {
    await rename(before, live).catch(() => undefined);
    throw error;
  }
  await rm(before, { recursive: true, force: true });
}
