// Finishes Astro's output. Adds light versions of pages, compressed files and pictures, and hashes the inline code.
import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { packFactsOf, type PackFacts, packsOf } from '../packs/packs.ts';
import { compressionCache } from './compress.ts';
import { framed, framedName, frameFileOf, frameOf } from './dictionary.ts';
import { LITE, liteTwin } from './lite-twin.ts';
import { factsOf, type PageFacts, piecesOf } from './page-scan.ts';
import { filesIn } from '../publish/site-files.ts';

const TEXT = /\.(html(\.lite)?|css|js|mjs|json|map|svg|xml|txt|webmanifest|vtt|ics|csv|bin)$/;
const LEAST_BYTES = 1024;

/** True if the file is also served compressed. */
export const isCompressed = (name: string, bytes: number): boolean => TEXT.test(name) && bytes >= LEAST_BYTES;
const FILES_AT_ONCE = 16;

/** Returns a function that finds the frame (what all pages of a language share) for a page. Each frame is read once. */
function openFrames(dir: string) {
  const frames = new Map<string, Promise<ReturnType<typeof frameOf>>>();
  return (file: string): Promise<ReturnType<typeof frameOf>> => {
    const name = frameFileOf(file);
    if (name === undefined) return Promise.resolve(undefined);
    const frame = frames.get(name) ?? readFile(path.join(dir, name)).then(frameOf, () => undefined);
    frames.set(name, frame);
    return frame;
  };
}

export interface OutputSums {
  readonly pages: number;
  readonly bytes: number;
  readonly brotliBytes: number;
  readonly pictures: number;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** The missing pictures and the pages that show them, as `page: name`. */
  readonly missingPictures: readonly string[];
}

interface FinishOptions {
  readonly dir: string;
  readonly cacheDir: string;
  readonly brotliQuality: number;
  readonly say?: (detail: string) => void;
}

interface Finished extends PageFacts, PackFacts {
  readonly file: string;
  readonly bytes: number;
  readonly brotliBytes: number;
}

/** Puts a cached file into the output, as a hard link or a copy. Do not write to it: the cache may change. */
async function placeFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

async function placePictures(files: readonly Finished[], { dir, cacheDir }: FinishOptions) {
  const shown = new Map<string, string>();
  for (const file of files) for (const picture of file.pictures) shown.set(picture, file.file);
  const missingPictures: string[] = [];
  for (const [picture, page] of shown)
    await placeFile(path.join(cacheDir, 'pictures', picture), path.join(dir, 'm', picture)).catch(() =>
      missingPictures.push(`${page}: ${picture}`),
    );
  return { pictures: shown.size - missingPictures.length, missingPictures };
}

export async function finishOutput(options: FinishOptions): Promise<OutputSums> {
  const { dir, cacheDir, brotliQuality, say } = options;
  const compression = compressionCache(path.join(cacheDir, 'compressed'), brotliQuality);
  const atOnce = pLimit(FILES_AT_ONCE);
  const frameFor = openFrames(dir);
  let done = 0;

  /** Writes the compressed files beside a file. Returns the size of the smaller one. */
  const compress = async (name: string, bytes: Buffer): Promise<number> => {
    if (!isCompressed(name, bytes.length)) return bytes.length;
    const file = path.join(dir, name);
    const sha = createHash('sha256').update(bytes).digest('hex');
    const { brotli, gzip, brotliBytes, since } = await compression.filesFor(sha, bytes, name);
    await Promise.all([placeFile(brotli, `${file}.br`), placeFile(gzip, `${file}.gz`), utimes(file, since, since)]);
    const frame = await frameFor(name);
    if (!frame) return brotliBytes;
    await writeFile(framedName(file, frame.tag), await framed(bytes, frame));
    await utimes(framedName(file, frame.tag), since, since);
    return brotliBytes;
  };
  const finish = async (name: string, total: number): Promise<Finished> => {
    const file = path.join(dir, name);
    const bytes = await readFile(file);
    const text = bytes.toString('utf8');
    const pieces = piecesOf(name, text);
    const facts = { ...factsOf(name, text, pieces), ...(await packFactsOf(name, text, pieces)) };
    const twin = liteTwin(text, pieces);
    if (twin !== undefined) {
      await writeFile(`${file}${LITE}`, twin);
      await compress(`${name}${LITE}`, Buffer.from(twin));
    }
    say?.(`${(done += 1)} of ${total} files`);
    // A page that offers packs (zip files) is compressed later: it changes again when the packs exist.
    const brotliBytes = facts.offers ? 0 : await compress(name, bytes);
    return { file: name, ...facts, bytes: bytes.length, brotliBytes };
  };

  const names = (await filesIn(dir)).filter((name) => TEXT.test(name)).sort();
  const pages = await Promise.all(names.map((name) => atOnce(() => finish(name, names.length))));
  const made = await packsOf(pages);
  for (const [name, bytes] of made) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), bytes);
  }
  const finished = async (page: Finished): Promise<Finished> => {
    const bytes = made.get(page.file);
    return bytes ? { ...page, bytes: bytes.length, brotliBytes: await compress(page.file, bytes) } : page;
  };
  const files = await Promise.all(pages.map(finished));
  const placed = await placePictures(files, options);
  await compression.prune();
  return {
    pages: files.filter(({ file }) => file.endsWith('.html')).length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    brotliBytes: files.reduce((sum, file) => sum + file.brotliBytes, 0),
    scriptHashes: [...new Set(files.flatMap(({ scripts }) => scripts))].sort(),
    styleHashes: [...new Set(files.flatMap(({ styles }) => styles))].sort(),
    ...placed,
  };
}
