// Writes the compressed forms of files. The forms are cached by the hash of the file's content.
import { copyFileSync, linkSync, mkdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressedFolder } from './compress.ts';
import type { Compressed, FinishOptions } from './finish-file.ts';

/** Makes a hard link, or a copy where there are no links. Do not write to it: both names change. */
export function linkTo(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // A build that is stopped must not leave half a file in the cache.
    copyFileSync(from, `${to}.part`);
    renameSync(`${to}.part`, to);
  }
}

export type CompressedFiles = ReturnType<typeof openCompressedFiles>;

export function openCompressedFiles({ dir, cacheDir }: Pick<FinishOptions, 'dir' | 'cacheDir'>) {
  const folder = compressedFolder(cacheDir);
  const used = new Set<string>();

  /** Writes a new form and caches it, or takes it from the cache. */
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
     * Writes the forms beside a file, and returns the bytes of the smallest. The file gets the time when its content was
     * first compressed as its time of modification.
     */
    put({ file, cached, brotli, gzip, framed }: Compressed): number {
      const to = path.join(dir, file);
      // The Brotli form is cached last. So if the cache has it, both forms are complete.
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
    /** Deletes cached forms that this build did not use. */
    async prune() {
      const kept = await readdir(folder, { recursive: true }).catch(() => []);
      const stale = kept
        .map((name) => path.join(folder, name))
        .filter((file) => /\.\w+$/.test(file) && !used.has(file));
      await Promise.all(stale.map((file) => rm(file, { force: true })));
    },
  };
}
