// Writes the live folder: the files that a web server sends to visitors. Files are replaced atomically. No page links to a
// missing file.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { isCompressed } from '../build/compress.ts';
import { byDepth, filesIn, isHashed, isSearchManifest } from '../serve/site-files.ts';
import { DCZ, type Frame, framed, framedName, frameOf, isFrame } from '../serve/dictionary.ts';
import { ASKED_AT_ONCE, openFormThreads } from './form-threads.ts';
import { openLiveFrames } from './live-frames.ts';
import type { Change } from './releases.ts';
import { newScratch, readInto, type Scratch } from './scratch.ts';
import { isForm, putUncompressed, putForms, removeFile, replace, writeForms } from './served-file.ts';

/** Memory for the content that is being written without its compressed files. */
const scratch = newScratch();
const FILES_AT_ONCE = 16;
/**
 * If a publish has more changes than this (a menu changes every page), it writes them without compressed files, and compresses
 * them afterwards.
 */
const MOST_COMPRESSED_FIRST = 500;

interface LiveTreeOptions {
  readonly liveDir: string;
  readonly dir: string;
  readonly brotliQuality: number;
  readonly mostCompressedFirst?: number;
  /** Gets the name of each file whose answer has changed, because of a new content or new compressed files. */
  readonly onChange?: (file: string) => void;
}

/**
 * Groups changes. The groups are written in this order, so that no link is dead: new files, changed files, the list of
 * search index files. Files are removed last.
 */
export function inOrder(changes: readonly Change[]): Record<'added' | 'changed' | 'manifest' | 'removed', Change[]> {
  const groupOf = ({ file, before, after }: Change) =>
    after === undefined ? 'removed' : isSearchManifest(file) ? 'manifest' : before === undefined ? 'added' : 'changed';
  const { added = [], changed = [], manifest = [], removed = [] } = Object.groupBy(changes, groupOf);
  return { added: added.toSorted(byDepth), changed: changed.toSorted(byDepth), manifest, removed };
}

const shaOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Stores each file content once, by its hash: the contents of live files, and the contents that a rollback needs. */
async function openContents(dir: string) {
  const fileOf = (sha: string): string => path.join(dir, sha.slice(0, 2), sha.slice(2));
  const stored = new Set((await filesIn(dir)).map((name) => name.replace('/', '')));

  async function drop(sha: string): Promise<void> {
    await rm(fileOf(sha), { force: true });
    stored.delete(sha);
  }
  // After a power cut, a file may be incomplete. Check that each content has the hash of its file name.
  for (const sha of stored) if (shaOf(readFileSync(fileOf(sha))) !== sha) await drop(sha);

  return {
    isStored: (sha: string) => stored.has(sha),
    /** Stores a content and returns its hash. */
    store(bytes: Buffer) {
      const sha = shaOf(bytes);
      if (stored.has(sha)) return sha;
      // The file is not replaced atomically, because each start checks the hashes.
      mkdirSync(path.dirname(fileOf(sha)), { recursive: true });
      writeFileSync(fileOf(sha), bytes);
      stored.add(sha);
      return sha;
    },
    /** Returns a content, in new memory or in `scratch`. */
    read: (sha: string, scratch?: Scratch) => (scratch ? readInto(scratch, fileOf(sha)) : readFileSync(fileOf(sha))),
    async keepOnly(isNeeded: (sha: string) => boolean) {
      for (const sha of stored) if (!isNeeded(sha)) await drop(sha);
    },
  };
}

/**
 * Takes names out of a set and works on them, until the set is empty or the moment `until` (in milliseconds) has come. After a
 * failure, it begins no further work, puts the name back, waits for the work in progress, and throws.
 */
async function takeEach(names: Set<string>, until: number, work: (name: string) => Promise<void>): Promise<void> {
  const waiting = names.values();
  const failures: unknown[] = [];
  const workOnNext = async (): Promise<void> => {
    for (const name of waiting) {
      if (Date.now() >= until || failures.length > 0) return;
      names.delete(name);
      await work(name).catch((error: unknown) => {
        failures.push(error);
        names.add(name);
      });
    }
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, workOnNext));
  if (failures.length > 0) throw failures[0];
}

/** Finds the files of the live folder, and deletes the files that an interrupted publish has left incomplete. */
async function findFiles(liveDir: string) {
  const found = await filesIn(liveDir);
  const isWritten = (...names: string[]): boolean =>
    names.every((name) => (statSync(path.join(liveDir, name), { throwIfNoEntry: false })?.size ?? 0) > 0);
  const files = new Map<string, string>();
  const frames = new Map<string, Frame | undefined>();
  const uncompressed = new Set<string>();
  for (const file of found) {
    if (file.endsWith('.part')) await rm(path.join(liveDir, file), { force: true });
    if (file.endsWith('.part') || file.endsWith(DCZ) || isForm(file)) continue;
    const bytes = readFileSync(path.join(liveDir, file));
    files.set(file, shaOf(bytes));
    if (isFrame(file)) frames.set(file, frameOf(bytes));
    // The last publisher may have ended before it had compressed everything. A power cut may leave empty files.
    if (isCompressed(file, bytes.length) && !isWritten(`${file}.br`, `${file}.gz`)) uncompressed.add(file);
  }
  return { found, files, frames, uncompressed };
}

export type LiveTree = Awaited<ReturnType<typeof openLiveTree>>;

export async function openLiveTree({
  liveDir,
  dir,
  brotliQuality,
  mostCompressedFirst = MOST_COMPRESSED_FIRST,
  onChange = () => {},
}: LiveTreeOptions) {
  const contents = await openContents(path.join(dir, 'contents'));
  const atOnce = pLimit(FILES_AT_ONCE);
  /**
   * `frames` has the frames (what all pages of a language share) by file name. `uncompressed` has the files whose compressed
   * files are still missing, in the order in which they will be compressed.
   */
  const { found, files, frames, uncompressed } = await findFiles(liveDir);
  const inLive = (file: string): string => path.join(liveDir, file);
  const threads = openFormThreads({ liveDir, brotliQuality });
  const shared = await openLiveFrames(liveDir, frames, (file) => files.has(file), found);

  /** Writes files. After a failure, it starts no further file, waits for the files in progress, and throws. */
  async function putAll(changes: readonly Change[], isCompressedFirst: boolean): Promise<void> {
    const failures: unknown[] = [];
    const put = async (file: string, sha: string): Promise<void> => {
      // `scratch` is a buffer that the next read overwrites. A file that is compressed meanwhile needs a buffer of its own.
      const bytes = isCompressedFirst ? contents.read(sha) : contents.read(sha, scratch);
      uncompressed.delete(file);
      shared.dropEarlier(file);
      if (isCompressedFirst) {
        await putForms(liveDir, file, bytes, brotliQuality, shared.of(file));
        replace(inLive(file), bytes);
      } else {
        putUncompressed(liveDir, file, bytes, shared.of(file));
        if (isCompressed(file, bytes.length)) uncompressed.add(file);
      }
      // Caches have no copy of a new hashed file. A hashed file is rarely replaced: only if two contents of the search index
      // have the same short hash.
      if (files.has(file) || !isHashed(file)) onChange(file);
      files.set(file, sha);
    };
    const putNext = async ({ file, after }: Change): Promise<void> => {
      if (failures.length === 0 && after) await put(file, after).catch((error: unknown) => void failures.push(error));
    };
    await Promise.all(changes.map((change) => atOnce(() => putNext(change))));
    if (failures.length > 0) throw failures[0];
  }

  return {
    /** The served files, with the hash of each content. */
    files: files as ReadonlyMap<string, string>,
    /** Returns the tag of a page's frame: the part of `.dcz` names that says which frame it is. Other files have no tag. */
    frameTagOf: (file: string) => shared.of(file)?.tag,
    /**
     * Writes the `.dcz` file (compressed with the frame as dictionary) of a page if it does not exist. Its name contains the tag
     * of the frame, so it does not exist after the frame has changed.
     */
    async addFramed(file: string) {
      const frame = shared.of(file);
      const form = inLive(framedName(file, frame?.tag ?? ''));
      if (!frame || (await stat(form).catch(() => undefined))) return;
      replace(form, await framed(await readFile(inLive(file)), frame));
    },
    /** Returns the number of files whose compressed files are still missing. */
    uncompressed: () => uncompressed.size,
    /** Makes missing compressed files until the moment `until` (in milliseconds). Returns true if some are left. */
    async compressRest(until: number) {
      await takeEach(uncompressed, until, async (file) => {
        const frame = shared.of(file);
        const forms = await threads.formsOf(file, frame);
        if (forms) writeForms(inLive(file), forms, frame);
        onChange(file);
      });
      if (uncompressed.size > 0) return true;
      await threads.end();
      await shared.dropAllEarlier();
      return false;
    },
    ...contents,
    /**
     * Applies changes. Applying the same changes again is safe, for example after a crash. `releaseSize` is the number of
     * changes of the whole release: a large release comes in several parts.
     */
    async apply(changes: readonly Change[], releaseSize = changes.length) {
      const newFrames = changes.filter(({ file }) => isFrame(file));
      for (const { file, after } of newFrames) shared.set(file, after ? contents.read(after) : undefined);
      const { added, changed, manifest, removed } = inOrder(changes);
      const isCompressedFirst = releaseSize <= mostCompressedFirst;
      for (const group of [added, changed, manifest]) await putAll(group, isCompressedFirst);
      for (const { file } of removed) {
        shared.dropEarlier(file);
        await removeFile(inLive(file), liveDir, shared.of(file));
        files.delete(file);
        uncompressed.delete(file);
        onChange(file);
      }
    },
    /** Deletes stored contents that are neither served nor needed. */
    prune: (needed: ReadonlySet<string>) => {
      const served = new Set(files.values());
      return contents.keepOnly((sha) => needed.has(sha) || served.has(sha));
    },
  };
}
