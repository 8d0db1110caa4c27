// Finishes Astro's output. Adds light versions of pages, compressed files and pictures, and hashes the inline code.
// Pages are finished while others are still rendered.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGS } from '../../src/i18n/lang.ts';
import { packsOf } from '../packs/packs.ts';
import { filesIn } from '../publish/site-files.ts';
import { isText } from './compress.ts';
import { linkTo, openCompressedFiles } from './compressed-files.ts';
import { isFrame } from './dictionary.ts';
import { type Finished, type FinishOptions, openFinisher } from './finish-file.ts';
import type { FinishJob } from './finish-thread.ts';
import { type FinishThreads, startFinishThreads } from './finish-threads.ts';
import { isLite } from './lite-twin.ts';

/** Rendering waits while it is this many pages ahead of the threads, because these pages are in memory. */
const MOST_AHEAD = 64;

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
type OutputOptions = Omit<FinishOptions, 'frames'>;

/** Puts the pictures that pages show into the output. */
function placePictures(files: readonly Written[], { dir, cacheDir }: OutputOptions) {
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

export interface Finishing {
  /** Takes a rendered page. Waits while the threads are far behind. Astro writes the page itself. */
  readonly add: (file: string, bytes: Uint8Array) => Promise<void>;
  /** Finishes all other files of the output, and everything that needs all pages. Call it when Astro has written all. */
  readonly finish: (say?: Say) => Promise<OutputSums>;
  /** Ends the threads. */
  readonly end: () => Promise<void>;
}

export function openFinishing(options: OutputOptions): Finishing {
  const { dir } = options;
  const forms = openCompressedFiles(options);
  const frames = new Map<string, Uint8Array>();
  const done = new Map<string, Written>();
  const works = new Map<string, Promise<void>>();
  const inOrder: Promise<void>[] = [];
  let threads: FinishThreads | undefined;

  // Only this thread writes: two threads that create files at the same time take three times as long.
  const write = ({ twin, compressed, ...facts }: Finished): void => {
    mkdirSync(path.dirname(path.join(dir, facts.file)), { recursive: true });
    const sizes = new Map(compressed.map((one) => [one.file, forms.put(one)]));
    if (twin) writeFileSync(path.join(dir, twin.file), twin.text);
    done.set(facts.file, { ...facts, brotliBytes: sizes.get(facts.file) ?? facts.bytes });
  };

  const start = (job: FinishJob): void => {
    threads ??= startFinishThreads({ ...options, frames });
    const work = threads.finish(job).then(write);
    work.catch(() => {}); // `add` and `finish` report it
    works.set(job.file, work);
    inOrder.push(work);
  };

  const add = async (file: string, bytes: Uint8Array): Promise<void> => {
    if (isFrame(file)) frames.set(file, bytes);
    // Pages need the frames. The few pages that are ready before the frames are finished at the end.
    if (frames.size < LANGS.length || !isText(file)) return;
    start({ file, bytes });
    await inOrder.at(-1 - MOST_AHEAD);
  };

  const finishAll = async (say?: Say): Promise<Written[]> => {
    const names = (await filesIn(dir)).filter((file) => isText(file) && !isLite(file)).sort();
    for (const file of names.filter(isFrame)) frames.set(file, readFileSync(path.join(dir, file)));
    for (const file of names) if (!works.has(file)) start({ file });
    for (const work of inOrder) {
      await work;
      say?.(`${done.size} of ${works.size} files`);
    }
    return names.map((name) => {
      const written = done.get(name);
      if (!written) throw new Error(`${name} was not compressed.`);
      done.delete(name);
      return written;
    });
  };

  const finish = async (say?: Say): Promise<OutputSums> => {
    const finished = await finishAll(say);
    const [lost] = done.keys();
    if (lost !== undefined) throw new Error(`${lost} was rendered, and Astro has not written it.`);
    const made = packsOf(finished);
    for (const [name, bytes] of made) {
      await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
      await writeFile(path.join(dir, name), bytes);
    }
    const { compress } = openFinisher({ ...options, frames });
    const files = finished.map((page) => {
      const bytes = made.get(page.file);
      if (!bytes) return page;
      const [size] = compress(page.file, bytes).map(forms.put);
      return { ...page, bytes: bytes.length, brotliBytes: size ?? bytes.length };
    });
    forms.setTimes();
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
