// Compresses files with Brotli and gzip. The results are cached by the hash of the content.
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from '../../src/api/write-whole.ts';
import { isSearchManifest } from '../publish/retired-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Matches search index files with terms and documents. A search loads a dozen. Text files (`x…`) do not match. */
const INDEX_FILE = /^find\/[tuc]/;
/** A size in bytes. Most index files with documents are larger, most index files with terms are smaller. */
const LARGE_INDEX_FILE = 4000;

/**
 * Returns the Brotli quality of a file. Scripts get the best quality: they are few and every visitor loads them.
 * The manifest and the large files of the search index get it too, because every search waits for them.
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
    /** Returns the two compressed files of a content. They are made if they are not cached. */
    async filesFor(sha: string, bytes: Buffer, file: string) {
      const quality = qualityOf(file, bytes.length, standard);
      const name = `${sha.slice(0, 2)}/${sha.slice(2)}-${quality}`;
      used.add(name);
      const base = path.join(dir, name);
      const known = await stat(`${base}.br`).catch(() => undefined);
      if (!known) await make(base, bytes, quality);
      const { size, mtime } = known ?? (await stat(`${base}.br`));
      // `since` is when this content was first compressed. It becomes the modification time of the page.
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
