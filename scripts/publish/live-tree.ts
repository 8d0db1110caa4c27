// The folder visitors are served from: each file is replaced whole, with its compressed forms, and nothing is there before what it leads to.
import { mkdir, readFile, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { brotliOf, gzipOf, qualityOf } from '../build/compress.ts';
import {
  DCZ,
  type Frame,
  framed,
  framedName,
  frameFileOf,
  frameOf,
  isFrame,
  pageOfFramed,
} from '../build/dictionary.ts';
import { isCompressed } from '../build/finish-output.ts';
import { type Contents, openContents, shaOf } from './contents.ts';
import type { Change } from './releases.ts';
import { isSearchManifest } from './retired-files.ts';
import { filesIn } from './site-files.ts';

const FILES_AT_ONCE = 16;
/** Node has four threads for this and for files: a webhook that is to be put on the disk must not wait for a free one. */
const COMPRESSED_AT_ONCE = 2;
const compressing = pLimit(COMPRESSED_AT_ONCE);
const FORMS = ['br', 'gz'] as const;

export interface LiveTree extends Pick<Contents, 'isStored' | 'store' | 'read'> {
  /** What is served, by the hashes of contents. */
  readonly files: ReadonlyMap<string, string>;
  /** The tag of the frame that a page is read by; nothing for what is no page, and where there is no frame. */
  readonly frameTagOf: (file: string) => string | undefined;
  /** Makes what differs from that frame, for a page that lacks it: it was there before its frame. */
  readonly addFramed: (file: string) => Promise<void>;
  /** Puts changes in place: what is new first, what is gone last, the way to search before it. A second time does no harm. */
  readonly apply: (changes: readonly Change[]) => Promise<void>;
  /** Forgets contents that are neither served nor needed. */
  readonly prune: (needed: ReadonlySet<string>) => Promise<void>;
}

interface LiveTreeOptions {
  readonly liveDir: string;
  readonly dir: string;
  readonly brotliQuality: number;
}

const secondOf = ({ mtimeMs }: { mtimeMs: number }): number => Math.floor(mtimeMs / 1000);

/** Puts a content in the place of another in one step. */
export async function replace(to: string, bytes: Buffer): Promise<void> {
  const part = `${to}.part`;
  const before = await stat(to).catch(() => undefined);
  if (!before) await mkdir(path.dirname(to), { recursive: true });
  await writeFile(part, bytes);
  // nginx and Caddy make an ETag of the second and the length of a file: two publishes in a second may have the same.
  const now = Date.now() / 1000;
  if (before && secondOf(before) >= Math.floor(now)) await utimes(part, now, secondOf(before) + 1);
  await rename(part, to);
}

/** The fewer its folders, the sooner: the first page of a list is what most visitors look at. */
const byDepth = (a: Change, b: Change): number => a.file.split('/').length - b.file.split('/').length;

/** The forms of a file by their names, or nothing for those that it has not. All are made before the first is put in place. */
const formsOf = (
  file: string,
  bytes: Buffer,
  brotliQuality: number,
  frame: Frame | undefined,
): Promise<(readonly [string, Buffer | undefined])[]> => {
  const quality = qualityOf(file, bytes.length, brotliQuality);
  const isSmaller = isCompressed(file, bytes.length);
  const works: [string, (() => Promise<Buffer>) | undefined][] = [
    [`${file}.br`, isSmaller ? () => brotliOf(bytes, quality) : undefined],
    [`${file}.gz`, isSmaller ? () => gzipOf(bytes) : undefined],
    ...(frame ? [[framedName(file, frame.tag), () => framed(bytes, frame)] satisfies (typeof works)[number]] : []),
  ];
  return Promise.all(works.map(async ([name, make]) => [name, make && (await compressing(make))] as const));
};

/** Removes a folder and those above it, up to one that stays, as far as they are empty. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  if (folder === top) return;
  const isGone = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmpty(path.dirname(folder), top);
}

export async function openLiveTree(options: LiveTreeOptions): Promise<LiveTree> {
  const { liveDir, dir, brotliQuality } = options;
  const contents = await openContents(path.join(dir, 'contents'));
  const { read } = contents;
  const atOnce = pLimit(FILES_AT_ONCE);
  const files = new Map<string, string>();
  /** What pages are read by, by the names of their files. */
  const frames = new Map<string, Frame | undefined>();
  const frameFor = (file: string): Frame | undefined => frames.get(frameFileOf(file) ?? '');
  const put = async (file: string, sha: string): Promise<void> => {
    const bytes = await read(sha);
    const forms = await formsOf(file, bytes, brotliQuality, frameFor(file));
    await Promise.all(
      forms.map(([name, form]) =>
        form ? replace(path.join(liveDir, name), form) : rm(path.join(liveDir, name), { force: true }),
      ),
    );
    await replace(path.join(liveDir, file), bytes);
    files.set(file, sha);
  };

  /** After the first that fails none begins, and none is under way when this throws. */
  const putAll = async (changes: readonly Change[]): Promise<void> => {
    const failures: unknown[] = [];
    const putNext = async ({ file, after }: Change): Promise<void> => {
      if (failures.length === 0 && after) await put(file, after).catch((error: unknown) => void failures.push(error));
    };
    await Promise.all(changes.map((change) => atOnce(() => putNext(change))));
    if (failures.length > 0) throw failures[0];
  };

  /**
   * The compressed forms last: without them the file itself is sent. What differs from a frame is sent by itself, so it goes
   * first. Folders that are empty then go as well.
   */
  const remove = async (file: string): Promise<void> => {
    const from = path.join(liveDir, file);
    const frame = frameFor(file);
    const names = [...(frame ? [framedName(from, frame.tag)] : []), from, ...FORMS.map((form) => `${from}.${form}`)];
    for (const name of names) await rm(name, { force: true });
    files.delete(file);
    await removeEmpty(path.dirname(from), liveDir);
  };

  /**
   * Takes away what was made with a frame that is no more: of a page that is put anew it would say what that said before. And
   * what is left of pages that are gone.
   */
  const dropFramed = async (names: readonly string[]): Promise<void> => {
    for (const name of names.filter((one) => one.endsWith(DCZ))) {
      const page = pageOfFramed(name) ?? '';
      const frame = frameFor(page);
      const isValid = frame && files.has(page) && name === framedName(page, frame.tag);
      if (!isValid) await rm(path.join(liveDir, name), { force: true });
    }
  };

  const found = await filesIn(liveDir);
  for (const file of found) {
    const isForm = [...FORMS.map((form) => `.${form}`), DCZ].some((end) => file.endsWith(end));
    if (file.endsWith('.part')) await rm(path.join(liveDir, file), { force: true });
    if (file.endsWith('.part') || isForm) continue;
    const bytes = await readFile(path.join(liveDir, file));
    files.set(file, shaOf(bytes));
    if (isFrame(file)) frames.set(file, frameOf(bytes));
  }
  await dropFramed(found);

  return {
    files,
    frameTagOf: (file) => frameFor(file)?.tag,
    async addFramed(file) {
      const frame = frameFor(file);
      const form = path.join(liveDir, framedName(file, frame?.tag ?? ''));
      if (!frame || (await stat(form).catch(() => undefined))) return;
      await replace(form, await framed(await readFile(path.join(liveDir, file)), frame));
    },
    ...contents,
    async apply(changes) {
      const newFrames = changes.filter(({ file }) => isFrame(file));
      for (const { file, after } of newFrames) frames.set(file, after ? frameOf(await read(after)) : undefined);
      if (newFrames.length > 0) await dropFramed(await filesIn(liveDir));
      const [coming, removed] = [changes.filter(({ after }) => after), changes.filter(({ after }) => !after)];
      const isLast = ({ file }: Change): boolean => isSearchManifest(file);
      const [manifest, others] = [coming.filter(isLast), coming.filter((one) => !isLast(one))];
      const [added, changed] = [others.filter(({ before }) => !before), others.filter(({ before }) => before)];
      for (const part of [added, changed, manifest]) await putAll(part.toSorted(byDepth));
      for (const { file } of removed) await remove(file);
    },
    prune: (needed) => {
      const served = new Set(files.values());
      return contents.keepOnly((sha) => needed.has(sha) || served.has(sha));
    },
  };
}
