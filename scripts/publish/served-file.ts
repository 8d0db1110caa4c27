// Puts one file of the live folder in place, or takes it away, with its compressed forms.
import { mkdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { brotliOf, gzipOf, qualityOf } from '../build/compress.ts';
import { type Frame, framed, framedName } from '../build/dictionary.ts';
import { isCompressed } from '../build/finish-output.ts';

/** Node has four threads for compressing and for files. A webhook must not wait until one is free. */
const COMPRESSED_AT_ONCE = 2;
const compressing = pLimit(COMPRESSED_AT_ONCE);
const FORMS = ['.br', '.gz'];

export const isForm = (name: string): boolean => FORMS.some((end) => name.endsWith(end));

const secondOf = ({ mtimeMs }: { mtimeMs: number }): number => Math.floor(mtimeMs / 1000);

/** Puts a content in the place of another in one step. */
export async function replace(to: string, bytes: Buffer): Promise<void> {
  const part = `${to}.part`;
  const before = await stat(to).catch(() => undefined);
  if (!before) await mkdir(path.dirname(to), { recursive: true });
  await writeFile(part, bytes);
  // nginx and Caddy make the ETag of the second and the length of a file. Two publishes in one second need two seconds.
  const now = Date.now() / 1000;
  if (before && secondOf(before) >= Math.floor(now)) await utimes(part, now, secondOf(before) + 1);
  await rename(part, to);
}

/** Writes a file of a folder and its forms. All forms are made before the first is written. A form that it has no more goes. */
export async function putFile(
  folder: string,
  file: string,
  bytes: Buffer,
  brotliQuality: number,
  frame?: Frame,
): Promise<void> {
  const to = path.join(folder, file);
  const quality = qualityOf(file, bytes.length, brotliQuality);
  const isSmaller = isCompressed(file, bytes.length);
  const works: [string, (() => Promise<Buffer>) | undefined][] = [
    [`${to}.br`, isSmaller ? () => brotliOf(bytes, quality) : undefined],
    [`${to}.gz`, isSmaller ? () => gzipOf(bytes) : undefined],
  ];
  if (frame) works.push([framedName(to, frame.tag), () => framed(bytes, frame)]);
  const forms = await Promise.all(
    works.map(async ([name, make]) => [name, make && (await compressing(make))] as const),
  );
  await Promise.all(forms.map(([name, form]) => (form ? replace(name, form) : rm(name, { force: true }))));
  await replace(to, bytes);
}

/** Removes a folder and those above it up to `top`, as far as they are empty. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  if (folder === top) return;
  const isGone = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmpty(path.dirname(folder), top);
}

/**
 * Removes a file, its forms, and folders that are then empty. Servers send the form of a frame by itself, so it goes
 * before the file. They send the compressed forms only with the file, so these go after it.
 */
export async function removeFile(from: string, top: string, frame?: Frame): Promise<void> {
  const names = [...(frame ? [framedName(from, frame.tag)] : []), from, ...FORMS.map((end) => `${from}${end}`)];
  for (const name of names) await rm(name, { force: true });
  await removeEmpty(path.dirname(from), top);
}
