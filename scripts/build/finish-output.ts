// Does the last steps for Astro's output: adds light versions of pages, compressed files and pictures, and hashes the inline
// code. For most pages, these steps run while other pages are still rendered.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { LANGS } from '../../src/i18n/lang.ts';
import type { OutputSums } from '../health/report.ts';
import { packsOf } from '../packs/packs.ts';
import { isFrame } from '../serve/dictionary.ts';
import { isLite } from '../serve/lite-twin.ts';
import { filesIn } from '../serve/site-files.ts';
import { isText } from './compress.ts';
import { linkTo, openCompressedFiles } from './compressed-files.ts';
import { type Finished, type FinishOptions, openFinisher } from './finish-file.ts';
import { startThreads, type Threads } from './threads.ts';

type Say = (detail: string) => void;

/**
 * The largest number of threads. More threads would need more memory. They would also wait for the main thread, because only
 * the main thread writes files.
 */
const MOST_THREADS = 4;
const FILES_AT_ONCE = 4;

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

/**
 * A file after its last steps: it is written together with its compressed files. The compressed contents are no longer in
 * memory.
 */
type Written = Omit<Finished, 'twin' | 'compressed'> & { readonly brotliBytes: number };

export interface Finishing {
  /** Starts the last steps for a file that is already in the output. */
  readonly add: (file: string) => void;
  /**
   * Does the last steps for the files of the output that were not added. Then makes packs and pictures, which need all pages.
   * Call this function when the output has all files.
   */
  readonly finish: (say?: Say) => Promise<OutputSums>;
  /** Ends the threads. */
  readonly end: () => Promise<void>;
}

export function openFinishing(options: FinishOptions): Finishing {
  const { dir } = options;
  const forms = openCompressedFiles(options);
  const frames = new Set<string>();
  const done = new Map<string, Written>();
  const works = new Map<string, Promise<void>>();
  let threads: Threads<string, Finished> | undefined;

  // Only this thread writes: two threads that create files at the same time take three times as long.
  const write = ({ twin, compressed, ...facts }: Finished): void => {
    if (twin) writeFileSync(path.join(dir, twin.file), twin.text);
    const sizes = new Map(compressed.map((one) => [one.file, forms.put(one)]));
    done.set(facts.file, { ...facts, brotliBytes: sizes.get(facts.file) ?? facts.bytes });
  };

  const start = (file: string): void => {
    threads ??= startThreads<string, Finished>({
      script: new URL('finish-thread.ts', import.meta.url),
      workerData: options,
      count: Math.min(MOST_THREADS, availableParallelism()),
      jobsAtOnce: FILES_AT_ONCE,
    });
    const work = threads.ask(file).then(write);
    work.catch(() => {}); // without this line, Node ends the process; `finishAll` throws the error later
    works.set(file, work);
  };

  const add = (file: string): void => {
    if (isFrame(file)) frames.add(file);
    // Pages are compressed with the frames, so work starts when all frames exist. A few pages are ready earlier, and are
    // finished at the end.
    if (frames.size === LANGS.length && isText(file)) start(file);
  };

  const finishAll = async (say?: Say): Promise<Written[]> => {
    const names = (await filesIn(dir)).filter((file) => isText(file) && !isLite(file)).sort();
    for (const file of names) if (!works.has(file)) start(file);
    for (const work of works.values()) {
      await work;
      say?.(`${done.size} of ${works.size} files`);
    }
    return names.map((name) => {
      const written = done.get(name);
      if (!written) throw new Error(`The file ${name} was not compressed.`);
      return written;
    });
  };

  const finish = async (say?: Say): Promise<OutputSums> => {
    const finished = await finishAll(say);
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
  };

  return { add, finish, end: async () => await threads?.end() };
}
