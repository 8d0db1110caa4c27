// Keeps the Brotli and gzip form of each content once, by its hash.
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from '../../src/api/write-whole.ts';
import { isSearchManifest } from '../publish/retired-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface Compressed {
  readonly brotli: string;
  readonly gzip: string;
  readonly brotliBytes: number;
  /** When this content was first compressed: the age its page may claim. */
  readonly since: Date;
}

export interface CompressionCache {
  /** The two files for a content, made unless they are there. */
  readonly filesFor: (sha: string, bytes: Buffer, name: string) => Promise<Compressed>;
  /** Forgets what was not asked for since the cache was opened. */
  readonly prune: () => Promise<void>;
}

/** Of words and documents, which a search asks for a dozen of; whole texts (`x…`) are many, and brought one at a time. */
const INDEX_FILE = /^find\/[tuc]/;
/** In bytes: most documents are larger, most words are not. */
const LARGE_INDEX_FILE = 4000;

/**
 * Scripts are few, every visitor loads them, and they are kept for good: they are worth the time. So are the manifest of the
 * search index, which every search begins with, and those of its files that weigh most in an answer.
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

export function compressionCache(dir: string, standard: number): CompressionCache {
  const used = new Set<string>();
  const make = async (base: string, bytes: Buffer, quality: number): Promise<void> => {
    await writeWhole(`${base}.gz`, await gzipOf(bytes));
    await writeWhole(`${base}.br`, await brotliOf(bytes, quality));
  };
  return {
    async filesFor(sha, bytes, file) {
      const quality = qualityOf(file, bytes.length, standard);
      const name = `${sha.slice(0, 2)}/${sha.slice(2)}-${quality}`;
      used.add(name);
      const base = path.join(dir, name);
      const known = await stat(`${base}.br`).catch(() => undefined);
      if (!known) await make(base, bytes, quality);
      const { size, mtime } = known ?? (await stat(`${base}.br`));
      return { brotli: `${base}.br`, gzip: `${base}.gz`, brotliBytes: size, since: mtime };
    },
    async prune() {
      const kept = await readdir(dir, { recursive: true }).catch(() => []);
      const stale = kept.filter(
        (name) => /\.(br|gz|part)$/.test(name) && !used.has(name.replace(/\.(br|gz|part)$/, '')),
      );
      await Promise.all(stale.map((name) => rm(path.join(dir, name), { force: true })));
    },
  };
}
