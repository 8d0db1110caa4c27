// Caches the Brotli and gzip form of each content by its hash.
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from '../../src/api/write-whole.ts';
import { isSearchManifest } from '../publish/retired-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Index files with terms and documents: a search loads a dozen. Text files (`x…`) are many and load one at a time. */
const INDEX_FILE = /^find\/[tuc]/;
/** In bytes. Most documents files are larger, most terms files are smaller. */
const LARGE_INDEX_FILE = 4000;

/**
 * Best quality for scripts: they are few, and every visitor loads them. Also for the manifest of the search index and its
 * large files: every search waits for them.
 */
export const qualityOf = (file: string, size: number, standard: number): number => {
  const isWorthIt =
    file.startsWith('s/') || isSearchManifest(file) || (INDEX_FILE.test(file) && size > LARGE_INDEX_FILE);
  return isWorthIt ? constants.BROTLI_MAX_QUALITY : standard;
};

export const gzipOf = (bytes: Buffer): Promise<Buffer> => toGzip(bytes, { level: 9 });

export const brotliOf = (bytes: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

export function compressionCache(dir: string, standard: number) {
  const used = new Set<string>();
  const make = async (base: string, bytes: Buffer, quality: number): Promise<void> => {
    await writeWhole(`${base}.gz`, await gzipOf(bytes));
    await writeWhole(`${base}.br`, await brotliOf(bytes, quality));
  };
  return {
    /** The two compressed files of a content; made if they are not cached. */
    async filesFor(sha: string, bytes: Buffer, file: string) {
      const quality = qualityOf(file, bytes.length, standard);
      const name = `${sha.slice(0, 2)}/${sha.slice(2)}-${quality}`;
      used.add(name);
      const base = path.join(dir, name);
      const known = await stat(`${base}.br`).catch(() => undefined);
      if (!known) await make(base, bytes, quality);
      const { size, mtime } = known ?? (await stat(`${base}.br`));
      // When this content was first compressed: it becomes the page's modification time.
      return { brotli: `${base}.br`, gzip: `${base}.gz`, brotliBytes: size, since: mtime };
    },
    /** Deletes cached files that this build did not use. */
    async prune() {
      const kept = await readdir(dir, { recursive: true }).catch(() => []);
      const stale = kept.filter(
        (name) => /\.(br|gz|part)$/.test(name) && !used.has(name.replace(/\.(br|gz|part)$/, '')),
      );
      await Promise.all(stale.map((name) => rm(path.join(dir, name), { force: true })));
    },
  };
}
