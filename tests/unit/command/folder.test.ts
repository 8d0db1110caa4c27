import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openFolder } from '../../../scripts/command/folder.ts';

async function withDir(ask: (dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'caches '));
  await ask(dir).finally(() => rm(dir, { recursive: true, force: true }));
}

it('makes the folder and those it stands in, and takes one that is there', () =>
  withDir(async (dir) => {
    const cacheDir = path.join(dir, 'of/this site');
    await openFolder('CACHE_DIR', cacheDir);
    await openFolder('CACHE_DIR', cacheDir);
    expect((await stat(cacheDir)).isDirectory()).toBe(true);
  }));

it('says which folder cannot be written to, where the system takes no folders and where a file stands', () =>
  withDir(async (dir) => {
    const file = path.join(dir, 'file');
    await writeFile(file, '');
    await expect(openFolder('CACHE_DIR', '/proc/cache')).rejects.toThrow(
      'CACHE_DIR names "/proc/cache", expected a folder that can be written to, found ENOENT.',
    );
    await expect(openFolder('CACHE_DIR', file)).rejects.toThrow(/found ENOTDIR\.$/);
    await expect(openFolder('CACHE_DIR', path.join(file, 'below'))).rejects.toThrow(/found ENOTDIR\.$/);
  }));
