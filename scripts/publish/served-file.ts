// Writes or removes one file of the live folder, with its compressed files. Files are written synchronously. This thread has no
// other work meanwhile, and for small files, the promises of asynchronous writing would take more time than the writing.
import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { brotliOf, gzipOf, isCompressed, qualityOf } from '../build/compress.ts';
import { type Frame, framed, framedName } from '../serve/dictionary.ts';

/** Node has four threads for compression and files. Two of these threads stay free for webhooks. */
const COMPRESSED_AT_ONCE = 2;
const compressing = pLimit(COMPRESSED_AT_ONCE);
const FORMS = ['.br', '.gz'];

export const isForm = (name: string): boolean => FORMS.some((end) => name.endsWith(end));

/** The clock of a file system may be some milliseconds behind. */
const LATE_SECONDS = 0.02;
const secondOf = ({ mtimeMs }: { mtimeMs: number }): number => Math.floor(mtimeMs / 1000);

/**
 * Replaces a file atomically. While the new file is written, its name begins with a dot, because web servers do not send files
 * with such names.
 */
export function replace(to: string, bytes: Uint8Array): void {
  const part = path.join(path.dirname(to), `.${path.basename(to)}.part`);
  const before = statSync(to, { throwIfNoEntry: false });
  if (!before) mkdirSync(path.dirname(to), { recursive: true });
  const now = Date.now() / 1000 - LATE_SECONDS;
  writeFileSync(part, bytes);
  // nginx and Caddy make the ETag from the length and the second of writing. So each version needs a different second.
  if (before && secondOf(before) >= Math.floor(now)) utimesSync(part, now, secondOf(before) + 1);
  renameSync(part, to);
}

/** The compressed contents of a file. A content is unset if the file is not served in this form. */
export interface Forms {
  readonly brotli: Uint8Array | undefined;
  readonly gzip: Uint8Array | undefined;
  /** Compressed with the frame of the page. */
  readonly framed: Uint8Array | undefined;
}

/** Writes the compressed files of the file `to`. Removes compressed files that are no longer used. */
export function writeForms(to: string, { brotli, gzip, framed: ofFrame }: Forms, frame: Frame | undefined): void {
  const forms: [string, Uint8Array | undefined][] = [
    [`${to}.br`, brotli],
    [`${to}.gz`, gzip],
  ];
  if (frame) forms.push([framedName(to, frame.tag), ofFrame]);
  for (const [name, form] of forms)
    if (form) replace(name, form);
    else rmSync(name, { force: true });
}

/** Makes all compressed files of a file and writes them. */
export async function putForms(
  folder: string,
  file: string,
  bytes: Buffer,
  brotliQuality: number,
  frame?: Frame,
): Promise<void> {
  const isSmaller = isCompressed(file, bytes.length);
  const [brotli, gzip, ofFrame] = await Promise.all([
    isSmaller ? compressing(() => brotliOf(bytes, qualityOf(file, brotliQuality))) : undefined,
    isSmaller ? compressing(() => gzipOf(bytes)) : undefined,
    frame && compressing(() => framed(bytes, frame)),
  ]);
  writeForms(path.join(folder, file), { brotli, gzip, framed: ofFrame }, frame);
}

/** Writes a file without compressed files. The old compressed files are removed first, because they have the old content. */
export function putUncompressed(folder: string, file: string, bytes: Buffer, frame?: Frame): void {
  const to = path.join(folder, file);
  for (const name of [...FORMS.map((end) => `${to}${end}`), ...(frame ? [framedName(to, frame.tag)] : [])])
    rmSync(name, { force: true });
  replace(to, bytes);
}

/** Removes a folder and its parents up to `top`, while they are empty. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  if (folder === top) return;
  const isGone = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmpty(path.dirname(folder), top);
}

/**
 * Removes a file with its compressed files, and folders that are then empty. The `.dcz` file is removed first, because servers
 * send it even if the file itself is missing. The `.br` and `.gz` files are removed last, because servers never send them
 * without the file.
 */
export async function removeFile(from: string, top: string, frame?: Frame): Promise<void> {
  const names = [...(frame ? [framedName(from, frame.tag)] : []), from, ...FORMS.map((end) => `${from}${end}`)];
  for (const name of names) await rm(name, { force: true });
  await removeEmpty(path.dirname(from), top);
}
