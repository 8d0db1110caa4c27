// The folder visitors are served from: each file is replaced whole, with its compressed forms, and nothing is there before what it leads to.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
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
import { writeWhole } from '../../src/api/write-whole.ts';
import { paths } from '../../src/routes.ts';
import type { Change } from './releases.ts';
import { isSearchManifest } from './retired-files.ts';

const FILES_AT_ONCE = 16;
/** Node has four threads for this and for files: a webhook that is to be put on the disk must not wait for a free one. */
const COMPRESSED_AT_ONCE = 2;
const FORMS = ['br', 'gz'] as const;

const shaOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export interface LiveTree {
  /** What is served, by the hashes of contents. */
  readonly files: ReadonlyMap<string, string>;
  /** The tag of the frame that a page is read by; nothing for what is no page, and where there is no frame. */
  readonly frameTagOf: (file: string) => string | undefined;
  /** Makes what differs from that frame, for a page that lacks it: it was there before its frame. */
  readonly addFramed: (file: string) => Promise<void>;
  readonly isStored: (sha: string) => boolean;
  /** Keeps a content, to be put in place by its hash. */
  readonly store: (sha: string, bytes: Buffer) => Promise<void>;
  readonly read: (sha: string) => Promise<Buffer>;
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

/**
 * Whether a file is a part of the site. What a web server keeps for itself begins with a dot at the top of the folder, as
 * certificates do in `.well-known`; one file there is ours.
 */
export const isOfSite = (file: string): boolean => !file.startsWith('.') || file === paths.securityTxt.slice(1);

/** Names of all files of a folder that are a part of the site, with `/` between folders. */
export async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isOfSite);
}

export async function openLiveTree(options: LiveTreeOptions): Promise<LiveTree> {
  const { liveDir, dir, brotliQuality } = options;
  const blobs = path.join(dir, 'contents');
  const atOnce = pLimit(FILES_AT_ONCE);
  const compressing = pLimit(COMPRESSED_AT_ONCE);
  const files = new Map<string, string>();
  const stored = new Set(await filesIn(blobs));
  /** What pages are read by, by the names of their files. */
  const frames = new Map<string, Frame | undefined>();
  const frameFor = (file: string): Frame | undefined => frames.get(frameFileOf(file) ?? '');
  const blobOf = (sha: string): string => `${sha.slice(0, 2)}/${sha.slice(2)}`;

  const store = async (sha: string, bytes: Buffer): Promise<void> => {
    if (stored.has(blobOf(sha))) return;
    await writeWhole(path.join(blobs, blobOf(sha)), bytes);
    stored.add(blobOf(sha));
  };

  const read = (sha: string): Promise<Buffer> => readFile(path.join(blobs, blobOf(sha)));

  /** The forms of a file by their names, or nothing for those that it has not. All are made before the first is put in place. */
  const formsOf = (file: string, bytes: Buffer): Promise<(readonly [string, Buffer | undefined])[]> => {
    const quality = qualityOf(file, bytes.length, brotliQuality);
    const isSmaller = isCompressed(file, bytes.length);
    const frame = frameFor(file);
    const works: [string, (() => Promise<Buffer>) | undefined][] = [
      [`${file}.br`, isSmaller ? () => brotliOf(bytes, quality) : undefined],
      [`${file}.gz`, isSmaller ? () => gzipOf(bytes) : undefined],
      ...(frame ? [[framedName(file, frame.tag), () => framed(bytes, frame)] satisfies (typeof works)[number]] : []),
    ];
    return Promise.all(works.map(async ([name, make]) => [name, make && (await compressing(make))] as const));
  };

  const put = async (file: string, sha: string): Promise<void> => {
    const bytes = await read(sha);
    const forms = await formsOf(file, bytes);
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
    for (let folder = path.dirname(from); folder !== liveDir; folder = path.dirname(folder))
      if (
        !(await rmdir(folder).then(
          () => true,
          () => false,
        ))
      )
        break;
  };

  /**
   * Takes away what was made with a frame that is no more: of a page that is put anew it would say what that said before. And
   * what is left of pages that are gone.
   */
  const dropFramed = async (names: readonly string[]): Promise<void> => {
    const isOld = (name: string): boolean => {
      const page = pageOfFramed(name) ?? '';
      const frame = frameFor(page);
      return !frame || !files.has(page) || name !== framedName(page, frame.tag);
    };
    const old = names.filter((name) => name.endsWith(DCZ) && isOld(name));
    await Promise.all(old.map((name) => atOnce(() => rm(path.join(liveDir, name), { force: true }))));
  };

  // Contents go to the disk when it likes: after a power cut one may be cut off, under the name of the whole.
  for (const name of stored) {
    const sha = name.replace('/', '');
    if (shaOf(await read(sha)) === sha) continue;
    await rm(path.join(blobs, name), { force: true });
    stored.delete(name);
  }
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
    isStored: (sha) => stored.has(blobOf(sha)),
    store,
    read,
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
    async prune(needed) {
      const served = new Set(files.values());
      for (const name of stored) {
        const sha = name.replace('/', '');
        if (needed.has(sha) || served.has(sha)) continue;
        await rm(path.join(blobs, name), { force: true });
        stored.delete(name);
      }
    },
  };
}
