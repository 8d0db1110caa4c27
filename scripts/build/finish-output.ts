// Finishes Astro's output. Adds light versions of pages, compressed files and pictures, and hashes the inline code.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { packsOf } from '../packs/packs.ts';
import { filesIn } from '../publish/site-files.ts';
import { isText } from './compress.ts';
import { type CompressedFiles, linkTo, openCompressedFiles } from './compressed-files.ts';
import { type Finished, type FinishOptions, openFinisher } from './finish-file.ts';
import type { FinishWork } from './finish-thread.ts';

/** More threads would need more memory. They would also wait, because only one thread writes files. */
const MOST_THREADS = 4;

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

type Say = (detail: string) => void;

/** Puts the pictures that pages show into the output. */
function placePictures(files: readonly Written[], { dir, cacheDir }: FinishOptions) {
  const shown = new Map<string, string>();
  for (const file of files) for (const picture of file.pictures) shown.set(picture, file.file);
  const missingPictures: string[] = [];
  if (shown.size > 0) mkdirSync(path.join(dir, 'm'), { recursive: true });
  for (const [picture, page] of shown) {
    const made = path.join(cacheDir, 'pictures', picture);
    if (existsSync(made)) linkTo(made, path.join(dir, 'm', picture));
    else missingPictures.push(`${page}: ${picture}`);
  }
  return { pictures: shown.size - missingPictures.length, missingPictures };
}

/** A finished file that is written with its compressed files. The compressed contents are no longer in memory. */
type Written = Omit<Finished, 'twin' | 'compressed'> & { readonly brotliBytes: number };

/** Finishes files in a separate thread. Calls `written` with each finished file. */
function inThread(work: FinishWork, written: (finished: Finished) => void): Promise<void> {
  const thread = new Worker(new URL('finish-thread.ts', import.meta.url), { workerData: work });
  return new Promise((resolve, reject) => {
    thread.on('message', (finished: Finished) => {
      try {
        written(finished);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        void thread.terminate();
      }
    });
    thread.on('error', reject);
    thread.on('exit', () => resolve());
  });
}

/**
 * Finishes all files, in the order of their names. The threads compress, and this thread writes: two threads that create
 * files at the same time take three times as long.
 */
async function finishAll(options: FinishOptions, forms: CompressedFiles, say?: Say): Promise<Written[]> {
  const names = (await filesIn(options.dir)).filter(isText).sort();
  const threads = Math.min(MOST_THREADS, availableParallelism());
  const done = new Map<string, Written>();
  const write = ({ twin, compressed, ...facts }: Finished): void => {
    if (twin) writeFileSync(path.join(options.dir, twin.file), twin.text);
    const sizes = new Map(compressed.map((one) => [one.file, forms.put(one)]));
    done.set(facts.file, { ...facts, brotliBytes: sizes.get(facts.file) ?? facts.bytes });
    say?.(`${done.size} of ${names.length} files`);
  };
  // Files of one kind have neighbouring names. So each thread gets every n-th file, and an equal share of the large
  // files.
  const shares = Array.from({ length: threads }, (_, thread) => names.filter((_, at) => at % threads === thread));
  await Promise.all(shares.map((own) => inThread({ ...options, names: own }, write)));
  return names.map((name) => {
    const written = done.get(name);
    if (!written) throw new Error(`${name} was not compressed, because a thread has ended.`);
    return written;
  });
}

export async function finishOutput({ say, ...options }: FinishOptions & { say?: Say }): Promise<OutputSums> {
  const { dir } = options;
  const forms = openCompressedFiles(options);
  const finished = await finishAll(options, forms, say);
  const made = packsOf(finished);
  for (const [name, bytes] of made) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), bytes);
  }
  const { compress } = openFinisher(options);
  const files = finished.map((page) => {
    const bytes = made.get(page.file);
    if (!bytes) return page;
    const [size] = compress(page.file, bytes).map(forms.put);
    return { ...page, bytes: bytes.length, brotliBytes: size ?? bytes.length };
  });
  const placed = placePictures(files, options);
  await forms.prune();
  return {
    pages: files.filter(({ file }) => file.endsWith('.html')).length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    brotliBytes: files.reduce((sum, file) => sum + file.brotliBytes, 0),
    scriptHashes: [...new Set(files.flatMap(({ scripts }) => scripts))].sort(),
    styleHashes: [...new Set(files.flatMap(({ styles }) => styles))].sort(),
    ...placed,
  };
}
