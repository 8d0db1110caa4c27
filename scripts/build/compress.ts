// Compresses files with Brotli and gzip.
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip, gzipSync } from 'node:zlib';
import { isSearchManifest } from '../serve/site-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const TEXT = /\.(html(\.lite)?|css|js|mjs|json|map|svg|xml|txt|webmanifest|vtt|ics|csv|bin)$/;
const LEAST_BYTES = 1024;

export const isText = (name: string): boolean => TEXT.test(name);

/**
 * Matches the record of one tender. There are thousands of these files, and they are rarely read. Most readers take the files
 * of whole years.
 */
const RECORD = /^tenders\/\d+\/\d+\/[^/]+\.json$/;

/** True if the file is also served compressed. */
export const isCompressed = (name: string, bytes: number): boolean =>
  isText(name) && bytes >= LEAST_BYTES && !RECORD.test(name);

/**
 * Matches search index files with terms and documents. A search loads about twelve of these files. Files with texts (`x…`) do
 * not match.
 */
const INDEX_FILE = /^find\/(documents\/)?[tuc]/;
/**
 * Returns the Brotli quality of a file. Scripts get the best quality, because they are few and every visitor loads them. The
 * manifest and the files of the search index get the best quality too, because every search waits for them.
 */
export const qualityOf = (file: string, standard: number): number => {
  const isWorthIt = file.startsWith('s/') || isSearchManifest(file) || INDEX_FILE.test(file);
  return isWorthIt ? constants.BROTLI_MAX_QUALITY : standard;
};

const GZIP = { level: 9 };

/**
 * Returns the smallest window (memory of Brotli) that holds the file. The default of 4 MB takes 2 ms more for each
 * page, and makes no page smaller.
 */
const windowFor = ({ length }: Buffer): number =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

const brotliOptions = (bytes: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

export const gzipOf = (bytes: Buffer): Promise<Buffer> => toGzip(bytes, GZIP);

export const brotliOf = (bytes: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(bytes, brotliOptions(bytes, quality));

/** Compresses at once: this thread waits until the work is done. */
export const gzipNow = (bytes: Buffer): Buffer => gzipSync(bytes, GZIP);

export const brotliNow = (bytes: Buffer, quality: number): Buffer =>
  brotliCompressSync(bytes, brotliOptions(bytes, quality));

/** The folder where builds keep compressed files for the next build. */
export const compressedFolder = (cacheDir: string): string => path.join(cacheDir, 'compressed');
