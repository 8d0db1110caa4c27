import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a temporary folder with a space in its path, because such paths often cause errors. */
export async function throwAwayFolder(): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'site of tests '));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
