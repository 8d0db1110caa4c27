// Writes the compressed files (`.br`, `.gz`, `.dcz`) of the site. Caches them by the hash of the file's content.
import { copyFileSync, linkSync, mkdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressedFolder } from './compress.ts';
import type { Compressed, FinishOptions } from './finish-file.ts';

/**
 * Makes a hard link, or a copy if hard links do not work. Do not write to the file: a write would also change `from`.
 */
export function linkTo(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The copy gets its final name at the end, so that a stopped build leaves no incomplete file in the cache.
    copyFileSync(from, `${to}.part`);
    renameSync(`${to}.part`, to);
  }
}

export function openCompressedFiles({ dir, cacheDir }: Pick<FinishOptions, 'dir' | 'cacheDir'>) {
  const folder = compressedFolder(cacheDir);
  const used = new Set<string>();

  /** Writes a new compressed file and caches it, or links to the cached file. */
  const putForm = (to: string, cached: string, bytes: Uint8Array | undefined): void => {
    if (!bytes || used.has(cached)) {
      linkTo(cached, to);
      return;
    }
    writeFileSync(to, bytes);
    mkdirSync(path.dirname(cached), { recursive: true });
    linkTo(to, cached);
  };

  return {
    /**
     * Writes the compressed files beside a file, and returns the bytes of its Brotli file. Sets the file's time of
     * modification to the time when its content was first compressed.
     */
    put({ file, cached, brotli, gzip, framed }: Compressed): number {
      const to = path.join(dir, file);
      // The Brotli file is cached last. So if the cache has the Brotli file, it also has the gzip file.
      putForm(`${to}.gz`, path.join(folder, `${cached}.gz`), gzip);
      putForm(`${to}.br`, path.join(folder, `${cached}.br`), brotli);
      used.add(path.join(folder, `${cached}.gz`)).add(path.join(folder, `${cached}.br`));
      const { size, mtime } = statSync(`${to}.br`);
      utimesSync(to, mtime, mtime);
      if (!framed) return size;
      writeFileSync(path.join(dir, framed.name), framed.bytes);
      utimesSync(path.join(dir, framed.name), mtime, mtime);
      return size;
    },
    /** Deletes cached files that this build did not use. */
    async prune() {
      const kept = await readdir(folder, { recursive: true }).catch(() => []);
      const stale = kept
        .map((name) => path.join(folder, name))
        .filter((file) => /\.\w+$/.test(file) && !used.has(file));
      await Promise.all(stale.map((file) => rm(file, { force: true })));
    },
  };
}
