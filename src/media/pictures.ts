import { statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { writeCached } from '~/api/cache-file';
import { environment } from '~/api/environment';
import { sha256 } from '~/api/originals';
import { download, NoTimeError, storageAddress } from '~/api/storage';
import { limits } from '~/config';
import { openTurns } from '~/lib/turns';
import { openDecoder, PictureError } from './decoder';
import { encode } from './encode';
import { type PictureUse, type Place, type Size, uses } from './picture-uses';

/** One file of a picture, in the size for its place on a page. */
export interface Candidate extends Size {
  src: string;
  bytes: number;
}

export interface Picture {
  /** The file for phones. A saved copy of a page contains only this file. */
  small: Candidate;
  /** The file for windows from 640 px. Undefined if this file would not be larger than the file for phones. */
  wide: Candidate | undefined;
}

/** The picture was not made in this publish. The next publish makes it. */
export class NotYetError extends Error {
  override name = 'NotYetError';
}

/**
 * Increase this number when the build makes different bytes from the same original. The cached files are then not used.
 */
const VERSION = 3;
type Original = Awaited<ReturnType<typeof download>>;
const folder = path.join(environment.CACHE_DIR, 'pictures');
const atOnce = pLimit(2);
const decodeApart = openDecoder();
/** The pictures that are being made, by their whole hash. */
const underway = new Map<string, Promise<Candidate>>();
const NAME_DIGITS = 12;
/** For each file name, the whole hash of the first picture that got this name. */
const owners = new Map<string, string>();
/** The facts that are stored beside the file of a picture. Facts from earlier versions of the site have no hash. */
type Kept = Size & { readonly hash?: string };
/**
 * True if this publish has time for one more picture. Without this limit, an entry with many pictures could delay the
 * changes of other editors.
 */
const hasTime = openTurns(limits.publishPicturesSeconds);
/**
 * Addresses that a publish had no time to download. Pictures from these addresses count as late work (see turns.ts).
 */
const late = new Set<string>();
const LATE = 'not made yet, because this publish had no more time for pictures; the next publish makes it';

/** The number of bytes of a picture file with the path `src`. */
export const bytesOf = (src: string): number => statSync(path.join(folder, path.basename(src))).size;

/**
 * Makes the files of a picture (`src` in the file storage) for a place. Throws PictureError, StorageError or
 * NotYetError.
 */
export async function makePicture(src: string, use: PictureUse): Promise<Picture> {
  const address = storageAddress(src);
  const original = await download(address).catch((error: unknown) => {
    if (!(error instanceof NoTimeError)) throw error;
    late.add(address);
    throw new NotYetError(LATE, { cause: error });
  });
  const { small, wide }: { small: Place; wide: Place | undefined } = uses[use];
  const begin = (key: string): void => {
    if (!hasTime(key, late.has(address) ? 'late' : 'new')) throw new NotYetError(LATE);
  };
  const first = await candidate(original, small, begin);
  // If the place has a fixed ratio and the original is too narrow for the small file, a wide file cannot be wider.
  const isNarrow = small.ratio !== undefined && first.width < small.width;
  const second = wide && !isNarrow ? await candidate(original, wide, begin) : undefined;
  late.delete(address);
  return { small: first, wide: second && second.width > first.width ? second : undefined };
}

/**
 * Makes one file of a picture, unless `begin` throws. The cache stores the file under a hash of its content and place. The name
 * has only a part of this hash, because a longer name makes each page larger. So an attacker can make two pictures with the
 * same name. The second picture is refused, so that it is never shown in place of the first.
 */
async function candidate(original: Original, place: Place, begin: (key: string) => void): Promise<Candidate> {
  const hash = sha256(JSON.stringify([VERSION, original.sha256, place]));
  const other = underway.get(hash);
  if (other) return other;
  const key = hash.slice(0, NAME_DIGITS);
  const made = kept(key, hash)
    .then((known) => known ?? atOnce(() => make(original, place, hash, begin)))
    .finally(() => underway.delete(hash));
  underway.set(hash, made);
  return made;
}

function requireOwn(key: string, hash: string): void {
  const owner = owners.get(key) ?? hash;
  if (owner !== hash) throw new PictureError('another picture has the same name; save it again with a small change');
  owners.set(key, owner);
}

async function make(original: Original, place: Place, hash: string, begin: (key: string) => void): Promise<Candidate> {
  const key = hash.slice(0, NAME_DIGITS);
  const { size, png } = await decodeApart(await original.bytes(), place, () => begin(key));
  const bytes = await encode(png, place);
  requireOwn(key, hash);
  // The JSON file is written first, because a finished picture must always have its JSON file.
  await writeCached(`pictures/${key}.json`, JSON.stringify({ ...size, hash } satisfies Kept));
  await writeCached(`pictures/${key}.avif`, bytes);
  return candidateOf(key, size, bytes.length);
}

/** The fields always have this order, because this order becomes the order of the attributes in pages. */
const candidateOf = (key: string, { width, height }: Size, bytes: number): Candidate => ({
  src: `/m/${key}.avif`,
  width,
  height,
  bytes,
});

async function kept(key: string, hash: string): Promise<Candidate | undefined> {
  const found = await filesOf(key);
  if (!found) return undefined;
  owners.set(key, found.size.hash ?? hash);
  requireOwn(key, hash);
  return candidateOf(key, found.size, found.bytes);
}

async function filesOf(key: string): Promise<{ size: Kept; bytes: number } | undefined> {
  try {
    const [size, { size: bytes }] = await Promise.all([
      readFile(path.join(folder, `${key}.json`), 'utf8').then((text) => JSON.parse(text) as Kept),
      stat(path.join(folder, `${key}.avif`)),
    ]);
    return size.width > 0 && size.height > 0 && bytes > 0 ? { size, bytes } : undefined;
  } catch {
    return undefined; // the picture was not made yet, or the cache was emptied
  }
}
